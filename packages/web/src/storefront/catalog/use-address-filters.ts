import {
  LIST_FILTERS,
  filtersFromSearch,
  filtersToSearch,
  togglePrice,
  toggleValue,
  type CatalogFilters,
  type ListFilter,
  type PriceOrder,
} from '@filigrana/sdk/domain';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { SEARCH_KEY, storefront } from '../../app/paths.ts';
import { textOf } from './text-of.ts';

/** The catalogue's filters and how they change. */
export interface AddressFilters {
  filters: CatalogFilters;
  /** What was searched for; '' for nothing. */
  texto: string;
  /** How many values are chosen, the text among them. */
  active: number;
  /** Chooses a price order; choosing it again clears it. */
  choosePrice(order: Exclude<PriceOrder, ''>): void;
  /** Adds a value, or takes it away when it is there. */
  toggle(kind: ListFilter, value: string): void;
  /** Takes the text away. */
  clearText(): void;
  clear(): void;
}

/**
 * Filters that live in the address: they survive a reload, can be sent to somebody, and every
 * change is a step that the back button undoes.
 */
export function useAddressFilters(): AddressFilters {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filters = useMemo(() => filtersFromSearch(search), [search]);
  const texto = textOf(search);
  const show = (wanted: CatalogFilters, sought = texto) => {
    const query = new URLSearchParams(filtersToSearch(wanted));
    if (sought) query.set(SEARCH_KEY, sought);
    navigate(storefront.catalog(query));
  };
  const values = LIST_FILTERS.reduce((sum, kind) => sum + filters[kind].length, 0);
  return {
    filters,
    texto,
    active: values + (filters.precio === '' ? 0 : 1) + (texto === '' ? 0 : 1),
    choosePrice: (order) => show(togglePrice(filters, order)),
    toggle: (kind, value) => show(toggleValue(filters, kind, value)),
    clearText: () => show(filters, ''),
    clear: () => navigate(storefront.catalog()),
  };
}
