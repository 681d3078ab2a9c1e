import type { Product } from '../entities.ts';
import type { CatalogQuery } from './filters.ts';
import { chargedPrice } from './price.ts';
import { soldLast } from './stock.ts';
import { parseSizes } from './sizes.ts';
import { normalizeText } from './text.ts';

/** What filters and searches ask of a product. */
export type Searchable = Pick<
  Product,
  | 'nombreProducto'
  | 'descripcion'
  | 'nombreCategoria'
  | 'nombreMaterial'
  | 'nombrePiedra'
  | 'precio'
  | 'precioEspecial'
> & {
  nombreIngles?: string | null | undefined;
  tallasDisponibles: string | null;
  stock?: number | null;
  unico?: 0 | 1;
  reservada?: 0 | 1 | undefined;
};

/** A product with what filters and searches compare, normalised once. */
export interface CatalogEntry<Item extends Searchable = Product> {
  product: Item;
  /** US dollars. */
  charged: number;
  categoria: string;
  material: string;
  piedra: string | null;
  /** Sizes that have stock. */
  sizes: readonly string[];
  /** Known to have no stock. */
  isSold: boolean;
  /** One of a kind, and sold. */
  isGone: boolean;
}

/** The filters of the catalogue as they may arrive: `precio` may be empty. */
type AskedFilters = Omit<CatalogQuery, 'precio'> & { precio?: 'asc' | 'desc' | '' };

/**
 * Prepares a product for `filterEntries` and `searchEntries`.
 *
 * @example const entries = products.map(catalogEntry);
 */
export function catalogEntry<Item extends Searchable>(product: Item): CatalogEntry<Item> {
  const sizes = parseSizes(product.tallasDisponibles);
  const isSold = sizes.length === 0 && (product.stock ?? product.tallasDisponibles?.length) === 0;
  return {
    product,
    charged: chargedPrice(product),
    categoria: normalizeText(product.nombreCategoria),
    material: normalizeText(product.nombreMaterial),
    piedra: product.nombrePiedra === null ? null : normalizeText(product.nombrePiedra),
    sizes,
    isSold,
    isGone: isSold && product.unico === 1 && product.reservada !== 1,
  };
}

/**
 * Products that match: values of one key are alternatives, keys combine. A blank value is none, and
 * a key with only blank values does not filter. Equal prices keep the shop's order, and pieces of a kind that
 * are sold go last.
 * Source: decisions, "Filters".
 *
 * @example filterEntries(entries, { categoria: ['Anillos'], tamano: ['6', '7'], precio: 'asc' })
 */
export function filterEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  query: AskedFilters,
): Item[] {
  const categorias = wanted(query.categoria);
  const piedras = wanted(query.piedra);
  const materiales = wanted(query.material);
  const tamanos = wanted(query.tamano);
  const found = entries.filter(
    (entry) =>
      (!categorias || categorias.has(entry.categoria)) &&
      (!piedras || (entry.piedra !== null && piedras.has(entry.piedra))) &&
      (!materiales || materiales.has(entry.material)) &&
      (!tamanos || entry.sizes.some((size) => tamanos.has(size))),
  );
  if (query.precio === 'asc') found.sort((a, b) => a.charged - b.charged);
  if (query.precio === 'desc') found.sort((a, b) => b.charged - a.charged);
  return soldLast(found, ({ isGone }) => isGone).map(({ product }) => product);
}

function wanted(values: readonly string[] | undefined): Set<string> | null {
  const names = (values ?? []).map(normalizeText).filter((name) => name !== '');
  return names.length > 0 ? new Set(names) : null;
}
