import { isApiError } from '@filigrana/sdk';
import { data } from 'react-router';

/** What a loader throws when the shop refuses or does not answer: a page with the right status. */
export function asResponse(error: unknown): unknown {
  if (!isApiError(error)) return error;
  return data(error.serverMessage ?? null, { status: error.status === 404 ? 404 : 502 });
}
