import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { ShippingFee } from '../entities.ts';
import { given, type ShippingFeeForm } from '../inputs.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { shippingFee } from '../normalize/shipping.ts';
import type { Confirmation } from '../results.ts';

/** The shipping fee of the shop, US dollars. */
export function shippingResource({ client, call }: Api) {
  return {
    /** The fee now: never from the browser's cache, for it is changed and checked on one screen. */
    fee: (options?: CallOptions): Promise<ShippingFee> =>
      call({
        operation: 'getShippingFee',
        send: (init) => client.GET('/api/envio', { ...init, cache: 'no-store' }),
        read: shippingFee,
        options,
      }),

    /** Sets the fee. Administrators. */
    setFee: (body: ShippingFeeForm, options?: CallOptions): Promise<Confirmation> =>
      call({
        operation: 'setShippingFee',
        bearer: true,
        send: (init) => client.PUT('/api/envio', { ...init, body: given(body) }),
        read: confirmation,
        options,
      }),
  };
}
