import {
  assertQuantity,
  HttpProblem,
  isCartConflict,
  isChangeDone,
  withCart,
} from '@filigrana/sdk/answers';
import { isInactive, rememberChange, type CartChange } from '@filigrana/sdk/domain';
import type { CartLineRow, CartOwner, CartRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';
import { viewCart, type CartView } from './cart-view.ts';
import { forSale, trimHold } from '../holds/holds.ts';
import { findCart, findPiece, openCart, putLine } from './carts.ts';

/** Which pieces, and how many of them. */
interface Pieces {
  idProducto_talla: number;
  cantidad: number;
}

/**
 * Changes a cart once per key, and only in the state that the change was made for; without versions it
 * simply does so.
 *
 * @returns the cart after it.
 * @throws HttpProblem 409 VERSION_CONFLICT, IDEMPOTENCY_MISMATCH, and what `change` refuses. What is
 * refused with 409 comes with today's cart.
 */
export function changeOnce(
  world: World,
  owner: CartOwner,
  asked: CartChange,
  change: () => void,
): CartView {
  const view = () => viewCart(world, findCart(world, owner));
  if (!world.extensions.has('cartVersion')) {
    change();
    trimHold(world, owner);
    return view();
  }
  try {
    if (!isChangeDone(findCart(world, owner) ?? { version: 0, changes: [] }, asked)) {
      change();
      trimHold(world, owner);
      const cart = findCart(world, owner);
      if (cart) cart.changes = rememberChange(cart.changes, asked);
    }
  } catch (failure) {
    throw isCartConflict(failure) ? withCart(failure, view()) : failure;
  }
  return view();
}

/**
 * Adds pieces to what the cart holds.
 *
 * @throws HttpProblem 404 when the piece does not exist or is not sold; 409 STOCK_EXCEEDED when the
 * line would hold more than there are. Nothing has changed then.
 */
export function addToCart(
  world: World,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
): void {
  const found = findPiece(world, idProducto_talla);
  if (!found || isInactive(found.product)) throw new HttpProblem('NOT_FOUND');
  const held = findCart(world, owner)?.lines.find(
    (line) => line.idProducto_talla === idProducto_talla,
  );
  const wanted = (held?.cantidad ?? 0) + cantidad;
  assertQuantity(wanted, forSale(world, found, owner).free);
  const cart = openCart(world, owner);
  cart.version += 1;
  putLine(world, cart, idProducto_talla, wanted);
}

/** @throws HttpProblem 404 without such a line; 409 STOCK_EXCEEDED when there are fewer pieces. */
export function changeQuantity(
  world: World,
  owner: CartOwner,
  { idProducto_talla, cantidad }: Pieces,
): void {
  const { cart } = heldLine(world, owner, idProducto_talla);
  const piece = findPiece(world, idProducto_talla);
  assertQuantity(cantidad, piece ? forSale(world, piece, owner).free : 0);
  cart.version += 1;
  putLine(world, cart, idProducto_talla, cantidad);
}

/** @throws HttpProblem 404 when the cart has no such line. */
export function removeFromCart(world: World, owner: CartOwner, idProductoTalla: number): void {
  const { cart, line } = heldLine(world, owner, idProductoTalla);
  cart.lines = cart.lines.filter((other) => other !== line);
  cart.version += 1;
}

export function emptyCart(world: World, owner: CartOwner): void {
  const cart = findCart(world, owner);
  if (!cart) return;
  cart.lines = [];
  cart.version += 1;
}

function heldLine(
  world: World,
  owner: CartOwner,
  idProductoTalla: number,
): { cart: CartRow; line: CartLineRow } {
  const cart = findCart(world, owner);
  const line = cart?.lines.find((own) => own.idProducto_talla === idProductoTalla);
  if (!cart || !line) throw new HttpProblem('NOT_FOUND');
  return { cart, line };
}
