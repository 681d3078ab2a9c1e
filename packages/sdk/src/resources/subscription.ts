import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { SubscriptionForm } from '../inputs.ts';
import { subscription } from '../normalize/user.ts';
import type { Subscription } from '../results.ts';

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
  };
}
