import type { Product, Shop } from '@filigrana/sdk';
import { furtherQuery, type CatalogFilters } from '@filigrana/sdk/domain';

/**
 * The products that the filters let through. A backend without the extension `catalogFacets` looks at some of them
 * only: what it has left is filtered here by the same rule.
 *
 * @param shop The shop that is asked.
 * @param filters What is narrowed down by.
 * @example await filterPieces(shop, filtersFromSearch('?material=Plata&precioMaximo=120'));
 */
export async function filterPieces(
  { catalog }: Pick<Shop, 'catalog'>,
  filters: CatalogFilters,
): Promise<Product[]> {
  const pieces = await catalog.filter(filters);
  if (Object.keys(furtherQuery(filters)).length === 0) return pieces;
  const { passing } = await import('./passing.ts');
  return passing(pieces, filters);
}
