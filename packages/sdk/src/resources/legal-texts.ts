import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { legalText } from '../normalize/legal-text.ts';
import { ApiError, isApiError } from '../client/api-error.ts';
import * as operations from '../operations.gen.ts';

/**
 * The pages of privacy, of terms, and of care and warranty. An extension of the contract: for a page that a backend
 * does not keep the error's status is 404, and a front end then shows a text of its own.
 */
export function legalTextsResource({ caller }: Api) {
  const get = caller(operations.getLegalText, legalText);
  return {
    /** A page as the shop has written it. */
    get: (...asked: Parameters<typeof get>): ReturnType<typeof get> =>
      get(...asked).catch(asNotKept),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. Administrators. */
    set: caller(operations.setLegalText, confirmation),
  };
}

/** A backend that knows fewer pages takes the name of another one for bad input. */
function asNotKept(error: unknown): never {
  if (!isApiError(error) || error.status !== 400) throw error;
  const { kind, operation, message, body } = error;
  throw new ApiError({ kind, operation, message, body, status: 404, cause: error });
}
