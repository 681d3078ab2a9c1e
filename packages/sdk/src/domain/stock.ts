import type { Product } from '../entities.ts';
import { hasSizes, isRing, isUniqueSize, parseSizes } from './sizes.ts';

type Stocked = Pick<Product, 'idCategoria' | 'stock' | 'tallas' | 'tallasDisponibles'>;

/**
 * All pieces of a product, over all its sizes; null when the server did not say.
 * Source: specification §3 (`stock`, `tallas`).
 *
 * @returns Pieces, or null.
 */
export function totalStock(product: Stocked): number | null {
  if (product.tallas.length > 0 && (product.stock === null || hasSizes(product)))
    return product.tallas.reduce((sum, size) => sum + size.stock, 0);
  return product.stock;
}

/**
 * Pieces of a product in one size ('Única' for pieces without sizes); 0 for a size it does not
 * come in, null when the server did not say.
 *
 * @returns Pieces, or null.
 */
export function stockOfSize(product: Stocked, tamanio: string): number | null {
  if (isUniqueSize(tamanio)) return hasSizes(product) ? 0 : totalStock(product);
  if (product.tallas.length > 0)
    return product.tallas.find((size) => size.tamanio === tamanio)?.stock ?? 0;
  return parseSizes(product.tallasDisponibles).includes(tamanio) ? null : 0;
}

/**
 * Whether nothing is left ('Agotado!!'). A piece whose stock the server did not say counts as
 * left: the purchase decides. Source: specification §2.16, stock admin.
 */
export function isSoldOut(product: Stocked): boolean {
  const stock = totalStock(product);
  if (stock !== null) return stock <= 0;
  return isRing(product) && parseSizes(product.tallasDisponibles).length === 0;
}

/**
 * Whether the piece is taken out of the shop ('Desactivado!!', 'No Disponible').
 * Source: specification §2.16 ("badges … when estado is 0").
 */
export function isInactive(product: Pick<Product, 'estado'>): boolean {
  return product.estado === 0;
}

/**
 * Whether a change of category empties the stock fields: leaving the rings does, because stock per
 * size means nothing elsewhere.
 * Source: specification §5, "Changing the category away from rings clears size stocks and stock".
 *
 * @example categoryChangeClearsStock(1, 2) // true
 */
export function categoryChangeClearsStock(from: number | null, to: number | null): boolean {
  return from !== to && from !== null && isRing({ idCategoria: from });
}
