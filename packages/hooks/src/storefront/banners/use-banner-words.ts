import type { ApiError, BannerWords } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { bannerKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/**
 * The banners with their own words (extension `bannerWords`), in the order of `useBanners`. Where the backend keeps
 * none, the list is empty: show words of your own then. A failure is only logged. Key: `bannerKeys.words()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data: words = [] } = useBannerWords();
 * words.map(({ idBanner, titulo }) => <h2 key={idBanner}>{titulo}</h2>);
 */
export function useBannerWords(
  options: ReadOptions<BannerWords[]> = {},
): SWRResponse<BannerWords[], ApiError> {
  return useRead(
    bannerKeys.words(),
    (shop) => shop.banners.words().catch(whereUnsupported([])),
    options,
    { isLogged: true },
  );
}
