import type { PreviewWords } from '../pictures/draw-preview.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { drawOnce } from './draw-once.ts';
import { originalKey, previewKey, previewsOf } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

/** A picture for messages. */
export interface Preview {
  /** Of the piece and the language: of a name only the last preview is kept. */
  name: string;
  /** Tells one state of the piece from every other. */
  mark: string;
  /** Id of the piece's picture; null for a piece without one. */
  photo: string | null;
  words: PreviewWords;
}

/** Fetches a preview as a JPEG; null when the piece's picture is not there. */
export type OpenPreview = (preview: Preview) => Promise<Buffer | null>;

/**
 * A preview is kept beside the picture that it shows, and goes with it.
 * One that shows no picture has no place there: it is drawn for whoever asks.
 */
export function createPreviewOpener(store: FileStore, pictures: Pictures): OpenPreview {
  const once = drawOnce(store);

  return async ({ name, mark, photo, words }) => {
    if (photo === null) return pictures.run('drawPreview', null, words);
    const file = { key: previewKey(photo, name, mark), contentType: 'image/jpeg' };
    return once(file, async () => {
      const source = await store.get(originalKey(photo));
      if (!source) return null;
      const { folder, start } = previewsOf(photo, name);
      for await (const { key } of store.list(folder))
        if (key.startsWith(start)) await store.delete(key);
      return pictures.run('drawPreview', source, words);
    });
  };
}
