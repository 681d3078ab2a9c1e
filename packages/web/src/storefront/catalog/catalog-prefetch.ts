import { catalogKeys, fallbackEntry, filterPieces, findPieces } from '@filigrana/hooks/keys';
import { filtersFromSearch, filtersToQuery, hasActiveFilters } from '@filigrana/sdk/domain';
import type { Prefetch } from '../../app/route.ts';
import { textOf } from './text-of.ts';

/** The list of the address: all pieces, those of its filters, or those of its search. */
export const prefetchCatalog: Prefetch = async (shop, _params, search) => {
  const filters = filtersFromSearch(search.toString());
  const query = filtersToQuery(filters);
  const texto = textOf(search.toString());
  if (texto) {
    const products = await findPieces(shop, texto, filters);
    const key = catalogKeys.search(texto, query);
    return { fallback: Object.fromEntries([fallbackEntry(key, products)]) };
  }
  if (!hasActiveFilters(filters)) {
    const products = await shop.catalog.initial();
    return { fallback: Object.fromEntries([fallbackEntry(catalogKeys.initial(), products)]) };
  }
  const products = await filterPieces(shop, filters);
  return { fallback: Object.fromEntries([fallbackEntry(catalogKeys.filter(query), products)]) };
};
