import { ApiError } from '@filigrana/sdk';
import type { DoubtForm, Order, OrderAction as Answer, Shop } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import type { TakeStep } from '../../shared/machines/lifecycle.machine.ts';
import type { ReviewDecision } from './order-review.types.ts';

/** The call of each step. */
export function performStep(
  { orders }: Pick<Shop, 'orders'>,
  idPedido: number,
  step: OrderEvent,
  reason?: DoubtForm,
): Promise<Answer> {
  switch (step) {
    case 'aceptar':
      return orders.accept(idPedido);
    case 'rechazar':
      return reason ? orders.reject(idPedido, reason) : orders.reject(idPedido);
    case 'enviar':
      return orders.ship(idPedido);
  }
}

/** The entry pays another order by now, or was set aside. */
export const ENTRY_USED = 'ENTRY_USED';

/** Accepts an order with the entries that pay it; one that is not accepted so fails. */
export async function acceptMatch(
  { reconciliation }: Pick<Shop, 'reconciliation'>,
  idPedido: number,
  entradas: readonly number[],
): Promise<void> {
  const match = { entradas: [...entradas], pedidos: [idPedido] };
  const { resultados } = await reconciliation.accept({ coincidencias: [match] });
  const resultado = resultados[0]?.resultado;
  if (resultado === 'aceptada') return;
  const code = resultado === 'entradaUsada' ? ENTRY_USED : 'INVALID_STATE';
  throw new ApiError({ kind: 'http', status: 409, code, message: `acceptMatches: ${resultado}` });
}

/**
 * The steps of an order of a shop, for `orderMachine`.
 *
 * @param shop The shop whose order it is.
 * @param idPedido The order.
 * @example const machine = provideLifecycle(orderMachine, shopOrderSteps(shop, 31));
 */
export const shopOrderSteps =
  (shop: Pick<Shop, 'orders'>, idPedido: number): TakeStep<OrderEvent> =>
  (step) =>
    performStep(shop, idPedido, step);

/**
 * The decisions about the orders of a shop, for `orderReviewMachine`: with its reason, and with the entries of the
 * bank that pay the order, where they are named.
 *
 * @example const review = createActor(provideOrderReview(shopOrderReview(shop))).start();
 */
export const shopOrderReview =
  (shop: Pick<Shop, 'orders' | 'reconciliation'>) =>
  async ({ idPedido, step, entradas, reason }: ReviewDecision): Promise<unknown> =>
    entradas ? acceptMatch(shop, idPedido, entradas) : performStep(shop, idPedido, step, reason);

/** The write operation of each step. */
export const STEP_OPERATIONS = {
  aceptar: 'acceptOrder',
  rechazar: 'rejectOrder',
  enviar: 'shipOrder',
} as const satisfies Record<OrderEvent, string>;

/** The orders after a step: as the server told, or as the lifecycle says. */
export function afterStep(
  orders: readonly Order[],
  idPedido: number,
  step: OrderEvent,
  told: Order | null,
): Order[] {
  return orders.map((order) => {
    if (order.idPedido !== idPedido) return order;
    if (told) return { ...order, ...told };
    const { to, estadoPago = order.estadoPago } = orderLifecycle.table.steps[step];
    return { ...order, estadoPedido: to, estadoPago };
  });
}
