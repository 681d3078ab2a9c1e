import {
  emptyOrderFilters,
  filterOrders,
  hasOrderFilters,
  orderTotals,
  type OrderFilters,
  type OrderTotals,
} from '@filigrana/sdk/domain';
import type { Order } from '@filigrana/sdk';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Searchable } from '../reads/admin-list.types.ts';
import { inIdleTime } from '../reads/in-idle-time.ts';

/** What narrows the list of orders down. */
export interface OrderFiltering extends Searchable {
  filters: OrderFilters;
  /** Changes some of the filters. */
  setFilters(change: Partial<OrderFilters>): void;
  clearFilters(): void;
  /** Something is narrowed down. */
  isFiltered: boolean;
  /** Number and sum, in cents, of what the filters keep. */
  totals: OrderTotals;
}

/** A search that looks at every order once: what is compared is remembered with the orders. */
const rememberTexts = (orders: readonly Order[]): void =>
  void filterOrders(orders, { ...emptyOrderFilters(), busqueda: 'a' });

/**
 * Filters the orders after the box has shown what was typed, so that typing stays quick over
 * thousands of them.
 */
export function useOrderFilters(
  orders: readonly Order[],
  initial: Partial<OrderFilters> | undefined,
): OrderFiltering & { found: readonly Order[] } {
  const [filters, change] = useState<OrderFilters>(() => ({ ...emptyOrderFilters(), ...initial }));
  const deferred = useDeferredValue(filters);
  // Before the first key is pressed.
  useEffect(() => inIdleTime(orders, rememberTexts), [orders]);
  const found = useMemo(() => filterOrders(orders, deferred), [orders, deferred]);
  const totals = useMemo(() => orderTotals(found), [found]);
  const setFilters = useCallback<OrderFiltering['setFilters']>(
    (some) => change((now) => ({ ...now, ...some })),
    [],
  );
  return {
    filters,
    setFilters,
    clearFilters: useCallback(() => change(emptyOrderFilters()), []),
    isFiltered: hasOrderFilters(filters),
    search: filters.busqueda,
    setSearch: useCallback((busqueda: string) => setFilters({ busqueda }), [setFilters]),
    totals,
    found,
  };
}
