import { holdsTexts, HttpProblem, invalidFields } from '@filigrana/sdk/answers';
import {
  canReturnPiece,
  formatPayment,
  fromCents,
  lineSubtotal,
  orderLifecycle,
  pieceName,
  remadeFields,
  specialOrderLifecycle,
  toCents,
  toColones,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueLetter } from '../../outbox/outbox.repository.ts';
import { findPiece } from '../cart/cart-lines.repository.ts';
import { currentPrice } from '../cart/cart-view.ts';
import { takeStock } from '../checkout/checkout.repository.ts';
import { refusal } from '../checkout/refusal.ts';
import { findOrderLines, lockOrder } from '../orders/orders.repository.ts';
import { owePiece } from '../payments/owe-refunds.ts';
import { insertSpecialOrder } from '../special-orders/special-orders.repository.ts';
import { insertEvent } from '../timeline/timeline.repository.ts';
import { lockPieces } from './holds.repository.ts';
import {
  changeLine,
  changeTotal,
  findOtherPiece,
  findPieceWords,
  findUndecided,
  type UndecidedLine,
} from './missing-pieces.repository.ts';

interface Decision {
  idPedido: number;
  /** Who decides. */
  idUsuario: number;
  fecha: string;
}

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Decides on a piece that was paid and gone by then: another one takes its place, it is made anew, or its
 * money is returned. Of several people who decide at once exactly one gets through.
 *
 * @throws HttpProblem 400 when the form names no other piece where one is meant, or one where none is; 404 without such an
 * order or such a piece; 409 INVALID_STATE when nothing is to be decided, STOCK_EXCEEDED when there is not enough.
 */
export async function decideMissing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: Omit<Decision, 'fecha'>,
  form: components['schemas']['MissingPieceForm'],
): Promise<void> {
  const other = form.idProducto_tallaNueva;
  if ((form.decision === 'otraPieza') !== (other !== undefined))
    throw invalidFields({
      idProducto_tallaNueva: other === undefined ? holdsTexts.otherMissing : holdsTexts.noOther,
    });
  const by = { ...who, fecha: clock.now().toISOString() };
  const { idPedido, idUsuario, fecha } = by;
  await withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, idPedido);
    if (!order) throw new HttpProblem('NOT_FOUND');
    const line = await findUndecided(trx, idPedido, form.idProducto_talla);
    if (!line || order.estadoPedido !== orderLifecycle.initial)
      throw new HttpProblem('INVALID_STATE');
    const cambios = await carryOut(trx, { order, line, by }, form);
    const objeto = `pedido ${idPedido}`;
    await recordActivity(trx, { fecha, idUsuario, accion: 'pedido.sinPieza', objeto, cambios });
    await queueLetter(trx, { idPedido }, { tipo: 'sinPieza', fecha });
  });
}

interface Subject {
  order: LockedOrder;
  line: UndecidedLine;
  by: Decision;
}

/** @returns what the record of activity says of it. */
async function carryOut(
  trx: Trx,
  subject: Subject,
  { decision, idProducto_tallaNueva: other }: components['schemas']['MissingPieceForm'],
) {
  const missing = pieceName(subject.line);
  if (decision === 'devolucion')
    return { devolucion: [null, await returnMoney(trx, subject)] as const };
  return other === undefined
    ? { pedidoEspecial: [null, await remake(trx, subject)] as const }
    : { pieza: [missing, await replace(trx, subject, other)] as const };
}

/**
 * The piece leaves the order, and its money is to be given back.
 *
 * @returns the amount in words.
 * @throws HttpProblem 409 INVALID_STATE when it is all that is left: then the order is rejected.
 */
async function returnMoney(
  trx: Trx,
  { order, line, by: { idPedido, ...by } }: Subject,
): Promise<string> {
  const lines = await findOrderLines(trx, { 'pedidos.idPedido': idPedido });
  if (!canReturnPiece(lines.map(({ devuelta }) => ({ devuelta: devuelta === 1 }))))
    throw new HttpProblem('INVALID_STATE', { error: holdsTexts.onlyPiece });
  const { subtotalCents, idPedidoProducto } = line;
  const subtotalProducto = fromCents(subtotalCents);
  const sum = await owePiece(trx, { idPedido, fecha: by.fecha }, { subtotalProducto });
  await changeLine(trx, idPedidoProducto, { devuelta: 1 });
  await moveTotal(trx, order, idPedido, -subtotalCents);
  const texto = holdsTexts.returned(pieceName(line), formatPayment(sum));
  await insertEvent(trx, { idPedido }, { ...by, tipo: 'pieza', texto });
  return formatPayment(sum);
}

/** Counts an order anew, the colones at its own rate. */
function moveTotal(
  trx: Trx,
  { idUsuario, subtotalCents, totalCents: before, tasaCentimos }: LockedOrder,
  idPedido: number,
  difference: number,
): Promise<void> {
  const totalCents = before + difference;
  return changeTotal(trx, idPedido, idUsuario, {
    subtotalCents: subtotalCents + difference,
    totalCents,
    montoColones:
      tasaCentimos === null ? null : toColones(fromCents(totalCents), fromCents(tasaCentimos)),
  });
}

/** @returns the name of the piece that the line has now. */
async function replace(
  trx: Trx,
  { order, line, by: { idPedido, ...by } }: Subject,
  idProductoTalla: number,
): Promise<string> {
  const { cantidad } = line;
  const other = await findOtherPiece(trx, idProductoTalla);
  if (!other) throw new HttpProblem('NOT_FOUND');
  await lockPieces(trx, [idProductoTalla]);
  const wanted = { idProducto_talla: idProductoTalla, cantidad };
  if (!(await takeStock(trx, wanted, { now: by.fecha, idCarrito: 0 })))
    throw refusal(other, await findPiece(trx, idProductoTalla, by.fecha));
  const price = currentPrice(other);
  const subtotalCents = toCents(lineSubtotal(price, cantidad));
  const now = {
    idProducto: other.idProducto,
    idProducto_talla: idProductoTalla,
    productoNombre: other.nombreProducto,
    tallaNombre: other.tamanio,
    precioUnitarioCents: toCents(price),
    subtotalCents,
    idImagen: other.idImagen,
  };
  const missing = pieceName(line);
  await changeLine(trx, line.idPedidoProducto, { ...now, sinPieza: 0, enVezDe: missing });
  await moveTotal(trx, order, idPedido, subtotalCents - line.subtotalCents);
  const texto = holdsTexts.replaced(missing, pieceName(now));
  await insertEvent(trx, { idPedido }, { ...by, tipo: 'pieza', texto });
  return pieceName(now);
}

/** @returns the number of the special order. */
async function remake(
  trx: Trx,
  { order, line, by: { idPedido, ...by } }: Subject,
): Promise<number> {
  const words = await findPieceWords(trx, line.idProducto);
  if (!words) throw new HttpProblem('NOT_FOUND');
  const idPedidoEspecial = await insertSpecialOrder(trx, {
    ...remadeFields({ ...line, ...words }, idPedido),
    idUsuario: order.idUsuario,
    fechaSolicitud: by.fecha,
    estado: specialOrderLifecycle.table.steps.aceptar.to,
    idReferencia: null,
  });
  await changeLine(trx, line.idPedidoProducto, { idPedidoEspecial });
  const deposit = holdsTexts.deposit(idPedido, fromCents(line.subtotalCents));
  await insertEvent(trx, { idPedidoEspecial }, { ...by, tipo: 'pieza', texto: deposit });
  const texto = holdsTexts.remade(pieceName(line), idPedidoEspecial);
  await insertEvent(trx, { idPedido }, { ...by, tipo: 'pieza', texto });
  return idPedidoEspecial;
}
