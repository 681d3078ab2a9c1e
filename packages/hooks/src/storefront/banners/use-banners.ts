import type { ApiError } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { bannerKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * Addresses of the home page's banner images, in their order. A failure is only logged.
 * Key: `bannerKeys.list()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { data: banners = [] } = useBanners();
 */
export function useBanners(options: ReadOptions<string[]> = {}): SWRResponse<string[], ApiError> {
  return useRead(bannerKeys.list(), (shop) => shop.banners.list(), options, { isLogged: true });
}
