import { fieldTexts, HttpProblem, invalidFields } from '@filigrana/sdk/contract';
import { QUANTITY_MAX } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { Database } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import * as lines from './cart-lines.repository.ts';
import type { CartOwner } from './cart-owner.ts';
import { buyable, viewCart, type WireCart, type WireCartLine } from './cart-view.ts';
import { findCart, openCart, touchCart } from './carts.repository.ts';

export interface CartDeps {
  db: Database;
  clock: Clock;
  media: Pick<Media, 'imageUrl'>;
}

/** Which pieces, and how many of them. */
interface Pieces {
  idProducto_talla: number;
  cantidad: number;
}

/** The cart as it stands; an empty one for an owner who has put nothing into it yet. */
export async function showCart({ db, media }: CartDeps, owner: CartOwner): Promise<WireCart> {
  return viewCart(db, media, await findCart(db, owner));
}

/**
 * Adds pieces to what the cart holds.
 *
 * @throws HttpProblem 404 when the piece does not exist or is not sold; 409 STOCK_EXCEEDED when the
 * line would hold more than there are. The cart is then as it was.
 */
export function addToCart(
  { db, clock, media }: CartDeps,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
): Promise<{ item: WireCartLine; carrito: WireCart }> {
  return withTransaction(db, async (trx) => {
    const cart = await openCart(trx, owner, clock.now().toISOString());
    const piece = await lines.findPiece(trx, idProducto_talla);
    if (piece?.estado !== 1) throw new HttpProblem('NOT_FOUND');
    const held = (await lines.findQuantity(trx, cart.idCarrito, idProducto_talla)) ?? 0;
    const wanted = held + cantidad;
    if (wanted > piece.stock) throw new HttpProblem('STOCK_EXCEEDED', { stock: piece.stock });
    if (wanted > QUANTITY_MAX) throw invalidFields({ cantidad: fieldTexts.maximum(QUANTITY_MAX) });
    await lines.putLine(trx, { idCarrito: cart.idCarrito, idProducto_talla, cantidad: wanted });
    const carrito = await viewCart(trx, media, cart);
    return { item: lineOf(carrito, idProducto_talla), carrito };
  });
}

/**
 * Gives a line another quantity.
 *
 * @throws HttpProblem 404 without such a line; 409 STOCK_EXCEEDED when there are fewer pieces. The
 * line is then as it was.
 */
export function changeQuantity(
  { db, clock, media }: CartDeps,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
): Promise<components['schemas']['CartQuantityChanged']> {
  return withTransaction(db, async (trx) => {
    const cart = found(await touchCart(trx, owner, clock.now().toISOString()));
    const { idCarrito } = cart;
    found(await lines.findQuantity(trx, idCarrito, idProducto_talla));
    const stock = buyable(found(await lines.findPiece(trx, idProducto_talla)));
    if (cantidad > stock) throw new HttpProblem('STOCK_EXCEEDED', { stock });
    await lines.putLine(trx, { idCarrito, idProducto_talla, cantidad });
    const { productos, ...carrito } = await viewCart(trx, media, cart);
    const { subtotalProducto } = lineOf({ productos }, idProducto_talla);
    return { item: { cantidad, subtotalProducto }, carrito };
  });
}

/** @throws HttpProblem 404 when the cart has no such line. */
export function removeFromCart(
  { db, clock }: CartDeps,
  owner: CartOwner,
  idProductoTalla: number,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const { idCarrito } = found(await touchCart(trx, owner, clock.now().toISOString()));
    if (!(await lines.deleteLine(trx, idCarrito, idProductoTalla)))
      throw new HttpProblem('NOT_FOUND');
  });
}

export function emptyCart({ db, clock }: CartDeps, owner: CartOwner): Promise<void> {
  return withTransaction(db, async (trx) => {
    const cart = await touchCart(trx, owner, clock.now().toISOString());
    if (cart) await lines.deleteLines(trx, cart.idCarrito);
  });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpProblem('NOT_FOUND');
  return value;
}

function lineOf({ productos }: Pick<WireCart, 'productos'>, idProductoTalla: number): WireCartLine {
  return found(productos.find((line) => line.idProducto_talla === idProductoTalla));
}
