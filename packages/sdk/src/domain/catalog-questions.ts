import type { Product } from '../entities.ts';
import type { CatalogQuery } from './filters.ts';
import { chargedPrice } from './price.ts';
import { parseSizes } from './sizes.ts';
import { normalizeText } from './text.ts';

/** What filters and searches ask of a product. */
type Searchable = Pick<
  Product,
  | 'nombreProducto'
  | 'descripcion'
  | 'nombreCategoria'
  | 'nombreMaterial'
  | 'nombrePiedra'
  | 'precio'
  | 'precioEspecial'
> & { tallasDisponibles: string | null };

/** A product with what filters and searches compare, normalised once. */
export interface CatalogEntry<Item extends Searchable = Product> {
  product: Item;
  /** US dollars. */
  charged: number;
  /** Name and description. */
  text: string;
  categoria: string;
  material: string;
  piedra: string | null;
  /** Sizes that have stock. */
  sizes: readonly string[];
}

/** The filters of the catalogue as they may arrive: `precio` may be empty. */
type AskedFilters = Omit<CatalogQuery, 'precio'> & { precio?: 'asc' | 'desc' | '' };

/**
 * Prepares a product for `filterEntries` and `searchEntries`.
 *
 * @example const entries = products.map(catalogEntry);
 */
export function catalogEntry<Item extends Searchable>(product: Item): CatalogEntry<Item> {
  return {
    product,
    charged: chargedPrice(product),
    // A line break keeps a match from running over the end of the name.
    text: `${normalizeText(product.nombreProducto)}\n${normalizeText(product.descripcion)}`,
    categoria: normalizeText(product.nombreCategoria),
    material: normalizeText(product.nombreMaterial),
    piedra: product.nombrePiedra === null ? null : normalizeText(product.nombrePiedra),
    sizes: parseSizes(product.tallasDisponibles),
  };
}

/**
 * Products that match: values of one key are alternatives, keys combine. A blank value is none, and
 * a key with only blank values does not filter. Equal prices keep the shop's order.
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
  return found.map(({ product }) => product);
}

/**
 * Products whose name or description contains the text, compared without case or accents; a blank
 * text finds nothing.
 *
 * @example searchEntries(entries, 'granate')
 */
export function searchEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  termino: string,
): Item[] {
  const text = normalizeText(termino);
  if (text === '') return [];
  return entries.filter((entry) => entry.text.includes(text)).map(({ product }) => product);
}

function wanted(values: readonly string[] | undefined): Set<string> | null {
  const names = (values ?? []).map(normalizeText).filter((name) => name !== '');
  return names.length > 0 ? new Set(names) : null;
}
