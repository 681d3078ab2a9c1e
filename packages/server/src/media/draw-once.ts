import type { FileStore } from './file-store.ts';

/** Has a file drawn unless it is kept; null when there is nothing to draw it from. */
export type DrawOnce = (
  file: { key: string; contentType: string },
  draw: () => Promise<Buffer | null>,
) => Promise<Buffer | null>;

/**
 * What is drawn when first asked for is kept in the store: starting the shop stays instant, and pictures that
 * nobody looks at cost nothing. A crowd that asks for the same new one waits for one drawing.
 */
export function drawOnce(store: FileStore): DrawOnce {
  const drawing = new Map<string, Promise<Buffer | null>>();

  return ({ key, contentType }, draw) => {
    const make = async () => {
      const kept = await store.get(key);
      if (kept) return kept;
      const bytes = await draw();
      if (bytes) await store.put(key, bytes, contentType);
      return bytes;
    };
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    const work = make().finally(() => drawing.delete(key));
    drawing.set(key, work);
    return work;
  };
}
