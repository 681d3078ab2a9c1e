import type { Api } from '../client/call.ts';
import { upload } from '../client/upload.ts';
import type { CallOptions, UploadCallOptions } from '../client/options.ts';
import { banners } from '../normalize/banners.ts';
import { confirmation } from '../normalize/confirmation.ts';
import type { Confirmation } from '../results.ts';

/** Promotional images of the home page. */
export function bannersResource({ client, call }: Api) {
  return {
    /** The addresses of the images, in their order. */
    list: (options?: CallOptions): Promise<string[]> =>
      call({
        operation: 'listBanners',
        send: (init) => client.GET('/api/banners/', init),
        read: banners,
        options,
      }),

    /** Replaces the whole set. Administrators. */
    upload: (files: readonly Blob[], options?: UploadCallOptions): Promise<Confirmation> =>
      upload(call, {
        operation: 'uploadBanners',
        send: (init) =>
          client.POST('/api/banners/upload', { ...init, body: { banners: [...files] } }),
        read: confirmation,
        options,
      }),
  };
}
