import type { SpecialOrder } from '@filigrana/sdk';
import { specialOrderKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useHistory, type History, type HistoryOptions } from '../orders/use-history.ts';
import { notice } from '../texts/storefront-notice.ts';

const SPECIAL_ORDERS: HistoryOptions<SpecialOrder> = {
  key: specialOrderKeys.mine,
  read: (shop) => shop.specialOrders.mine(),
  failed: notice('specialOrders.loadFailed'),
  none: notice('specialOrders.none'),
};

/**
 * The customer's special orders. Without a login: status 'failed', 'No hay sesión activa.'.
 * Key: `specialOrderKeys.mine(idUsuario)`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { status, orders, notice } = useMySpecialOrders();
 */
export function useMySpecialOrders(
  options: ReadOptions<SpecialOrder[]> = {},
): History<SpecialOrder> {
  return useHistory(SPECIAL_ORDERS, options);
}
