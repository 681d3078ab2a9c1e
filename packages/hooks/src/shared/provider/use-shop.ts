import type { Shop } from '@filigrana/sdk';
import { useShopContext } from './shop-context.ts';

/**
 * The SDK client of the provider, for calls that no hook covers.
 *
 * @example
 * const shop = useShop();
 * const ask = async () => (await shop.shipping.fee()).monto;
 */
export function useShop(): Shop {
  return useShopContext().shop;
}
