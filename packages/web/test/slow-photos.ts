import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { answeredLater } from './answered-later.ts';

/** Photos so large that they are prepared first, which lasts until the test ends it. */
export function slowPhotos(...names: string[]) {
  const opening = answeredLater<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', opening.call);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    photos: names.map((name) => new File(['x'.repeat(1_600_000)], name, { type: 'image/jpeg' })),
    /** The browser cannot open them: they are ready, as they are. */
    finish: () =>
      act(async () => {
        opening.reject(new Error('Broken.'));
        await new Promise((resolve) => setImmediate(resolve));
      }),
  };
}
