import type { ApiError, Product } from '@filigrana/sdk';
import {
  emptyFilters,
  filtersToQuery,
  hasActiveFilters,
  type CatalogFilters,
} from '@filigrana/sdk/domain';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { findPieces } from '../search/find-pieces.ts';
import { filterPieces } from './filter-pieces.ts';

const NO_FILTERS = emptyFilters();

/**
 * The products that the filters let through; all of them while no filter is set. With a `texto` only
 * those of them that the search finds. While another list loads, the last one stays (`isLoading` is
 * true). A failure is only logged; look at `error` before `data`, which may still be the last list.
 * Keys: `catalogKeys.initial()`, `catalogKeys.filter(filtersToQuery(filters))`,
 * `catalogKeys.search(texto, filtersToQuery(filters))`.
 *
 * @param filters What is narrowed down by; nothing unless given.
 * @param texto What is searched for; '' for nothing.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { filters } = useCatalogFilters(); const { data: products } = useCatalog(filters);
 */
export function useCatalog(
  filters: CatalogFilters = NO_FILTERS,
  texto = '',
  options: ReadOptions<Product[]> = {},
): SWRResponse<Product[], ApiError> {
  const isFiltered = hasActiveFilters(filters);
  const query = filtersToQuery(filters);
  const list = isFiltered ? catalogKeys.filter(query) : catalogKeys.initial();
  return useRead(
    texto ? catalogKeys.search(texto, query) : list,
    (shop) => {
      if (texto) return findPieces(shop, texto, filters);
      return isFiltered ? filterPieces(shop, filters) : shop.catalog.initial();
    },
    options,
    { keepPreviousData: true, isLogged: true },
  );
}
