import { HttpProblem, ordersTexts } from '@filigrana/sdk/answers';
import {
  emptyOrderFilters,
  filterOrders,
  fromCents,
  orderLifecycle,
  orderTotals,
  type OrderEvent,
} from '@filigrana/sdk/domain';
import { recordActivity } from '../activity/activity.ts';
import { accountOf } from '../accounts/find-account.ts';
import type { Call, HandlersOf } from '../http/call.ts';
import { recordEvent } from '../timeline/timeline.ts';
import type { OrderRow } from '../world/rows.ts';
import { listPage } from '../world/list-page.ts';
import type { World } from '../world/world.ts';
import { findOrder } from './find-order.ts';
import { viewOrder, viewOrderDetail, viewShipping, viewReceipt } from './order-view.ts';

type OrderStepOperation = 'acceptOrder' | 'shipOrder' | 'rejectOrder';

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
  const step =
    (event: OrderEvent) =>
    ({ params, user: { idUsuario } }: Call<OrderStepOperation>) => {
      const order = findOrder(world, params);
      advanceOrder(world, order, { event, idUsuario });
      return { mensaje: ordersTexts.done[event], pedido: viewOrder(world, order) };
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
    acceptOrder: step('aceptar'),
    shipOrder: step('enviar'),
    rejectOrder: step('rechazar'),
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

/** Takes one step of the order's lifecycle, with everything that belongs to it. */
function advanceOrder(
  world: World,
  order: OrderRow,
  { event, idUsuario: who }: { event: OrderEvent; idUsuario: number },
): void {
  const next = orderLifecycle.next(event, order.estadoPedido);
  if (next === null) throw new HttpProblem('INVALID_STATE');
  const { estadoPago = order.estadoPago, returnsStock } = orderLifecycle.table.steps[event];
  Object.assign(order, { estadoPedido: next, estadoPago });
  const { idPedido, idUsuario } = order;
  recordActivity(world, {
    idUsuario: who,
    accion: (
      {
        aceptar: 'pedido.aceptado',
        rechazar: 'pedido.rechazado',
        enviar: 'pedido.enviado',
      } as const
    )[event],
    objeto: `pedido ${idPedido}`,
  });
  recordEvent(world, { idPedido }, { idUsuario: who, tipo: 'estado', texto: next });
  world.mail.push({ kind: 'order-moved', to: accountOf(world, idUsuario).correo, idPedido, event });
  if (!returnsStock) return;
  for (const line of order.lines) {
    // A product-size that is gone meanwhile is passed over.
    const piece = world.pieces.find((own) => own.idProducto_talla === line.idProducto_talla);
    if (piece) piece.stock += line.cantidad;
  }
}

/** Newest first; of the same moment, the later number. */
function byDate(a: OrderRow, b: OrderRow): number {
  return b.fechaPedido.localeCompare(a.fechaPedido) || b.idPedido - a.idPedido;
}
