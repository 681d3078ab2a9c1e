import type { ApiError, FollowedOrder } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { shipmentKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * How an order goes, by the link of a letter and without a login (extension `shipments`).
 * `error.status` 404 means that the link is of no use. Key: `shipmentKeys.follow(token)`.
 *
 * @param token Last part of the link's address.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: order, error } = useFollowedOrder(params.token);
 */
export function useFollowedOrder(
  token: string,
  options: ReadOptions<FollowedOrder> = {},
): SWRResponse<FollowedOrder, ApiError> {
  return useRead(shipmentKeys.follow(token), (shop) => shop.shipments.follow(token), options);
}
