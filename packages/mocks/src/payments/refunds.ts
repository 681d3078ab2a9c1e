import {
  fullName,
  pieceRefund,
  refundsLeft,
  type Money,
  type OrderPrice,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { accountOf } from '../accounts/find-account.ts';
import { findOrder } from '../orders/find-order.ts';
import { viewAuthor } from '../timeline/timeline.ts';
import type { OrderLineRow, OrderRow, RefundRow } from '../world/rows.ts';
import { followTokenOf } from '../world/tokens.ts';
import type { World } from '../world/world.ts';

const ofOrder = <Row extends { idPedido: number }>(rows: readonly Row[], idPedido: number): Row[] =>
  rows.filter((row) => row.idPedido === idPedido);

/** An order with what it costs, of which `paidPrice` tells what was to be paid. */
export const priced = (order: OrderRow): OrderRow & OrderPrice => ({
  ...order,
  productos: order.lines,
});

/** What has come for an order that is cancelled is to be given back, without what is owed already. */
export function oweRefunds(world: World, order: OrderRow): void {
  const { idPedido } = order;
  const came = ofOrder(world.payments, idPedido);
  for (const sum of refundsLeft(priced(order), came, ofOrder(world.refunds, idPedido)))
    oweRefund(world, idPedido, sum);
}

/** The money of one piece is to be given back, before the total of its order falls. @returns the sum. */
export function owePiece(world: World, order: OrderRow, line: OrderLineRow): Money {
  const { idPedido } = order;
  const sum = pieceRefund(priced(order), line, ofOrder(world.payments, idPedido));
  if (sum.monto > 0) oweRefund(world, idPedido, sum);
  return sum;
}

function oweRefund(world: World, idPedido: number, { monto, moneda }: Money): void {
  world.refunds.push({
    ...{ id: world.nextId('refund'), idPedido, moneda, monto, hecha: null, referencia: null },
    fecha: world.now().toISOString(),
    idUsuario: null,
  });
}

/** What is given back of an order as its customer sees it; nothing is said where nothing is. */
export function viewOrderRefunds(
  world: World,
  idPedido: number,
): Pick<components['schemas']['OrderDetail'], 'devoluciones'> {
  const owed = ofOrder(world.refunds, idPedido);
  if (owed.length === 0) return {};
  return { devoluciones: owed.map(({ monto, moneda, hecha }) => ({ monto, moneda, hecha })) };
}

/** Tells its customer that money was given back. */
export function tellRefund(world: World, idPedido: number): void {
  const { idUsuario } = findOrder(world, { idPedido });
  const { correo: to } = accountOf(world, idUsuario);
  const followToken = followTokenOf(world, idPedido);
  world.mail.push({ kind: 'refund-done', to, idPedido, followToken });
}

export function viewRefund(
  world: World,
  { idUsuario, ...refund }: RefundRow,
): components['schemas']['Refund'] {
  const customer = accountOf(world, findOrder(world, refund).idUsuario);
  return {
    ...refund,
    clienteNombre: fullName(customer),
    telefono: customer.telefono,
    autor: idUsuario === null ? null : viewAuthor(world, idUsuario),
  };
}

/** What is to be given back, the longest waiting first; then what was given back, the newest first. */
export const listRefunds = (world: World) =>
  [
    ...world.refunds.filter(({ hecha }) => hecha === null),
    ...world.refunds.filter(({ hecha }) => hecha !== null).reverse(),
  ].map((refund) => viewRefund(world, refund));
