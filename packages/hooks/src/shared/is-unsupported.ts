import { isApiError, type ApiError } from '@filigrana/sdk';

/** How a backend says that it does not know an operation. */
export const isUnsupported = ({ status }: ApiError): boolean =>
  status === 404 || status === 405 || status === 501;

/**
 * Answers in the place of a backend that does not know the operation; any other failure stays one.
 *
 * @example shop.synonyms.get().catch(whereUnsupported({ grupos: null }))
 */
export const whereUnsupported =
  <Answer>(answer: Answer) =>
  (cause: unknown): Answer => {
    if (isApiError(cause) && isUnsupported(cause)) return answer;
    throw cause;
  };
