import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { subscription } from '../normalize/user.ts';
import * as operations from '../operations.gen.ts';

/** The newsletter of a customer. */
export function subscriptionResource({ caller }: Api) {
  return {
    /** Subscribes or unsubscribes; gives up after 5000 ms unless `timeouts` says otherwise. */
    set: caller(operations.setSubscription, subscription, { timeout: 'subscription' }),

    /**
     * Leaves the novedades with the token of a letter's link, without a login; 404 for a token that
     * the server did not sign. An extension of the contract.
     */
    leave: caller(operations.leaveNovedades, confirmation),
  };
}
