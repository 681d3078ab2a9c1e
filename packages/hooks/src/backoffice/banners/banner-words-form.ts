import type { BannerWords } from '@filigrana/sdk';
import { bannerWordsSchema, readForm, type BannerWordsValues } from '@filigrana/sdk/schemas';
import { orSaid } from '../../shared/texts/notice.ts';
import type { StaffForm } from '../forms/form.types.ts';
import { notice } from '../texts/backoffice-notice.ts';

/** The words of one banner, all of which may stay empty. */
export const bannerWordsForm: StaffForm<BannerWords, BannerWordsValues, BannerWordsValues> = {
  id: 'bannerWords',
  idOf: ({ idBanner }) => `banner ${idBanner}`,
  versionOf: ({ version }) => version,
  memo: null,
  start: (banner) => ({
    titulo: banner?.titulo ?? '',
    linea: banner?.linea ?? '',
    enlace: banner?.enlace ?? '',
    foco: banner?.foco ?? null,
    // Only to a backend that keeps them.
    ...(banner?.tituloIngles !== undefined && {
      tituloIngles: banner.tituloIngles,
      lineaIngles: banner.lineaIngles ?? '',
    }),
  }),
  read: (values) => readForm(bannerWordsSchema, values),
  issues: () => ({
    TOO_LONG: notice('bannerWords.tooLong'),
    LINK_INVALID: notice('bannerWords.badLink'),
  }),
  failed: (error) => orSaid(notice('bannerWords.failed'), error),
  saved: () => notice('bannerWords.saved'),
};
