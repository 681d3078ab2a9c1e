import type { ApiError } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { bannerKeys } from '../../shared/reads/keys.ts';
import { useRead } from '../../shared/reads/use-read.ts';

/**
 * Addresses of the home page's banner images, in their order. A failure is only logged.
 * Key: `bannerKeys.list()`.
 *
 * @example const { data: banners = [] } = useBanners();
 */
export function useBanners(): SWRResponse<string[], ApiError> {
  return useRead(bannerKeys.list(), (shop) => shop.banners.list(), { isLogged: true });
}
