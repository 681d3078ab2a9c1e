import type { ApiError, PickupPlaces } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { shippingKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/** What a backend says of places that knows none. */
const NO_PLACES: PickupPlaces = { lugares: [] };

/**
 * Where orders can be picked up (extension `pickup`); offer those that are `activo`. Where the backend knows none,
 * the list is empty: say nothing of picking up then. Key: `shippingKeys.places()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data } = usePickupPlaces();
 * data?.lugares.filter(({ activo }) => activo).map((one) => <li key={one.idLugar}>{one.nombre}</li>);
 */
export function usePickupPlaces(
  options: ReadOptions<PickupPlaces> = {},
): SWRResponse<PickupPlaces, ApiError> {
  return useRead(
    shippingKeys.places(),
    (shop) => shop.shipping.pickupPlaces().catch(whereUnsupported(NO_PLACES)),
    options,
    { isLogged: true },
  );
}
