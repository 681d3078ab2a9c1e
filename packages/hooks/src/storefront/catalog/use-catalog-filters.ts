import {
  LIST_FILTERS,
  emptyFilters,
  togglePrice,
  toggleValue,
  type CatalogFilters,
  type ListFilter,
  type PriceOrder,
} from '@filigrana/sdk/domain';
import { useCallback, useState } from 'react';

export interface CatalogFiltersControl {
  filters: CatalogFilters;
  /** Number of active values. */
  active: number;
  /** Chooses a price order; choosing it again clears it. */
  choosePrice(value: Exclude<PriceOrder, ''>): void;
  /** Adds a value, or takes it away when it is there. */
  toggle(kind: ListFilter, value: string): void;
  clear(): void;
}

/**
 * What the catalogue is filtered by. `initial` is read once, for example from the page's address
 * with `filtersFromSearch` of `@filigrana/sdk/domain`.
 *
 * @example const { filters, choosePrice } = useCatalogFilters({ categoria: ['Anillos'] });
 */
export function useCatalogFilters(initial?: Partial<CatalogFilters>): CatalogFiltersControl {
  const [filters, setFilters] = useState<CatalogFilters>(() => ({ ...emptyFilters(), ...initial }));
  const choosePrice = useCallback<CatalogFiltersControl['choosePrice']>(
    (value) => setFilters((current) => togglePrice(current, value)),
    [],
  );
  const toggle = useCallback<CatalogFiltersControl['toggle']>(
    (kind, value) => setFilters((current) => toggleValue(current, kind, value)),
    [],
  );
  const clear = useCallback(() => setFilters(emptyFilters()), []);
  return { filters, active: countActive(filters), choosePrice, toggle, clear };
}

function countActive(filters: CatalogFilters): number {
  const values = LIST_FILTERS.reduce((sum, kind) => sum + filters[kind].length, 0);
  return values + (filters.precio === '' ? 0 : 1);
}
