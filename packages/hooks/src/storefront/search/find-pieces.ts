import type { Product, Shop } from '@filigrana/sdk';
import { hasActiveFilters, type CatalogFilters } from '@filigrana/sdk/domain';
import { filterPieces } from '../catalog/filter-pieces.ts';

/**
 * The products that a text finds, as the search box does, and of them those that the filters let
 * through: in the order that they ask for, else the best first. How a text is searched for is loaded when one is.
 *
 * @param shop The shop that is asked.
 * @param texto What is searched for.
 * @param filters What is narrowed down by.
 * @example await findPieces(shop, 'luna', filtersFromSearch('?material=Plata'));
 */
export async function findPieces(
  shop: Pick<Shop, 'catalog'>,
  texto: string,
  filters: CatalogFilters,
): Promise<Product[]> {
  const { searchCatalog } = await import('./search-catalog.ts');
  const [{ results }, allowed] = await Promise.all([
    searchCatalog(shop, texto, new AbortController().signal),
    hasActiveFilters(filters) ? filterPieces(shop, filters) : null,
  ]);
  if (allowed === null) return [...results];
  const isOrdered = filters.precio !== '' || filters.orden !== undefined;
  const [ranked, passing] = isOrdered ? [allowed, results] : [results, allowed];
  const passed = new Set(passing.map(({ idProducto }) => idProducto));
  return ranked.filter(({ idProducto }) => passed.has(idProducto));
}
