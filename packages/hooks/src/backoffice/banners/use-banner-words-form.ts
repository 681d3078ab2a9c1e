import type { BannerWords } from '@filigrana/sdk';
import type { BannerWordsValues } from '@filigrana/sdk/schemas';
import { useCallback } from 'react';
import { bannerKeys } from '../../shared/reads/keys.ts';
import type { AdminForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import { bannerWordsForm } from './banner-words-form.ts';

/**
 * Editing the words of one banner: its title, its line, where it leads to, and what stays in sight where its picture
 * is cut. Refreshes `listBannerWords`.
 *
 * @example
 * const { values, set } = useBannerWordsForm(banner);
 * <input value={values.titulo} onChange={(event) => set('titulo', event.target.value)} />;
 */
export function useBannerWordsForm(banner: BannerWords): AdminForm<BannerWordsValues> {
  const changeCached = useCached();
  const { idBanner } = banner;
  const save = useCallback<SaveForm<BannerWords, BannerWordsValues, BannerWordsValues>>(
    ({ accepted, version }, write) =>
      write(
        'setBannerWords',
        (shop) => shop.banners.setWords(idBanner, { ...accepted, version }),
        () =>
          changeCached<BannerWords[]>(bannerKeys.words(), (banners) =>
            banners.map((each) =>
              // The version stays: until the list has been read again, what comes next is compared.
              each.idBanner === idBanner ? { ...each, ...accepted } : each,
            ),
          ),
      ),
    [changeCached, idBanner],
  );
  return useForm(bannerWordsForm, banner, save).form;
}
