import {
  emptyFilters,
  filtersToQuery,
  toggleAvailable,
  toggleOrder,
  togglePrice,
  toggleValue,
  withPriceRange,
  type CatalogFilters,
  type CatalogOrder,
  type ListFilter,
  type PriceOrder,
  type PriceRange,
} from '@filigrana/sdk/domain';
import { useMemo, useState } from 'react';

export interface CatalogFiltersControl {
  filters: CatalogFilters;
  /** Number of active values. */
  active: number;
  /** Chooses a price order; choosing it again clears it. */
  choosePrice(value: Exclude<PriceOrder, ''>): void;
  /** Chooses any order, by price or another; choosing it again clears it. */
  chooseOrder(value: CatalogOrder): void;
  /** Sets the lowest and the highest price, US dollars. */
  setRange(range: PriceRange): void;
  /** Asks for what can be bought now only, or for everything again. */
  toggleAvailable(): void;
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
  const changes = useMemo<Omit<CatalogFiltersControl, 'filters' | 'active'>>(
    () => ({
      choosePrice: (value) => setFilters((current) => togglePrice(current, value)),
      chooseOrder: (value) => setFilters((current) => toggleOrder(current, value)),
      setRange: (range) => setFilters((current) => withPriceRange(current, range)),
      toggleAvailable: () => setFilters(toggleAvailable),
      toggle: (kind, value) => setFilters((current) => toggleValue(current, kind, value)),
      clear: () => setFilters(emptyFilters()),
    }),
    [],
  );
  return { filters, active: Object.values(filtersToQuery(filters)).flat().length, ...changes };
}
