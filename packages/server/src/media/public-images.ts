import { drawOnce } from './draw-once.ts';
import { originalKey, variantKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import type { ImageRequest } from '../pictures/image-name.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** Fetches a picture, or one of its variants; null when there is no such picture. */
export type OpenImage = (request: ImageRequest) => Promise<Buffer | null>;

export function createImageOpener(store: FileStore, pictures: Pictures): OpenImage {
  const once = drawOnce(store);

  return async ({ id, width, height, format, contentType }) => {
    if (width === null) return store.get(originalKey(id));
    return once({ key: variantKey(id, width, format, height), contentType }, async () => {
      const source = await store.get(originalKey(id));
      return source && pictures.run('drawVariant', source, { width, height }, format);
    });
  };
}
