import type { SpecialOrder } from '@filigrana/sdk';
import { specialOrderKeys } from '../../shared/reads/keys.ts';
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
 * @example const { status, orders, notice } = useMySpecialOrders();
 */
export function useMySpecialOrders(): History<SpecialOrder> {
  return useHistory(SPECIAL_ORDERS);
}
