import type { ApiError } from '@filigrana/sdk';

/** How a backend says that it does not know an operation. */
export const isUnsupported = ({ status }: ApiError): boolean =>
  status === 404 || status === 405 || status === 501;
