import type { Cart, CartLine, CutLine } from '@filigrana/sdk';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/**
 * What a login has left behind: pieces of the visitor's cart that are not in the account's, or fewer of them than
 * had been chosen. Empty when all of it came along.
 *
 * @param cut What the login says of it: only the backend knows what was in both carts.
 */
export function mergeLosses(
  before: Cart,
  after: Cart,
  cut: readonly CutLine[] = [],
): StorefrontNotice[] {
  return before.productos.flatMap((line) => {
    const cantidad = quantityIn(after, line);
    const isCut = cut.some(({ idProducto_talla }) => idProducto_talla === line.idProducto_talla);
    if (!isCut && cantidad >= line.cantidad) return [];
    const pieza = line.productoNombre;
    if (cantidad > 0) return notice('login.fewer', { pieza, n: cantidad });
    return notice(line.disponible ? 'login.gone' : 'login.withdrawn', { pieza });
  });
}

const quantityIn = ({ productos }: Cart, { idProducto_talla }: CartLine): number =>
  productos.find((line) => line.idProducto_talla === idProducto_talla)?.cantidad ?? 0;
