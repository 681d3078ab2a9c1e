import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { SubscriptionForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { subscription } from '../normalize/user.ts';
import type { Confirmation, Subscription } from '../results.ts';

/** The newsletter of a customer. */
export function subscriptionResource({ client, call }: Api) {
  return {
    /** Subscribes or unsubscribes; gives up after 5000 ms unless `timeouts` says otherwise. */
    set: (body: SubscriptionForm, options?: CallOptions): Promise<Subscription> =>
      call({
        operation: 'setSubscription',
        bearer: true,
        timeout: 'subscription',
        send: (init) => client.PATCH('/api/suscripcion', { ...init, body }),
        read: subscription,
        options,
      }),

    /**
     * Leaves the novedades with the token of a letter's link, without a login; 404 for a token that
     * the server did not sign. An extension of the contract.
     */
    leave: (token: string, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'leaveNovedades',
        send: (init) =>
          client.POST('/api/suscripcion/baja/{token}', { ...init, params: { path: { token } } }),
        read: confirmation,
        options,
      }),
  };
}
