import type { ApiError, ShippingFee } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { shippingKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * The shop's shipping fee, USD. While it is not known, show `serverShipping(data?.monto)` of
 * `@filigrana/sdk/domain`, which is the default of 8. Key: `shippingKeys.fee()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data } = useShippingFee();
 */
export function useShippingFee(
  options: ReadOptions<ShippingFee> = {},
): SWRResponse<ShippingFee, ApiError> {
  return useRead(shippingKeys.fee(), (shop) => shop.shipping.fee(), options);
}
