import type { Product } from '@filigrana/sdk';
import {
  catalogEntry,
  filterEntries,
  furtherQuery,
  type CatalogFilters,
} from '@filigrana/sdk/domain';

/** Of products that other filters have let through, in their order, those that filters of `catalogFacets` let through. */
export function passing(pieces: readonly Product[], filters: CatalogFilters): Product[] {
  const { precio } = filters;
  return filterEntries(pieces.map(catalogEntry), { ...furtherQuery(filters), precio });
}
