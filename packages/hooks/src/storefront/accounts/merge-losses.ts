import type { Cart, CartLine } from '@filigrana/sdk';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

/**
 * What a login has left behind: pieces of the visitor's cart that are not in the account's, or fewer of them than
 * the visitor had chosen. Empty when all of it came along.
 */
export function mergeLosses(before: Cart, after: Cart): StorefrontNotice[] {
  return before.productos.flatMap((line) => {
    const cantidad = quantityIn(after, line);
    if (cantidad >= line.cantidad) return [];
    const pieza = line.productoNombre;
    if (cantidad > 0) return notice('login.fewer', { pieza, n: cantidad });
    return notice(line.disponible ? 'login.gone' : 'login.withdrawn', { pieza });
  });
}

const quantityIn = ({ productos }: Cart, { idProducto_talla }: CartLine): number =>
  productos.find((line) => line.idProducto_talla === idProducto_talla)?.cantidad ?? 0;
