import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import {
  orderAction,
  orderContact,
  orderDetail,
  orderPage,
  orderReceipt,
  orders,
  orderShipping,
} from '../normalize/order.ts';
import * as operations from '../operations.gen.ts';

/** Regular orders: the customer's history (`mine`, `myOrder`) and the administrators' work. */
export function ordersResource({ caller }: Api) {
  const list = caller(operations.listOrders, orders);
  return {
    /** The customer's own orders. */
    mine: caller(operations.listMyOrders, orders),

    /** One of the customer's own orders with everything about it. */
    myOrder: caller(operations.getMyOrder, orderDetail),

    /** Every order. */
    list: (options?: CallOptions) => list({}, options),

    /**
     * A part of the orders that fit what is asked for together, the newest first. An extension of the
     * contract: a backend without it answers with its whole list, and `isWhole` says so.
     *
     * @example
     * const first = await shop.orders.page({ limite: 50, estado: 'pendiente' });
     * if (first.siguiente !== null)
     *   await shop.orders.page({ limite: 50, estado: 'pendiente', despuesDe: first.siguiente });
     */
    page: caller(operations.listOrders, orderPage),

    /** pendiente → confirmado. 409 `INVALID_STATE` from any other state. It arrives although the page is closed. */
    accept: caller(operations.acceptOrder, orderAction, { init: { keepalive: true } }),

    /**
     * confirmado → enviado. 409 `INVALID_STATE` from any other state. With `guia` (extension `shipments`), the
     * carrier's number of the parcel.
     *
     * @example await shop.orders.ship(1024, { guia: 'RR473124829CR' });
     */
    ship: caller(operations.shipOrder, orderAction),

    /**
     * pendiente → cancelado. 409 `INVALID_STATE` from any other state. With a reason (extension `payments`), which
     * the letter tells.
     *
     * @example await shop.orders.reject(1024, { motivo: 'no_ha_llegado' });
     */
    reject: caller(operations.rejectOrder, orderAction),

    /** Where an order goes. */
    shipping: caller(operations.getOrderShipping, orderShipping),

    /** How an order was paid; the link to the receipt expires. */
    receipt: caller(operations.getOrderReceipt, orderReceipt),

    /** How to reach the customer of an order. */
    contact: caller(operations.getOrderContact, orderContact),
  };
}
