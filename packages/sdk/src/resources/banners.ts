import type { Api } from '../client/call.ts';
import type { UploadCallOptions } from '../client/options.ts';
import { withFiles } from '../client/upload.ts';
import { banners, bannerWords } from '../normalize/banners.ts';
import { confirmation } from '../normalize/confirmation.ts';
import * as operations from '../operations.gen.ts';

/** Promotional images of the home page. */
export function bannersResource({ caller }: Api) {
  const upload = caller(operations.uploadBanners, confirmation, withFiles);

  return {
    /** The addresses of the images, in their order. */
    list: caller(operations.listBanners, banners),

    /**
     * The same banners with their words. An extension of the contract (`bannerWords`): a backend without it
     * answers 404.
     */
    words: caller(operations.listBannerWords, bannerWords),

    /**
     * Replaces the words of one banner. 400 with `fields` for what is too long and for a link that is no path of the
     * shop, 404 when the banner is gone, 409 `VERSION_CONFLICT` when `version` is given and no longer the current
     * one. Administrators.
     *
     * @example await shop.banners.setWords(2, { titulo: 'Plata', linea: '', enlace: '', foco: { x: 70, y: 50 } });
     */
    setWords: caller(operations.setBannerWords, confirmation),

    /** Replaces the whole set. Administrators. */
    upload: (files: readonly Blob[], options?: UploadCallOptions) =>
      upload({ banners: [...files] }, options),
  };
}
