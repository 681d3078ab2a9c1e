import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  PRICE_OPTIONS,
  filtersToQuery,
  type CatalogFilters,
  type FilterOption,
} from './filters.ts';
import { sameText } from './text.ts';

/**
 * The filters as the search part of the catalogue's address, without '?'; '' when none is set.
 * The same repeated keys as the call.
 *
 * @example filtersToSearch({ ...emptyFilters(), precio: 'asc', tamano: ['5', '6'] })
 *   // 'precio=asc&tamano=5&tamano=6'
 */
export function filtersToSearch(filters: CatalogFilters): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filtersToQuery(filters)))
    for (const item of [value].flat()) search.append(key, item);
  return search.toString();
}

/**
 * The filters of an address. Values that the shop does not offer are left out, as are repeated
 * ones; case and accents do not matter.
 *
 * @param search With or without '?'.
 * @example filtersFromSearch('?piedra=sintética&piedra=Vidrio').piedra // ['Sintetica']
 */
export function filtersFromSearch(search: string): CatalogFilters {
  const params = new URLSearchParams(search);
  const [precio = ''] = known(params.getAll('precio'), PRICE_OPTIONS);
  const lists = LIST_FILTERS.map((key) => [key, known(params.getAll(key), FILTER_OPTIONS[key])]);
  return { precio, ...(Object.fromEntries(lists) as Omit<CatalogFilters, 'precio'>) };
}

function known<Value extends string>(
  values: readonly string[],
  options: readonly FilterOption<Value>[],
): Value[] {
  const found = values.flatMap(
    (value) => options.find((option) => sameText(option.value, value)) ?? [],
  );
  return [...new Set(found.map((option) => option.value))];
}
