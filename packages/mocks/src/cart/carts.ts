import { isSameOwner } from '../holds/holds.ts';
import { HttpProblem } from '@filigrana/sdk/answers';
import { isSessionToken, type MockUser } from '../world/tokens.ts';
import type { CartOwner, CartRow, PieceRow, ProductRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/**
 * Whose cart it is. The login takes priority; what else the body says is then ignored.
 *
 * @throws HttpProblem 401 without a login and without a session token of this shop.
 */
export function cartOwner(
  world: World,
  user: MockUser | null,
  sessionToken: string | null | undefined,
): CartOwner {
  if (user) return { idUsuario: user.idUsuario };
  if (!sessionToken || !isSessionToken(world, sessionToken))
    throw new HttpProblem('UNAUTHENTICATED');
  return { sessionToken };
}

/** The owner's open cart; undefined when nothing was ever put into one. */
export function findCart({ carts }: World, owner: CartOwner): CartRow | undefined {
  return carts.find((cart) => isSameOwner(cart.owner, owner));
}

/** The owner's open cart, made when there is none. */
export function openCart(world: World, owner: CartOwner): CartRow {
  const found = findCart(world, owner);
  if (found) return found;
  const cart = { idCarrito: world.nextId('cart'), owner, version: 0, changes: [], lines: [] };
  world.carts.push(cart);
  return cart;
}

/** A piece with its product; undefined when it is not (or no longer) in the catalogue. */
export function findPiece(
  { pieces, products }: World,
  idProductoTalla: number,
): { piece: PieceRow; product: ProductRow } | undefined {
  const piece = pieces.find((row) => row.idProducto_talla === idProductoTalla);
  const product = products.find((row) => row.idProducto === piece?.idProducto);
  return piece && product && { piece, product };
}

/** Makes the line of a cart, or gives it another quantity. */
export function putLine(
  world: World,
  cart: CartRow,
  idProductoTalla: number,
  cantidad: number,
): void {
  const line = cart.lines.find((own) => own.idProducto_talla === idProductoTalla);
  if (line) line.cantidad = cantidad;
  else
    cart.lines.push({
      idCarritoProducto: world.nextId('cart line'),
      idProducto_talla: idProductoTalla,
      cantidad,
    });
}

/** Takes pieces that are gone out of every cart; the carts that had them count as changed. */
export function dropFromCarts({ carts }: World, gone: readonly number[]): void {
  for (const cart of carts) {
    const kept = cart.lines.filter((line) => !gone.includes(line.idProducto_talla));
    if (kept.length < cart.lines.length) cart.version += 1;
    cart.lines = kept;
  }
}
