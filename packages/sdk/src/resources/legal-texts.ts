import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { legalText } from '../normalize/legal-text.ts';
import * as operations from '../operations.gen.ts';

/**
 * The privacy page and the page of terms. An extension of the contract: a backend without it
 * answers 404, and a front end then shows a text of its own.
 */
export function legalTextsResource({ caller }: Api) {
  return {
    get: caller(operations.getLegalText, legalText),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. Administrators. */
    set: caller(operations.setLegalText, confirmation),
  };
}
