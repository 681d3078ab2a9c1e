import type { Product } from '../entities.ts';
import { sameText } from './text.ts';
import { searchWords } from './search-words.ts';

type Comparable = Pick<
  Product,
  'idProducto' | 'nombreProducto' | 'nombreCategoria' | 'nombreMaterial' | 'nombrePiedra'
>;

/**
 * Pieces that go with one, the closest first: of the same design (a word of their names), kind, stone and
 * metal. What has nothing in common is left out; equals keep the shop's order.
 *
 * @param product The piece that the others are to go with.
 * @param among The pieces that are chosen from.
 * @param most At most so many.
 * @example relatedProducts(ring, products, 4)
 */
export function relatedProducts<Item extends Comparable>(
  product: Comparable,
  among: readonly Item[],
  most: number,
): Item[] {
  const design = new Set(searchWords(product.nombreProducto));
  const kind = new Set(searchWords(product.nombreCategoria));
  const closeness = (other: Item): number => {
    const words = searchWords(other.nombreProducto).filter((word) => !kind.has(word));
    return (
      (words.some((word) => design.has(word)) ? 4 : 0) +
      (sameText(other.nombreCategoria, product.nombreCategoria) ? 2 : 0) +
      (other.nombrePiedra !== null && other.nombrePiedra === product.nombrePiedra ? 1 : 0) +
      (sameText(other.nombreMaterial, product.nombreMaterial) ? 1 : 0)
    );
  };
  return among
    .filter(({ idProducto }) => idProducto !== product.idProducto)
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close)
    .slice(0, most)
    .map(({ other }) => other);
}
