import { localDate } from '@filigrana/sdk/domain';
import { randomInt } from 'node:crypto';
import { newPicture, type Parts } from './files.ts';
import { newPiece } from './products.ts';
import { addToCart, buy, orderOf } from './shopping.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;

/** Buys a piece, by default with a receipt that nobody has sent before. */
export async function paidOrder(
  world: World,
  customer: { token: string },
  parts: Parts = {},
): Promise<number> {
  (await addToCart(world, customer, await newPiece(world))).ok();
  const all = { comprobante: newPicture(), ...parts };
  return (await buy(world, customer, { parts: all })).ok().idPedido;
}

/** Sends the reference of an order; null takes it away. */
export async function setReference(
  { ask, token }: World,
  idPedido: number,
  referencia: string | null,
  what = '',
) {
  const request = { token: await token(2), params: { idPedido }, json: { referencia } };
  return (await ask('setOrderReference', what, request)).ok();
}

export async function reviewOf({ ask, token }: World, idPedido: number) {
  const request = { token: await token(2), params: { idPedido } };
  return (await ask('getOrderReview', '', request)).ok();
}

/**
 * A SINPE reference that no other order has, of a day so many days from the order's: the clock of the
 * host counts.
 */
export async function newReference(
  world: World,
  customer: { token: string },
  { idPedido, days = 0 }: { idPedido: number; days?: number },
): Promise<{ referencia: string; fecha: string }> {
  const { fechaPedido } = await orderOf(world, customer, idPedido);
  const fecha = localDate(Date.parse(fechaPedido) + days * DAY_MS);
  return { referencia: `${fecha.replaceAll('-', '')}${sinpeEnd()}`, fecha };
}

/** What follows the day in a SINPE reference: a bank and a running number. */
export function sinpeEnd(): string {
  return `152${String(randomInt(1e9)).padStart(14, '7')}`;
}
