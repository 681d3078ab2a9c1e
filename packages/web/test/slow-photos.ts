import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { answeredLater } from './answered-later.ts';
import { file } from './storefront/files.ts';

/** Photos so large that they are prepared first, which lasts until the test ends it. */
export function slowPhotos(...names: string[]) {
  const opening = answeredLater<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', opening.call);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    photos: names.map((name) => file(name, 'image/jpeg', 1_600_000)),
    /** The browser cannot open them: they are ready, as they are. */
    finish: () =>
      act(async () => {
        opening.reject(new Error('Broken.'));
        await new Promise((resolve) => setImmediate(resolve));
      }),
  };
}
