import {
  countFilters,
  emptyFilters,
  toggleAvailable,
  toggleOrder,
  togglePrice,
  toggleValue,
  withRange,
  type CatalogFilters,
  type CatalogOrder,
  type ListFilter,
  type PriceOrder,
  type Range,
  type RangeName,
} from '@filigrana/sdk/domain';
import { useMemo, useState } from 'react';

export interface CatalogFiltersControl {
  filters: CatalogFilters;
  /** Number of active values; a range of measures is one. */
  active: number;
  /** Chooses a price order; choosing it again clears it. */
  choosePrice(value: Exclude<PriceOrder, ''>): void;
  /** Chooses any order, by price or another; choosing it again clears it. */
  chooseOrder(value: CatalogOrder): void;
  /**
   * Sets the two ends of a range: of prices in US dollars, of measures in mm or g.
   *
   * @param name Which range it is.
   * @param range Its two ends.
   */
  setRange(name: RangeName, range: Range): void;
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
      setRange: (name, range) => setFilters((current) => withRange(current, name, range)),
      toggleAvailable: () => setFilters(toggleAvailable),
      toggle: (kind, value) => setFilters((current) => toggleValue(current, kind, value)),
      clear: () => setFilters(emptyFilters()),
    }),
    [],
  );
  return { filters, active: countFilters(filters), ...changes };
}
