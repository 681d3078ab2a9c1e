import { ApiError, type Shop, type SiteTextsInForce } from '@filigrana/sdk';
import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';

/** The words of the pages; where they cannot be read, none, so that a page says what it says by itself. */
export const readWords = (shop: Shop): Promise<SiteTextsInForce> =>
  shop.siteTexts.get().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) console.error(error);
    return { textos: { ...NO_SITE_TEXTS } };
  });
