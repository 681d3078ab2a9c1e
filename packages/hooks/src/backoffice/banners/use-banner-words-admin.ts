import type { BannerWords } from '@filigrana/sdk';
import { bannerKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';

/**
 * The banners with their words, for an editor of each. `unsupported`: the backend keeps none; show nothing of it.
 * Key: `bannerKeys.words()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data } = useBannerWordsAdmin();
 * data?.map(({ idBanner, image_url }) => <img key={idBanner} src={image_url} alt="" />);
 */
export function useBannerWordsAdmin(
  options: ReadOptions<BannerWords[]> = {},
): OptionalRead<BannerWords[]> {
  return useOptionalRead(
    bannerKeys.words(),
    (shop) => shop.banners.words(),
    notice('bannerWords.loadFailed'),
    options,
  );
}
