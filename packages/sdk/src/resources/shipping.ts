import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { shippingFee } from '../normalize/shipping.ts';
import * as operations from '../operations.gen.ts';

/** The shipping fee of the shop, US dollars. */
export function shippingResource({ caller }: Api) {
  return {
    /** The fee now: never from the browser's cache, for it is changed and checked on one screen. */
    fee: caller(operations.getShippingFee, shippingFee, { init: { cache: 'no-store' } }),

    /** Sets the fee. Administrators. */
    setFee: caller(operations.setShippingFee, confirmation),
  };
}
