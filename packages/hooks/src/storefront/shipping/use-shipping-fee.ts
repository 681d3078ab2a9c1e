import type { ApiError, ShippingFee } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { shippingKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/**
 * The shop's shipping fee, USD. While it is not known, show `serverShipping(data?.monto)` of
 * `@filigrana/sdk/domain`, which is the default of 8. Key: `shippingKeys.fee()`.
 *
 * @example const { data } = useShippingFee();
 */
export function useShippingFee(): SWRResponse<ShippingFee, ApiError> {
  return useRead(shippingKeys.fee(), (shop) => shop.shipping.fee());
}
