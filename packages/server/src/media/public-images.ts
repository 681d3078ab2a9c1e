import { originalKey, variantKey } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import type { ImageRequest } from '../pictures/image-name.ts';
import type { Pictures } from '../pictures/pictures.ts';

/** Fetches a picture, or one of its variants; null when there is no such picture. */
export type OpenImage = (request: ImageRequest) => Promise<Buffer | null>;

/**
 * Variants are drawn when first asked for and kept in the store: starting the shop stays instant,
 * and pictures that nobody looks at cost nothing. A crowd that asks for the same new variant waits
 * for one drawing.
 */
export function createImageOpener(store: FileStore, pictures: Pictures): OpenImage {
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function draw(key: string, request: ImageRequest, width: number): Promise<Buffer | null> {
    const kept = await store.get(key);
    if (kept) return kept;
    const source = await store.get(originalKey(request.id));
    if (!source) return null;
    const bytes = await pictures.run(
      'drawVariant',
      source,
      { width, height: request.height },
      request.format,
    );
    await store.put(key, bytes, request.contentType);
    return bytes;
  }

  return async (request) => {
    if (request.width === null) return store.get(originalKey(request.id));
    const key = variantKey(request.id, request.width, request.format, request.height);
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    const work = draw(key, request, request.width).finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  };
}
