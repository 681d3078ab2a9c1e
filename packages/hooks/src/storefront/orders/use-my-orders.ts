import { isApiError, type Order, type OrderDetail } from '@filigrana/sdk';
import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { orderKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { notice } from '../texts/storefront-notice.ts';
import { useHistory, type History, type HistoryOptions } from './use-history.ts';

/** An order of the history; with everything about it once it was expanded. */
export type HistoryOrder = Order | OrderDetail;

export interface MyOrders extends History<HistoryOrder> {
  /**
   * To be called when a row is opened: its detail is read and merged into the list. Resolves when
   * there is no more to come, whether it arrived or not; never rejects.
   */
  expand(idPedido: number): Promise<void>;
}

const ORDERS: HistoryOptions<HistoryOrder> = {
  key: orderKeys.mine,
  read: (shop) => shop.orders.mine(),
  failed: notice('orders.loadFailed'),
  none: notice('orders.none'),
};

/** Whether the detail of an order is there. */
export function hasDetail(order: HistoryOrder): order is OrderDetail {
  return 'direccionExacta' in order;
}

/** A later answer of the list knows the state of the order better, and its details not at all. */
function keepDetail(order: HistoryOrder, detail: OrderDetail | undefined): HistoryOrder {
  if (!detail || hasDetail(order)) return order;
  const productos = order.productos.length > 0 ? order.productos : detail.productos;
  return { ...detail, ...order, productos };
}

/**
 * The customer's orders. `expand` reads an order's detail and merges it into its row; where that
 * fails the row stays as it is, and nothing is said. Without a login: status 'failed', 'No hay
 * sesión activa.'. Key: `orderKeys.mine(idUsuario)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { orders, expand } = useMyOrders();
 * <details onToggle={() => void expand(order.idPedido)}>{hasDetail(order) && order.provincia}</details>
 */
export function useMyOrders(options: ReadOptions<HistoryOrder[]> = {}): MyOrders {
  const { shop, expireSession } = useShopContext();
  const { mutate } = useSWRConfig();
  const account = useAccountId();
  const history = useHistory(ORDERS, options);
  const [details, setDetails] = useState<ReadonlyMap<number, OrderDetail>>(() => new Map());

  const expand = useCallback(
    async (idPedido: number) => {
      if (account === undefined || account === null) return;
      const merge = (detail: OrderDetail) => {
        setDetails((known) => new Map(known).set(idPedido, detail));
        const merged = (orders?: HistoryOrder[]) =>
          orders?.map((order) => (order.idPedido === idPedido ? { ...order, ...detail } : order));
        void mutate(orderKeys.mine(account), merged, { revalidate: false });
      };
      await shop.orders.myOrder(idPedido).then(merge, (error: unknown) => {
        if (isApiError(error) && error.status === 401) expireSession();
      });
    },
    [account, shop, mutate, expireSession],
  );
  const orders = useMemo(
    () => history.orders.map((order) => keepDetail(order, details.get(order.idPedido))),
    [history.orders, details],
  );
  return { ...history, orders, expand };
}
