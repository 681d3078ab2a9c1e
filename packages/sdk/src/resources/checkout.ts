import type { Api } from '../client/call.ts';
import { withFiles } from '../client/upload.ts';
import { purchase } from '../normalize/order.ts';
import * as operations from '../operations.gen.ts';

/** The purchase. */
export function checkoutResource({ caller }: Api) {
  return {
    /**
     * Buys what is in the account's cart. Give an `idempotencyKey` and keep it until you know how
     * the purchase ended: the same key never buys twice. With `montoTotal`, the total that the buyer
     * was shown, nothing is bought at another one (409 `TOTAL_CHANGED`, whose body has today's
     * `montoTotal`); send it only where the cart has a `version`. With `sinPieza: 1`, for somebody who has paid, what is gone by
     * now is ordered without its piece (extension `holds`). With `idLugar` the order is picked up at that place of
     * `shop.shipping.pickupPlaces`, at its fee and with its address (extension `pickup`). Customers.
     */
    placeOrder: caller(operations.placeOrder, purchase, withFiles),
  };
}
