import type { ApiError, Product } from '@filigrana/sdk';
import {
  emptyFilters,
  filtersToQuery,
  hasActiveFilters,
  type CatalogFilters,
} from '@filigrana/sdk/domain';
import type { SWRResponse } from 'swr';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

const NO_FILTERS = emptyFilters();

/**
 * The products that the filters let through; all of them while no filter is set. While other
 * filters load, the last list stays (`isLoading` is true). A failure is only logged; look at
 * `error` before `data`, which may still be the last list.
 * Keys: `catalogKeys.initial()`, `catalogKeys.filter(filtersToQuery(filters))`.
 *
 * @example const { filters } = useCatalogFilters(); const { data: products } = useCatalog(filters);
 */
export function useCatalog(filters: CatalogFilters = NO_FILTERS): SWRResponse<Product[], ApiError> {
  const isFiltered = hasActiveFilters(filters);
  return useRead(
    isFiltered ? catalogKeys.filter(filtersToQuery(filters)) : catalogKeys.initial(),
    ({ catalog }) => (isFiltered ? catalog.filter(filters) : catalog.initial()),
    { keepPreviousData: true, isLogged: true },
  );
}
