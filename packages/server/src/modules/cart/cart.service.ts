import {
  assertQuantity,
  HttpProblem,
  isCartConflict,
  isChangeDone,
  withCart,
} from '@filigrana/sdk/answers';
import { buyableStock, isInactive, rememberChange, type CartChange } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Media } from '../../media/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { trimHold } from '../holds/holds.service.ts';
import * as lines from './cart-lines.repository.ts';
import type { CartOwner } from './cart-owner.ts';
import { viewCart, type WireCart } from './cart-view.ts';
import { findCart, holdCart, openCart, saveCart, type OpenCart } from './carts.repository.ts';

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
export async function showCart(
  { db, clock, media }: CartDeps,
  owner: CartOwner,
): Promise<WireCart> {
  return viewCart(db, media, await findCart(db, owner), clock.now().toISOString());
}

/**
 * Adds pieces to what the cart holds.
 *
 * @throws HttpProblem as `changeOnce` does; 404 when the piece does not exist or is not sold; 409
 * STOCK_EXCEEDED when the line would hold more than there are. The cart is then as it was.
 */
export function addToCart(
  deps: CartDeps,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
  asked: CartChange,
): Promise<WireCart> {
  return changeOnce(deps, { owner, asked, hold: openCart }, async (trx, { idCarrito }, now) => {
    const piece = await lines.findPiece(trx, idProducto_talla, now, idCarrito);
    if (!piece || isInactive(piece)) throw new HttpProblem('NOT_FOUND');
    const held = (await lines.findQuantity(trx, idCarrito, idProducto_talla)) ?? 0;
    const wanted = held + cantidad;
    assertQuantity(wanted, piece.stock);
    await lines.putLine(trx, { idCarrito, idProducto_talla, cantidad: wanted });
  });
}

/**
 * Gives a line another quantity.
 *
 * @throws HttpProblem as `changeOnce` does; 404 without such a line; 409 STOCK_EXCEEDED when there are
 * fewer pieces. The line is then as it was.
 */
export function changeQuantity(
  deps: CartDeps,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
  asked: CartChange,
): Promise<WireCart> {
  return changeOnce(deps, { owner, asked, hold: holdCart }, async (trx, cart, now) => {
    const { idCarrito } = found(cart);
    found(await lines.findQuantity(trx, idCarrito, idProducto_talla));
    const piece = found(await lines.findPiece(trx, idProducto_talla, now, idCarrito));
    assertQuantity(cantidad, buyableStock(piece));
    await lines.putLine(trx, { idCarrito, idProducto_talla, cantidad });
  });
}

/** @throws HttpProblem as `changeOnce` does; 404 when the cart has no such line. */
export function removeFromCart(
  deps: CartDeps,
  owner: CartOwner,
  idProductoTalla: number,
  asked: CartChange,
): Promise<WireCart> {
  return changeOnce(deps, { owner, asked, hold: holdCart }, async (trx, cart) => {
    if (!(await lines.deleteLine(trx, found(cart).idCarrito, idProductoTalla)))
      throw new HttpProblem('NOT_FOUND');
  });
}

/** @throws HttpProblem as `changeOnce` does. */
export function emptyCart(deps: CartDeps, owner: CartOwner, asked: CartChange): Promise<WireCart> {
  return changeOnce(deps, { owner, asked, hold: holdCart }, async (trx, cart) => {
    if (cart) await lines.deleteLines(trx, cart.idCarrito);
  });
}

/** What is asked for, of whose cart, and how the transaction gets hold of it. */
interface Asked<Held> {
  owner: CartOwner;
  asked: CartChange;
  hold: (trx: Trx, owner: CartOwner, now: string) => Promise<Held>;
}

/**
 * Changes a cart once per key, and only in the state that the change was made for.
 *
 * @returns the cart after it.
 * @throws HttpProblem 409 VERSION_CONFLICT, IDEMPOTENCY_MISMATCH, and what `change` refuses; nothing has
 * changed then. What is refused with 409 comes with today's cart.
 */
async function changeOnce<Held extends OpenCart | undefined>(
  deps: CartDeps,
  { owner, asked, hold }: Asked<Held>,
  change: (trx: Trx, cart: Held, now: string) => Promise<void>,
): Promise<WireCart> {
  const { db, clock, media } = deps;
  try {
    return await withTransaction(db, async (trx) => {
      const now = clock.now().toISOString();
      const cart = await hold(trx, owner, now);
      if (isChangeDone(cart ?? NEVER_FILLED, asked)) return viewCart(trx, media, cart, now);
      await change(trx, cart, now);
      if (!cart) return viewCart(trx, media, cart, now);
      const { idCarrito, version, changes } = cart;
      await trimHold(trx, idCarrito, now);
      const changedCart = {
        ...cart,
        version: version + 1,
        changes: rememberChange(changes, asked),
      };
      await saveCart(trx, changedCart);
      return viewCart(trx, media, changedCart, now);
    });
  } catch (failure) {
    throw isCartConflict(failure) ? withCart(failure, await showCart(deps, owner)) : failure;
  }
}

/** What there is to know of a cart that nobody has put anything into. */
const NEVER_FILLED = { version: 0, changes: [] };

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new HttpProblem('NOT_FOUND');
  return value;
}
