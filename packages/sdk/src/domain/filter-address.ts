import {
  FILTER_OPTIONS,
  FURTHER_ORDERS,
  LIST_FILTERS,
  PRICE_OPTIONS,
  filtersToQuery,
  type CatalogFilters,
  type FilterOption,
  type ListFilter,
} from './filters.ts';
import { isRangeEnd, isRangeReversed } from './range-bounds.ts';
import { RANGE_NAMES, rangeKeys, rangeOf, type RangeKey, type RangeName } from './ranges.ts';
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
    for (const item of [value].flat()) search.append(key, String(item));
  return search.toString();
}

/**
 * The filters of an address. Values that the shop does not offer are left out, as are repeated
 * ones and a range that lies the wrong way round; case and accents do not matter.
 *
 * @param search With or without '?'. An order by price may also stand under `orden`, where a form has all orders.
 * @example filtersFromSearch('?piedra=sintética&piedra=Vidrio').piedra // ['Sintetica']
 */
export function filtersFromSearch(search: string): CatalogFilters {
  const params = new URLSearchParams(search);
  const orders = params.getAll('orden');
  const [precio = ''] = known([...params.getAll('precio'), ...orders], PRICE_OPTIONS);
  const [orden] = precio
    ? []
    : known(
        orders,
        FURTHER_ORDERS.map((value) => ({ value })),
      );
  const lists = LIST_FILTERS.map((key) => [key, known(params.getAll(key), FILTER_OPTIONS[key])]);
  return {
    precio,
    ...(Object.fromEntries(lists) as Pick<CatalogFilters, ListFilter>),
    ...rangesIn(params),
    ...(params.get('disponibles') === 'true' && { disponibles: true }),
    ...(orden && { orden }),
  };
}

function rangesIn(params: URLSearchParams): Partial<CatalogFilters> {
  const read = (name: RangeName): [RangeKey, number][] => {
    const ends = rangeKeys(name).flatMap((key): [RangeKey, number][] => {
      const text = params.get(key) ?? '';
      const end = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
      return isRangeEnd(name, end) ? [[key, end]] : [];
    });
    return isRangeReversed(rangeOf(Object.fromEntries(ends), name)) ? [] : ends;
  };
  return Object.fromEntries(RANGE_NAMES.flatMap(read));
}

function known<Value extends string>(
  values: readonly string[],
  options: readonly Pick<FilterOption<Value>, 'value'>[],
): Value[] {
  const found = values.flatMap(
    (value) => options.find((option) => sameText(option.value, value)) ?? [],
  );
  return [...new Set(found.map((option) => option.value))];
}
