import type { Api } from '../client/call.ts';
import type { UploadCallOptions } from '../client/options.ts';
import { withFiles } from '../client/upload.ts';
import { banners } from '../normalize/banners.ts';
import { confirmation } from '../normalize/confirmation.ts';
import * as operations from '../operations.gen.ts';

/** Promotional images of the home page. */
export function bannersResource({ caller }: Api) {
  const upload = caller(operations.uploadBanners, confirmation, withFiles);

  return {
    /** The addresses of the images, in their order. */
    list: caller(operations.listBanners, banners),

    /** Replaces the whole set. Administrators. */
    upload: (files: readonly Blob[], options?: UploadCallOptions) =>
      upload({ banners: [...files] }, options),
  };
}
