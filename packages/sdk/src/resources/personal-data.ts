import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { dataLink } from '../normalize/personal-data.ts';
import * as operations from '../operations.gen.ts';

/**
 * What the shop knows of the customer who is logged in. An extension of the contract: a backend
 * without it answers 404.
 */
export function personalDataResource({ caller }: Api) {
  return {
    /** A link to one zip with all of it. It expires: open it at once. */
    link: caller(operations.getMyDataLink, dataLink),

    /**
     * Closes the account for good; its logins end. 400 with `fields.contrasenaActual` for a wrong
     * password, 409 `INVALID_STATE` while an order or a special order is not finished.
     */
    closeAccount: caller(operations.closeAccount, confirmation),
  };
}
