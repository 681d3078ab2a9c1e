import type { ApiError } from '@filigrana/sdk';

/** Whether a shop answers that it looks nobody up, or nobody just now: names are typed then. */
export function areNamesTyped({ code, status }: ApiError): boolean {
  return code === 'LOOKUP_OFF' || status === 429;
}
