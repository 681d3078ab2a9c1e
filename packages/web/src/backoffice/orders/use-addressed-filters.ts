import type { OrderFiltering } from '@filigrana/hooks/backoffice';
import {
  emptyOrderFilters,
  orderFiltersFromSearch,
  orderFiltersToSearch,
  type OrderFilters,
} from '@filigrana/sdk/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useQuery } from '../shared/use-query.ts';

/** Quiet time after the last key before the address follows, in ms: browsers limit how often. */
const SETTLE_MS = 250;

/** What the address asks for, for the memory of the screen; null when it asks for nothing. */
export const filtersAsked = (query: string): string | null =>
  orderFiltersToSearch(orderFiltersFromSearch(query)) || null;

/**
 * Keeps filters and address the same: what is chosen stands in the address, so that reloading, a
 * bookmark and the way back keep it; an address that somebody opens is what is filtered by.
 */
export function useAddressedFilters({
  filters,
  setFilters,
}: Pick<OrderFiltering, 'filters' | 'setFilters'>): void {
  const [path, navigate] = useLocation();
  const query = useQuery();
  const seen = useRef(query);
  useEffect(() => {
    if (query === seen.current) return;
    seen.current = query;
    setFilters({ ...emptyOrderFilters(), ...orderFiltersFromSearch(query) });
  }, [query, setFilters]);
  useEffect(() => {
    const wanted = orderFiltersToSearch(filters);
    if (isSameQuery(seen.current, filters)) return;
    const timer = setTimeout(() => {
      seen.current = wanted;
      navigate(wanted === '' ? path : `${path}?${wanted}`, { replace: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [filters, navigate, path]);
}

/** Whether an address says what is filtered by, whatever the order of its parts. */
const isSameQuery = (query: string, filters: OrderFilters): boolean =>
  (filtersAsked(query) ?? '') === orderFiltersToSearch(filters);
