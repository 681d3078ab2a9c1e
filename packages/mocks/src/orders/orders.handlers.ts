import { HttpProblem, ordersTexts, readDoubt } from '@filigrana/sdk/answers';
import {
  cleanGuide,
  emptyOrderFilters,
  filterOrders,
  fromCents,
  orderTotals,
} from '@filigrana/sdk/domain';
import { accountOf } from '../accounts/find-account.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import type { OrderRow } from '../world/rows.ts';
import { listPage } from '../world/list-page.ts';
import type { World } from '../world/world.ts';
import { advanceOrder, type Step } from './advance-order.ts';
import { findOrder } from './find-order.ts';
import { viewOrder, viewOrderDetail, viewShipping, viewReceipt } from './order-view.ts';

/** Regular orders: the customer's own history and the work of the back office. */
export function orderHandlers(world: World): HandlersOf<'orders'> {
  const find = (matches: (order: OrderRow) => boolean): OrderRow => {
    const found = world.orders.find(matches);
    if (!found) throw new HttpProblem('NOT_FOUND');
    return found;
  };
  const ofCart = (idCarrito: number) => find((order) => order.idCarrito === idCarrito);
  const newestFirst = (matches: (order: OrderRow) => boolean) =>
    world.orders
      .filter(matches)
      .sort(byDate)
      .map((order) => viewOrder(world, order));
  const take = (order: OrderRow, step: Step) => {
    advanceOrder(world, order, step);
    return { mensaje: ordersTexts.done[step.event], pedido: viewOrder(world, order) };
  };
  return {
    listMyOrders: ({ user }) => newestFirst(({ idUsuario }) => idUsuario === user.idUsuario),
    getMyOrder: ({ user, params: { idPedido } }) =>
      viewOrderDetail(
        world,
        find((order) => order.idPedido === idPedido && order.idUsuario === user.idUsuario),
      ),
    listOrders({ query }) {
      const all = newestFirst(() => true);
      const found = filterOrders(all, { ...emptyOrderFilters(), ...searchOf(query) });
      const page = listPage(world, query, () => [...found], { keyOf: ({ idPedido }) => idPedido });
      if (page === null) return all;
      const isCounted = page.encontrados !== null;
      return { ...page, montoEncontrado: isCounted ? fromCents(orderTotals(found).cents) : null };
    },
    acceptOrder: ({ params, user: { idUsuario } }) =>
      take(findOrder(world, params), { event: 'aceptar', idUsuario }),
    shipOrder({ params, body, user: { idUsuario } }) {
      const guia = world.extensions.has('shipments') ? cleanGuide(body?.guia ?? '') : '';
      return take(findOrder(world, params), { event: 'enviar', idUsuario, guia });
    },
    rejectOrder({ params, body, user: { idUsuario } }) {
      const isKnown = world.extensions.has('payments');
      const doubt = isKnown && body ? readDoubt(body) : undefined;
      return take(findOrder(world, params), { event: 'rechazar', idUsuario, doubt });
    },
    getOrderShipping: ({ params }) => viewShipping(ofCart(params.idCarrito)),
    getOrderReceipt({ params }) {
      const order = ofCart(params.idCarrito);
      return { ...viewReceipt(world, order), metodoPago: order.metodoPago };
    },
    getOrderContact({ params }) {
      const { correo, telefono } = accountOf(world, ofCart(params.idCarrito).idUsuario);
      return { correo, telefono };
    },
  };
}

/** What narrows the list down, without where its page begins. */
const searchOf = ({ limite: _, despuesDe: __, ...search }: Call<'listOrders'>['query']) => search;

/** Newest first; of the same moment, the later number. */
function byDate(a: OrderRow, b: OrderRow): number {
  return b.fechaPedido.localeCompare(a.fechaPedido) || b.idPedido - a.idPedido;
}
