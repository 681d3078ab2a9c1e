import { ordersTexts, readDoubt } from '@filigrana/sdk/answers';
import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { advanceOrder, type OrderStep } from './advance-order.ts';
import {
  createOrderList,
  createOrderPages,
  listOrdersOf,
  orderOf,
  orderOfCart,
  readOrder,
} from './orders.service.ts';

/** Regular orders: the customer's own history and the work of the back office. */
export function orderHandlers(deps: Deps): HandlersOf<'orders'> {
  const { db, media } = deps;
  const listAll = createOrderList(deps);
  const readPage = createOrderPages(deps);
  const take = async (step: OrderStep) => {
    await advanceOrder(deps, step);
    deps.outbox.post();
    const pedido = await readOrder(deps, step.idPedido);
    return { mensaje: ordersTexts.done[step.event], pedido };
  };
  return {
    listMyOrders: ({ user }) => listOrdersOf(deps, user.idUsuario),
    getMyOrder: ({ user, params: { idPedido } }) =>
      orderOf(deps, { idUsuario: user.idUsuario, idPedido }),
    listOrders: ({ query: { limite, ...search } }) =>
      limite === undefined ? listAll() : readPage({ ...search, limite }),

    acceptOrder: ({ params: { idPedido }, user: { idUsuario } }) =>
      take({ idPedido, event: 'aceptar', idUsuario }),
    shipOrder: ({ params: { idPedido }, body, user: { idUsuario } }) =>
      take({ idPedido, event: 'enviar', idUsuario, guia: body?.guia }),
    rejectOrder: ({ params: { idPedido }, body, user: { idUsuario } }) =>
      take({ idPedido, event: 'rechazar', idUsuario, doubt: body && readDoubt(body) }),

    async getOrderShipping({ params }) {
      const order = await orderOfCart(db, params.idCarrito);
      const { provincia, canton, distrito, direccionExacta, metodoPago } = order;
      return { provincia, canton, distrito, direccionExacta, metodoPago };
    },
    async getOrderReceipt({ params }) {
      const order = await orderOfCart(db, params.idCarrito);
      const { idComprobante, comprobanteEliminado, metodoPago } = order;
      return { comprobante: media.privateLink(idComprobante), comprobanteEliminado, metodoPago };
    },
    async getOrderContact({ params }) {
      const { correo, telefono } = await orderOfCart(db, params.idCarrito);
      return { correo, telefono };
    },
  };
}
