import { ApiError, isApiError } from '@filigrana/sdk';

/** Anything a call can reject with, as an `ApiError`. */
export function asApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return new ApiError({ kind: 'contract', message: 'Unexpected failure', cause: error });
}

/** No answer came: the connection broke off, or the time ran out. */
export function isUnanswered({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}
