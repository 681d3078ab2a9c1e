import type { ApiError, OrderDetail } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { orderKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useAccountId } from '../../shared/session/use-account-id.ts';

/**
 * One of the customer's own orders with everything about it, for example right after the purchase.
 * `error.status` 404 means that it is not hers. Without a login nothing is read.
 * Key: `orderKeys.myOrder(idUsuario, idPedido)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: order, error, isLoading } = useMyOrder(31);
 */
export function useMyOrder(
  idPedido: number | null,
  options: ReadOptions<OrderDetail> = {},
): SWRResponse<OrderDetail, ApiError> {
  const account = useAccountId();
  const isOpen = account !== undefined && account !== null && idPedido !== null;
  return useRead(
    isOpen ? orderKeys.myOrder(account, idPedido) : null,
    (shop) => shop.orders.myOrder(Number(idPedido)),
    options,
  );
}
