import type { Order, OrderPage, OrderPageQuery } from '@filigrana/sdk';
import {
  emptyOrderFilters,
  filterOrders,
  hasOrderFilters,
  orderTotals,
  toCents,
  type OrderFilters,
  type OrderTotals,
} from '@filigrana/sdk/domain';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import type { Searchable } from '../reads/admin-list.types.ts';
import { inIdleTime } from '../reads/in-idle-time.ts';
import { useLongList, type ListSource, type LongList } from '../reads/use-long-list.ts';

/** What narrows the list of orders down. */
export interface OrderFiltering extends Searchable {
  filters: OrderFilters;
  /** Changes some of the filters. */
  setFilters(change: Partial<OrderFilters>): void;
  clearFilters(): void;
  /** Something is narrowed down. */
  isFiltered: boolean;
  /** Number and sum, in cents, of what the filters keep; null where nobody has counted it. */
  totals: OrderTotals | null;
}

/** A search that looks at every order once: what is compared is remembered with the orders. */
const rememberTexts = (orders: readonly Order[]): void =>
  void filterOrders(orders, { ...emptyOrderFilters(), busqueda: 'a' });

/** The filters as the call takes them, without those that keep everything. */
export function orderQuery({ busqueda, ...exact }: OrderFilters): OrderPageQuery {
  const given = { busqueda: busqueda.trim().slice(0, 120), ...exact };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null),
  );
}

/**
 * Filters a list of orders: as one types while all of it is there, on the server when it is longer.
 * Filtering comes after the box has shown what was typed, so that typing stays quick over thousands.
 */
export function useFilteredOrders(
  source: ListSource<OrderPage, OrderPageQuery>,
  initial: Partial<OrderFilters> | undefined,
  options: ReadOptions<OrderPage>,
): LongList<Order> & OrderFiltering & { found: readonly Order[] } {
  const [filters, change] = useState<OrderFilters>(() => ({ ...emptyOrderFilters(), ...initial }));
  const deferred = useDeferredValue(filters);
  const keep = useCallback(
    (orders: readonly Order[]) => filterOrders(orders, deferred),
    [deferred],
  );
  const query = useMemo(() => orderQuery(filters), [filters]);
  const { environment } = useShopContext();
  const { page, ...list } = useLongList(source, query, keep, options);
  const { items, found, matches, isWhole } = list;
  // Before the first key is pressed.
  useEffect(() => inIdleTime(environment, items, rememberTexts), [environment, items]);
  const totals = useMemo(() => {
    if (isWhole) return orderTotals(found);
    const amount = page?.montoEncontrado ?? null;
    return matches === null || amount === null ? null : { count: matches, cents: toCents(amount) };
  }, [found, isWhole, matches, page]);
  const setFilters = useCallback<OrderFiltering['setFilters']>(
    (some) => change((now) => ({ ...now, ...some })),
    [],
  );
  return {
    ...list,
    filters,
    setFilters,
    clearFilters: useCallback(() => change(emptyOrderFilters()), []),
    isFiltered: hasOrderFilters(filters),
    search: filters.busqueda,
    setSearch: useCallback((busqueda: string) => setFilters({ busqueda }), [setFilters]),
    totals,
  };
}
