import type { DoubtForm, Order, OrderAction as Answer, Shop } from '@filigrana/sdk';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';

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
