import { mergeQuantities, QUANTITY_MAX } from '@filigrana/sdk/domain';
import type { World } from '../world/world.ts';
import { buyable, findCart, findPiece, openCart, putLine } from './carts.ts';

/**
 * Moves what an anonymous visitor chose into the account's cart: quantities of the same
 * product-size are added and clamped to what can be had, and the anonymous cart is gone. Nothing
 * happens for a token that is unknown or has no cart: a login never fails because of it.
 */
export function mergeCarts(world: World, sessionToken: string, idUsuario: number): void {
  const anonymous = findCart(world, { sessionToken });
  if (!anonymous) return;
  world.carts = world.carts.filter((cart) => cart !== anonymous);
  if (anonymous.lines.length === 0) return;

  const own = openCart(world, { idUsuario });
  for (const { idProducto_talla, cantidad } of anonymous.lines) {
    const found = findPiece(world, idProducto_talla);
    if (!found) continue;
    const held = own.lines.find((line) => line.idProducto_talla === idProducto_talla);
    const most = Math.min(buyable(found), QUANTITY_MAX);
    const merged = mergeQuantities(held?.cantidad ?? 0, cantidad, most);
    if (merged > 0) putLine(world, own, idProducto_talla, merged);
    else own.lines = own.lines.filter((line) => line !== held);
  }
  // A client that kept the visitor's version must not take the account's cart for an older answer.
  own.version = Math.max(own.version + 1, anonymous.version + 2);
}
