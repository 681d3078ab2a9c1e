import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import type { Order, OrderContact, OrderDetail, OrderReceipt, OrderShipping } from '../entities.ts';
import {
  orderAction,
  orderContact,
  orderDetail,
  orderReceipt,
  orders,
  orderShipping,
} from '../normalize/order.ts';
import type { OrderAction } from '../results.ts';

/** Regular orders: the customer's history (`mine`, `myOrder`) and the administrators' work. */
export function ordersResource({ client, call }: Api) {
  return {
    /** The customer's own orders. */
    mine: (options?: CallOptions): Promise<Order[]> =>
      call({
        operation: 'listMyOrders',
        bearer: true,
        send: (init) => client.GET('/api/pedido/usuario', init),
        read: orders,
        options,
      }),

    /** One of the customer's own orders with everything about it. */
    myOrder: (idPedido: number, options?: CallOptions): Promise<OrderDetail> =>
      call({
        operation: 'getMyOrder',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/usuario/{idPedido}', {
            ...init,
            params: { path: { idPedido } },
          }),
        read: orderDetail,
        options,
      }),

    /** Every order. */
    list: (options?: CallOptions): Promise<Order[]> =>
      call({
        operation: 'listOrders',
        bearer: true,
        send: (init) => client.GET('/api/pedido/regulares', init),
        read: orders,
        options,
      }),

    /** pendiente → confirmado. 409 `INVALID_STATE` from any other state. */
    accept: (idPedido: number, options?: CallOptions): Promise<OrderAction> =>
      call({
        operation: 'acceptOrder',
        bearer: true,
        send: (init) =>
          client.PUT('/api/pedido/{idPedido}/aceptar', { ...init, params: { path: { idPedido } } }),
        read: orderAction,
        options,
      }),

    /** confirmado → enviado. 409 `INVALID_STATE` from any other state. */
    ship: (idPedido: number, options?: CallOptions): Promise<OrderAction> =>
      call({
        operation: 'shipOrder',
        bearer: true,
        send: (init) =>
          client.PUT('/api/pedido/{idPedido}/enviar', { ...init, params: { path: { idPedido } } }),
        read: orderAction,
        options,
      }),

    /** pendiente → cancelado. 409 `INVALID_STATE` from any other state. */
    reject: (idPedido: number, options?: CallOptions): Promise<OrderAction> =>
      call({
        operation: 'rejectOrder',
        bearer: true,
        send: (init) =>
          client.PUT('/api/pedido/{idPedido}/rechazar', {
            ...init,
            params: { path: { idPedido } },
          }),
        read: orderAction,
        options,
      }),

    /** Where an order goes. */
    shipping: (idCarrito: number, options?: CallOptions): Promise<OrderShipping> =>
      call({
        operation: 'getOrderShipping',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/envio/{idCarrito}', { ...init, params: { path: { idCarrito } } }),
        read: orderShipping,
        options,
      }),

    /** How an order was paid; the link to the receipt expires. */
    receipt: (idCarrito: number, options?: CallOptions): Promise<OrderReceipt> =>
      call({
        operation: 'getOrderReceipt',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/comprobante/{idCarrito}', {
            ...init,
            params: { path: { idCarrito } },
          }),
        read: orderReceipt,
        options,
      }),

    /** How to reach the customer of an order. */
    contact: (idCarrito: number, options?: CallOptions): Promise<OrderContact> =>
      call({
        operation: 'getOrderContact',
        bearer: true,
        send: (init) =>
          client.GET('/api/pedido/contacto/{idCarrito}', {
            ...init,
            params: { path: { idCarrito } },
          }),
        read: orderContact,
        options,
      }),
  };
}
