import type { OrderDetail } from '@filigrana/sdk';
import { orderKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';
import { useMyOrder } from '../orders/use-my-order.ts';

/**
 * Where the customer's last order went, of those that were sent: `order` carries its address. Her orders
 * tell it, so no backend needs to keep it. Nothing is read unless it is wanted.
 */
export function useLastAddress(isWanted: boolean): {
  isLoading: boolean;
  order: OrderDetail | undefined;
} {
  const account = useAccountId();
  const isOpen = isWanted && account !== undefined && account !== null;
  const orders = useRead(isOpen ? orderKeys.mine(account) : null, (shop) => shop.orders.mine());
  const sent = (orders.data ?? []).filter(({ retiro }) => retiro === undefined);
  const newest = Math.max(...sent.map(({ idPedido }) => idPedido));
  const { data, isLoading } = useMyOrder(isOpen && sent.length > 0 ? newest : null);
  return { isLoading: orders.isLoading || isLoading, order: data?.provincia ? data : undefined };
}
