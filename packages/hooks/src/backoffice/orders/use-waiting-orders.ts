import type { Order, OrderPage, OrderPageQuery, Shop } from '@filigrana/sdk';
import { orderLifecycle } from '@filigrana/sdk/domain';
import { useEffect, useMemo } from 'react';
import type { AdminList } from '../reads/admin-list.types.ts';
import { useListPages, type Part } from '../reads/use-list-pages.ts';
import { ORDERS } from './orders-source.ts';

const part = (search: OrderPageQuery) => (shop: Shop, asked: Part) =>
  ORDERS.read(shop, { ...search, ...asked });

const WAITING: OrderPageQuery = { estado: orderLifecycle.initial };
const [readAny, readWaiting] = [part({}), part(WAITING)];

/**
 * Every order that waits, and the one that is looked at, whatever has become of it. Where the list of
 * orders is too long to be read whole, those alone are asked for.
 */
export function useWaitingOrders(current: number | null): AdminList & { items: readonly Order[] } {
  const { key, failed } = ORDERS;
  const all = useListPages<Order, OrderPage>(key, readAny, failed);
  const isLong = all.hasMore;
  const waiting = useListPages<Order, OrderPage>(
    isLong ? [...key, WAITING] : null,
    readWaiting,
    failed,
  );
  const { hasMore, isReadingMore, notice, readMore, page } = waiting;
  useEffect(() => {
    if (hasMore && !isReadingMore && notice === null) readMore();
  }, [hasMore, isReadingMore, notice, readMore]);
  const isGone =
    page !== null &&
    current !== null &&
    page.elementos.every(({ idPedido }) => idPedido !== current);
  const looked = useMemo(() => ({ pedido: current ?? 0 }), [current]);
  const readLooked = useMemo(() => part(looked), [looked]);
  const one = useListPages<Order, OrderPage>(
    isLong && isGone ? [...key, looked] : null,
    readLooked,
    failed,
  );
  const items = useMemo(() => {
    if (!isLong) return all.page?.elementos ?? [];
    const gone = isGone ? (one.page?.elementos ?? []) : [];
    return [...(page?.elementos ?? []), ...gone];
  }, [all.page, isGone, isLong, one.page, page]);
  if (!isLong) return { ...all, items };
  const isThere = waiting.status === 'ready' && !hasMore && !(isGone && one.status === 'loading');
  return { ...waiting, status: isThere || notice ? waiting.status : 'loading', items };
}
