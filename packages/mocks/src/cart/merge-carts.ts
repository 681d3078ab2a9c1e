import { isInactive, latestChanges, mergeQuantities } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import type { World } from '../world/world.ts';
import { forSale, passHold } from '../holds/holds.ts';
import { findCart, findPiece, openCart, putLine } from './carts.ts';

type CutLine = components['schemas']['CutLine'];

/**
 * Moves what an anonymous visitor chose into the account's cart: quantities of the same
 * product-size are added and clamped to what can be had. The anonymous cart stays behind empty and
 * goes on counting versions, so that a late change of it finds another one. Nothing happens for a token
 * that is unknown or has no cart: a login never fails because of it.
 *
 * @returns the lines of which some stayed behind.
 */
export function mergeCarts(world: World, sessionToken: string, idUsuario: number): CutLine[] {
  const anonymous = findCart(world, { sessionToken });
  if (!anonymous) return [];
  const { lines } = anonymous;
  anonymous.lines = [];
  anonymous.version += 1;

  const own = openCart(world, { idUsuario });
  passHold(world, { sessionToken }, own.owner);
  const cut: CutLine[] = [];
  for (const { idProducto_talla, cantidad } of lines) {
    const found = findPiece(world, idProducto_talla);
    if (!found) continue;
    const held = own.lines.find((line) => line.idProducto_talla === idProducto_talla);
    const merged = mergeQuantities(
      held?.cantidad ?? 0,
      cantidad,
      forSale(world, found, own.owner).free,
    );
    const pedidas = (held?.cantidad ?? 0) + cantidad;
    const { nombreProducto: productoNombre } = found.product;
    const disponible = !isInactive(found.product);
    if (merged < pedidas)
      cut.push({ idProducto_talla, productoNombre, disponible, pedidas, quedan: merged });
    if (merged > 0) putLine(world, own, idProducto_talla, merged);
    else own.lines = own.lines.filter((line) => line !== held);
  }
  own.changes = latestChanges([...own.changes, ...anonymous.changes]);
  // No version of the visitor's cart may ever be taken for one of the account's.
  own.version = Math.max(own.version, anonymous.version) + 1;
  return cut;
}
