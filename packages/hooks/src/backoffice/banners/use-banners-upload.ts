import type { BannersValues } from '@filigrana/sdk/schemas';
import { useCallback, useRef } from 'react';
import type { FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { bannersForm, type BannerValues } from './banners-upload.ts';
import type { BannersUpload } from './banners.types.ts';

const save: SaveForm<never, BannerValues, BannersValues> = ({ accepted }, write) =>
  write('uploadBanners', (shop) => shop.banners.upload(accepted.banners));

/**
 * The banner upload: several images, their removal and count, and sending them, which replaces the
 * banners of the shop. Refreshes `listBanners`.
 *
 * @example
 * const { files, count, add, remove, submit, status } = useBannersUpload();
 * <input type="file" multiple onChange={(e) => add(e.target.files ?? [])} />
 */
export function useBannersUpload(options?: FormOptions): BannersUpload {
  const { form, change } = useForm(bannersForm, null, save, options);
  const lastId = useRef(0);
  const { banners: files } = form.values;
  return {
    files,
    count: files.length,
    add: useCallback(
      (added) => {
        const chosen = [...added].map((file) => ({ id: (lastId.current += 1), file }));
        change(({ banners }) => ({ banners: [...banners, ...chosen] }));
      },
      [change],
    ),
    remove: useCallback(
      (id) => change(({ banners }) => ({ banners: banners.filter((each) => each.id !== id) })),
      [change],
    ),
    status: form.status,
    notice: form.notice,
    submit: form.submit,
  };
}
