import { ordersTexts } from '@filigrana/sdk/answers';
import type { OrderEvent } from '@filigrana/sdk/domain';
import type { Deps } from '../../deps.ts';
import type { Call, HandlersOf } from '../../http/operation-types.ts';
import { advanceOrder } from './advance-order.ts';
import {
  createOrderList,
  createOrderPages,
  listOrdersOf,
  orderOf,
  orderOfCart,
  readOrder,
} from './orders.service.ts';

type OrderStepOperation = 'acceptOrder' | 'shipOrder' | 'rejectOrder';

/** Regular orders: the customer's own history and the work of the back office. */
export function orderHandlers(deps: Deps): HandlersOf<'orders'> {
  const { db, media } = deps;
  const listAll = createOrderList(deps);
  const readPage = createOrderPages(deps);
  const step =
    (event: OrderEvent) =>
    async ({ params: { idPedido }, user }: Call<OrderStepOperation>) => {
      await advanceOrder(deps, { idPedido, event, idUsuario: user.idUsuario });
      deps.outbox.post();
      return { mensaje: ordersTexts.done[event], pedido: await readOrder(deps, idPedido) };
    };

  return {
    listMyOrders: ({ user }) => listOrdersOf(deps, user.idUsuario),
    getMyOrder: ({ user, params: { idPedido } }) =>
      orderOf(deps, { idUsuario: user.idUsuario, idPedido }),
    listOrders: ({ query: { limite, ...search } }) =>
      limite === undefined ? listAll() : readPage({ ...search, limite }),

    acceptOrder: step('aceptar'),
    shipOrder: step('enviar'),
    rejectOrder: step('rechazar'),

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
