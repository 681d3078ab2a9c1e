import { HttpProblem } from '@filigrana/sdk/answers';
import { orderLifecycle, type OrderEvent } from '@filigrana/sdk/domain';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { findOrderLines, findOrders, moveOrder, returnStock } from './orders.repository.ts';

export interface OrderStep {
  idPedido: number;
  event: OrderEvent;
  /** Who takes it. */
  idUsuario: number;
}

const ACTIONS = {
  aceptar: 'pedido.aceptado',
  rechazar: 'pedido.rechazado',
  enviar: 'pedido.enviado',
} as const satisfies Record<OrderEvent, ActivityAction>;

/**
 * Takes one step of the order's lifecycle, with everything that belongs to the step. Of several
 * people who decide at once exactly one gets through.
 *
 * @throws HttpProblem 404 without such an order; 409 INVALID_STATE when the step does not start from
 * where the order is.
 */
export async function advanceOrder(
  { db, clock }: { db: Database; clock: Clock },
  { idPedido, event, idUsuario }: OrderStep,
): Promise<void> {
  const { from, to, estadoPago, returnsStock } = orderLifecycle.table.steps[event];
  const target = { estadoPedido: to, ...(estadoPago && { estadoPago }) };
  await withTransaction(db, async (trx) => {
    if (!(await moveOrder(trx, idPedido, from, target))) {
      const [order] = await findOrders(trx, { 'pedidos.idPedido': idPedido });
      throw new HttpProblem(order ? 'INVALID_STATE' : 'NOT_FOUND');
    }
    if (returnsStock) await returnPieces(trx, idPedido);
    const fecha = clock.now().toISOString();
    await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'estado', texto: to });
    const objeto = `pedido ${idPedido}`;
    await recordActivity(trx, { fecha, idUsuario, accion: ACTIONS[event], objeto });
    await queueLetter(trx, { idPedido }, { tipo: event, fecha });
  });
}

async function returnPieces(trx: Trx, idPedido: number): Promise<void> {
  const lines = await findOrderLines(trx, { 'pedidos.idPedido': idPedido });
  // In the order in which purchases take them, so that the two never wait for each other.
  const ordered = lines.toSorted((a, b) => a.idProducto_talla - b.idProducto_talla);
  for (const line of ordered) await returnStock(trx, line.idProducto_talla, line.cantidad);
}
