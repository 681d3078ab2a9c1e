import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { pickupPlaces, shippingFee } from '../normalize/shipping.ts';
import * as operations from '../operations.gen.ts';

/** The shipping fee of the shop, US dollars, and the places where orders are picked up. */
export function shippingResource({ caller }: Api) {
  return {
    /** The fee now: never from the browser's cache, for it is changed and checked on one screen. */
    fee: caller(operations.getShippingFee, shippingFee, { init: { cache: 'no-store' } }),

    /** Sets the fee. Administrators. */
    setFee: caller(operations.setShippingFee, confirmation),

    /**
     * Where orders can be picked up, also the places that are not `activo`. An extension of the contract: a backend
     * without it answers 404.
     */
    pickupPlaces: caller(operations.getPickupPlaces, pickupPlaces, { init: { cache: 'no-store' } }),

    /**
     * Sets the whole list; placed orders keep the words and the fee that they were placed with. 409 `VERSION_CONFLICT`
     * when `version` is given and no longer the current one. Administrators.
     *
     * @example
     * const { lugares, version } = await shop.shipping.pickupPlaces();
     * await shop.shipping.setPickupPlaces({
     *   lugares: lugares.map((place) => ({ ...place, activo: false })),
     *   version,
     * });
     */
    setPickupPlaces: caller(operations.setPickupPlaces, confirmation),
  };
}
