import { assertFewPending, emptyCartRefused, HttpProblem, withCart } from '@filigrana/sdk/answers';
import {
  buyableStock,
  fromCents,
  fullName,
  holdEnd,
  mayHold,
  prolonged,
  quantityProblem,
  toCents,
} from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { findLines } from '../cart/cart-lines.repository.ts';
import type { CartOwner } from '../cart/cart-owner.ts';
import { currentPrice, viewCart, type WireCart } from '../cart/cart-view.ts';
import { findCart, holdCart } from '../cart/carts.repository.ts';
import { countPending } from '../checkout/checkout.repository.ts';
import { refusal } from '../checkout/refusal.ts';
import * as repository from './holds.repository.ts';

type HoldDeps = Pick<Deps, 'db' | 'clock' | 'media' | 'holdMinutes'>;

export interface HoldLimits {
  /** Orders of one account that may wait for their review at once. */
  pendingMax: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Holds what is in a cart. One that is held keeps its time; what it holds since is held with the rest.
 *
 * @param red Network of whoever asks; null when it tells nothing.
 * @throws HttpProblem 400 for an empty cart, 409 STOCK_EXCEEDED or PENDING_LIMIT with today's cart, 429 HOLD_LIMIT. Nothing is held then.
 */
export async function startHold(
  { db, clock, media, holdMinutes, pendingMax }: HoldDeps & HoldLimits,
  owner: CartOwner,
  red: string | null,
): Promise<WireCart> {
  const moment = clock.now();
  const now = moment.toISOString();
  const view = async () => viewCart(db, media, await findCart(db, owner), now);
  try {
    await withTransaction(db, async (trx) => {
      const cart = await holdCart(trx, owner, now);
      const wanted = cart ? await findLines(trx, cart.idCarrito, now) : [];
      if (!cart || wanted.length === 0) throw emptyCartRefused();
      const ids = wanted.map(({ idProducto_talla }) => idProducto_talla);
      await repository.lockPieces(trx, ids);
      await repository.forgetTimedOut(trx, ids, now);
      const rows = await findLines(trx, cart.idCarrito, now);
      // A product that was deleted meanwhile has left the cart.
      if (rows.length === 0) throw emptyCartRefused();
      for (const row of rows)
        if (quantityProblem(row.cantidad, buyableStock(row))) throw refusal(row, row);

      const live = await repository.findHold(trx, cart.idCarrito, now);
      // Said here, because afterwards one pays.
      if (!live && 'idUsuario' in owner)
        assertFewPending(await countPending(trx, owner.idUsuario), pendingMax);
      const held = new Map(
        (live ? await repository.findHeldPieces(trx, live.idApartado) : []).map((piece) => [
          piece.idProducto_talla,
          piece.cantidad,
        ]),
      );
      const since = new Date(moment.getTime() - DAY_MS).toISOString();
      for (const { idProducto_talla } of rows)
        if (
          !held.has(idProducto_talla) &&
          !mayHold(await repository.countHolds(trx, idProducto_talla, { owner, red, since }))
        )
          throw new HttpProblem('HOLD_LIMIT');
      const idApartado =
        live?.idApartado ??
        (await repository.insertHold(trx, {
          idCarrito: cart.idCarrito,
          desde: now,
          hasta: holdEnd(moment, holdMinutes),
          red,
        }));
      for (const row of rows)
        if (row.cantidad > (held.get(row.idProducto_talla) ?? 0))
          await repository.putHeldPiece(trx, {
            idApartado,
            idProducto_talla: row.idProducto_talla,
            cantidad: row.cantidad,
            precioUnitarioCents: toCents(currentPrice(row)),
          });
    });
  } catch (failure) {
    const isRefused = failure instanceof HttpProblem && failure.status === 409;
    throw isRefused ? withCart(failure, await view()) : failure;
  }
  return view();
}

/** @throws HttpProblem 404 when nothing is held. */
export async function prolongHold(
  { db, clock, media }: HoldDeps,
  owner: CartOwner,
): Promise<WireCart> {
  const now = clock.now().toISOString();
  return withTransaction(db, async (trx) => {
    const cart = await holdCart(trx, owner, now);
    const live = cart && (await repository.findHold(trx, cart.idCarrito, now));
    if (!live) throw new HttpProblem('NOT_FOUND');
    const { hasta } = prolonged({ hasta: live.hasta, prolongado: live.prolongado === 1 });
    if (hasta !== live.hasta) await repository.saveProlonged(trx, live.idApartado, hasta);
    return viewCart(trx, media, cart, now);
  });
}

export async function releaseHold(
  { db, clock, media }: HoldDeps,
  owner: CartOwner,
): Promise<WireCart> {
  const now = clock.now().toISOString();
  return withTransaction(db, async (trx) => {
    const cart = await holdCart(trx, owner, now);
    if (cart) await dropHold(trx, cart.idCarrito, now);
    return viewCart(trx, media, cart, now);
  });
}

/** Lets go what a cart holds. */
export async function dropHold(trx: Trx, idCarrito: number, now: string): Promise<void> {
  const live = await repository.findHold(trx, idCarrito, now);
  if (live) await letGo(trx, live.idApartado, now);
}

/** @returns false when it had ended. */
async function letGo(trx: Trx, idApartado: number, now: string): Promise<boolean> {
  const pieces = await repository.findHeldPieces(trx, idApartado);
  if (!(await repository.endHold(trx, idApartado, { fin: 'liberado', now }))) return false;
  await repository.lockPieces(
    trx,
    pieces.map(({ idProducto_talla }) => idProducto_talla),
  );
  return true;
}

/** After a change of a cart: what it holds no more is free for others, and with nothing left the hold ends. */
export async function trimHold(trx: Trx, idCarrito: number, now: string): Promise<void> {
  const live = await repository.findHold(trx, idCarrito, now);
  if (!live) return;
  const inCart = new Map(
    (await findLines(trx, idCarrito, now)).map((line) => [line.idProducto_talla, line.cantidad]),
  );
  const held = await repository.findHeldPieces(trx, live.idApartado);
  const kept = held.map((piece) => ({
    ...piece,
    cantidad: Math.min(piece.cantidad, inCart.get(piece.idProducto_talla) ?? 0),
  }));
  if (kept.every(({ cantidad }) => cantidad === 0)) {
    await letGo(trx, live.idApartado, now);
    return;
  }
  const less = kept.filter(({ cantidad }, index) => cantidad !== held[index]?.cantidad);
  for (const piece of less)
    await repository.putHeldPiece(trx, { idApartado: live.idApartado, ...piece });
  await repository.lockPieces(
    trx,
    less.map(({ idProducto_talla }) => idProducto_talla),
  );
}

/** Whether a cart is held. */
export async function hasHold(db: Database | Trx, idCarrito: number, now: string) {
  return (await repository.findHold(db, idCarrito, now)) !== undefined;
}

/** The hold of a cart that is bought: its pieces are taken off the shelf in the same transaction. */
export async function useHold(trx: Trx, idCarrito: number, now: string): Promise<void> {
  const live = await repository.findHold(trx, idCarrito, now);
  if (live) await repository.endHold(trx, live.idApartado, { fin: 'usado', now });
}

/** What a visitor held is held for the account that the visitor is; an account has one hold, its own stays. */
export async function passHold(
  trx: Trx,
  { from, to, now }: { from: number; to: number; now: string },
): Promise<void> {
  const live = await repository.findHold(trx, from, now);
  if (!live) return;
  if (await repository.findHold(trx, to, now)) await letGo(trx, live.idApartado, now);
  else await repository.moveHold(trx, live.idApartado, to);
}

/** What is held now, the hold that ends first in front. */
export async function listHolds({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<components['schemas']['Hold'][]> {
  const found = new Map<number, components['schemas']['Hold']>();
  for (const line of await repository.findHeldLines(db, clock.now().toISOString())) {
    const { idApartado, desde, hasta, nombre, primerApellido, segundoApellido } = line;
    const hold = found.get(idApartado) ?? {
      idApartado,
      cliente:
        nombre === null
          ? null
          : fullName({
              nombre,
              primerApellido: primerApellido ?? '',
              segundoApellido: segundoApellido ?? '',
            }),
      desde,
      hasta,
      prolongado: line.prolongado === 1,
      productos: [],
    };
    found.set(idApartado, hold);
    hold.productos.push({
      idProducto_talla: line.idProducto_talla,
      productoNombre: line.nombreProducto,
      tallaNombre: line.tamanio,
      cantidad: line.cantidad,
      precioUnitario: fromCents(line.precioUnitarioCents),
    });
  }
  return [...found.values()];
}

/** @throws HttpProblem 404 when it has ended. */
export async function endHold(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idApartado: number,
  idUsuario: number,
): Promise<void> {
  const fecha = clock.now().toISOString();
  await withTransaction(db, async (trx) => {
    if (!(await letGo(trx, idApartado, fecha))) throw new HttpProblem('NOT_FOUND');
    const objeto = `apartado ${idApartado}`;
    await recordActivity(trx, { fecha, idUsuario, accion: 'apartado.terminado', objeto });
  });
}
