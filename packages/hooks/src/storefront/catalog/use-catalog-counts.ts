import type { ApiError, CatalogCounts } from '@filigrana/sdk';
import { emptyFilters, filtersToQuery, type CatalogFilters } from '@filigrana/sdk/domain';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { catalogKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

const NO_FILTERS = emptyFilters();

/**
 * How many pieces each option of the catalogue's filters would show beside the others (extension `catalogFacets`),
 * the highest and lowest price, and how many can be bought now; null where the backend does not count: show the
 * filters without counts then. While others are read, the last ones stay. A failure is only logged. The order of the
 * pieces is no part of the key: `catalogKeys.counts(texto, query)`, with `filtersToQuery` of the filters without it.
 *
 * @param filters What is narrowed down by; nothing unless given.
 * @param texto What is searched for; '' for nothing.
 * @param options SWR's own; null reads nothing, for example while the filters are out of sight.
 * @example
 * const { filters } = useCatalogFilters();
 * const { data: counts } = useCatalogCounts(filters);
 * const options = counts?.categoria.map(({ valor, cantidad }) => <li key={valor}>{valor} ({cantidad})</li>);
 */
export function useCatalogCounts(
  filters: CatalogFilters = NO_FILTERS,
  texto = '',
  options: ReadOptions<CatalogCounts | null> = {},
): SWRResponse<CatalogCounts | null, ApiError> {
  const { precio: _, orden: __, ...query } = filtersToQuery(filters);
  return useRead(
    catalogKeys.counts(texto, query),
    (shop) => shop.catalog.counts(filters, texto).catch(whereUnsupported(null)),
    options,
    { keepPreviousData: true, isLogged: true },
  );
}
