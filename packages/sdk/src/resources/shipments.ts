import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { followedOrder, shipment, shipments, tracking } from '../normalize/shipment.ts';
import * as operations from '../operations.gen.ts';

/**
 * Guides of parcels, what is to be sent, and following an order. An extension of the contract: a
 * backend without it answers 404. An order is sent by `orders.ship(idPedido, { guia })`.
 */
export function shipmentsResource({ caller }: Api) {
  return {
    /** What is to be sent, the longest waiting first; or the orders that `pedido` names. Administrators. */
    list: caller(operations.listShipments, shipments),

    /**
     * Notes the guide (4 to 40 characters; null takes it away), that the pieces are being made ready, or that
     * the parcel has arrived. 409 `INVALID_STATE` where the order's state does not allow it. Administrators.
     *
     * @example await shop.shipments.set(1024, { guia: 'RR473124829CR' });
     */
    set: caller(operations.setShipment, shipment),

    /** How an order goes, by the token of a letter's link and without a login. */
    follow: caller(operations.followOrder, followedOrder),

    /** Where guides are followed. Administrators. */
    tracking: caller(operations.getTracking, tracking),

    /** 409 `VERSION_CONFLICT` when `version` is given and no longer the current one. Administrators. */
    setTracking: caller(operations.setTracking, confirmation),
  };
}
