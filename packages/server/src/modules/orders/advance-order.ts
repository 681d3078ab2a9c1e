import { holdsTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  cleanGuide,
  isUndecided,
  orderLifecycle,
  rejectionLabel,
  type OrderEvent,
} from '@filigrana/sdk/domain';
import type { ActivityAction, RejectionReason } from '@filigrana/sdk/domain';
import { changesBetween, recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../ports/clock.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { oweRefunds } from '../payments/owe-refunds.ts';
import { rejectRemade } from '../special-orders/deposits.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import {
  findGuide,
  findOrderLines,
  findOrders,
  moveOrder,
  returnStock,
} from './orders.repository.ts';

export interface OrderStep {
  idPedido: number;
  event: OrderEvent;
  /** Who takes it; null for the shop by itself. */
  idUsuario: number | null;
  /** The carrier's number of the parcel, of the step `enviar`; one that was noted before stays otherwise. */
  guia?: string | null | undefined;
  /** Why, of the step `rechazar`. */
  doubt?: RejectionReason | undefined;
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
 * where the order is, or accepts one with a piece of which it is still to be decided what becomes of it.
 */
export async function advanceOrder(
  { db, clock }: { db: Database; clock: Clock },
  step: OrderStep,
): Promise<void> {
  const fecha = clock.now().toISOString();
  await withTransaction(db, (trx) => moveOn(trx, { ...step, fecha }));
}

/** The same in a transaction of the caller, which must be undone when this throws. */
export async function moveOn(
  trx: Trx,
  { idPedido, event, idUsuario, guia: typed, doubt, fecha }: OrderStep & { fecha: string },
): Promise<void> {
  const { from, to, estadoPago, returnsStock } = orderLifecycle.table.steps[event];
  const guia = cleanGuide(typed ?? '');
  const target = {
    estadoPedido: to,
    ...(estadoPago && { estadoPago }),
    ...(guia && { guia }),
    ...(doubt && { motivoRechazo: doubt.motivo, textoRechazo: doubt.texto }),
  };
  const before = guia === '' ? {} : await findGuide(trx, idPedido);
  if (!(await moveOrder(trx, idPedido, from, target))) {
    const [order] = await findOrders(trx, { 'pedidos.idPedido': idPedido });
    throw new HttpProblem(order ? 'INVALID_STATE' : 'NOT_FOUND');
  }
  if (event === 'aceptar' && (await isWithoutPiece(trx, idPedido)))
    throw new HttpProblem('INVALID_STATE', { error: holdsTexts.undecided });
  if (returnsStock) await returnPieces(trx, idPedido);
  await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'estado', texto: to });
  if (doubt) {
    const texto = rejectionLabel(doubt);
    await insertEvent(trx, { idPedido }, { idUsuario, fecha, tipo: 'motivo', texto });
  }
  if (event === 'rechazar') {
    await rejectRemade(trx, idPedido, { idUsuario, fecha });
    await oweRefunds(trx, idPedido, fecha);
  }
  const objeto = `pedido ${idPedido}`;
  const cambios = changesBetween(before, target, guia === '' ? [] : ['guia']);
  await recordActivity(trx, { fecha, idUsuario, accion: ACTIONS[event], objeto, cambios });
  await queueLetter(trx, { idPedido }, { tipo: event, fecha });
}

/** Whether something of an order was paid and gone by then, and it is still to be decided what becomes of it. */
export async function isWithoutPiece(trx: Trx, idPedido: number): Promise<boolean> {
  const lines = await findOrderLines(trx, { 'pedidos.idPedido': idPedido });
  return lines.some(({ sinPieza, idPedidoEspecial, devuelta }) =>
    isUndecided({
      sinPieza: sinPieza === 1,
      idPedidoEspecial: idPedidoEspecial ?? undefined,
      devuelta: devuelta === 1,
    }),
  );
}

async function returnPieces(trx: Trx, idPedido: number): Promise<void> {
  const lines = await findOrderLines(trx, { 'pedidos.idPedido': idPedido });
  // In the order in which purchases take them, so that the two never wait for each other.
  const taken = lines.filter(({ sinPieza }) => sinPieza === 0);
  const ordered = taken.toSorted((a, b) => a.idProducto_talla - b.idProducto_talla);
  for (const line of ordered) await returnStock(trx, line.idProducto_talla, line.cantidad);
}
