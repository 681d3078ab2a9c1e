import { drawOnce } from './draw-once.ts';
import { originalKey, variantKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import type { ImageRequest } from '../pictures/image-name.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** Fetches a picture, or one of its variants; null when there is no such picture. */
export type OpenImage = (request: ImageRequest) => Promise<Buffer | null>;

/**
 * @param isOfBanner Says whether a picture is one of the banners: no other is cut where somebody asks for it.
 */
export function createImageOpener(
  store: FileStore,
  pictures: Pictures,
  isOfBanner: (id: string) => Promise<boolean>,
): OpenImage {
  const once = drawOnce(store);

  return async ({ id, width, height, focus, format, contentType }) => {
    if (width === null) return store.get(originalKey(id));
    const key = variantKey(id, width, format, { height, focus });
    return once({ key, contentType }, async () => {
      if (focus !== null && !(await isOfBanner(id))) return null;
      const source = await store.get(originalKey(id));
      return source && pictures.run('drawVariant', source, { width, height, focus }, format);
    });
  };
}
