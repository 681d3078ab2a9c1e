import type { ApiError, SiteTextsInForce } from '@filigrana/sdk';
import type { SWRResponse } from 'swr';
import { whereUnsupported } from '../../shared/is-unsupported.ts';
import { siteTextKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';

/** What a backend says of words that keeps none. */
const NO_TEXTS: SiteTextsInForce = {
  textos: { inicio: '', envios: '', sinpe: '', transferencia: '', acercaTitulo: '', acerca: '' },
};

/**
 * Words of the home page and of the page about the shop (extension `siteTexts`). Empty ones are those that nobody has
 * written: show words of your own then; a backend that keeps none has only empty ones. A failure is only logged.
 * Key: `siteTextKeys.inForce()`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example
 * const { data } = useSiteTexts();
 * <h1>{data?.textos.acercaTitulo || 'Nuestro taller'}</h1>;
 */
export function useSiteTexts(
  options: ReadOptions<SiteTextsInForce> = {},
): SWRResponse<SiteTextsInForce, ApiError> {
  return useRead(
    siteTextKeys.inForce(),
    (shop) => shop.siteTexts.get().catch(whereUnsupported(NO_TEXTS)),
    options,
    { isLogged: true },
  );
}
