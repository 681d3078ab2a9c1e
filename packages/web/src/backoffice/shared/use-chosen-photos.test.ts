import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { useChosenPhotos } from './use-chosen-photos.ts';

/** A panel in which two large photos have just been chosen. */
function choosing() {
  const { photos, finish } = slowPhotos('uno.jpg', 'dos.jpg');
  const add = vi.fn<(files: File[]) => void>();
  const view = renderHook(() => useChosenPhotos(add));
  act(() => void view.result.current.choose(photos));
  return { ...view, photos, add, finish };
}

test('large photos are being prepared until they are added, together', async () => {
  const { result, photos, add, finish } = choosing();
  expect(result.current.isPreparing).toBe(true);
  expect(add).not.toHaveBeenCalled();
  await finish();
  expect(result.current.isPreparing).toBe(false);
  expect(add).toHaveBeenCalledExactlyOnceWith(photos);
});

test('photos that become ready when their panel is gone are dropped', async () => {
  const { unmount, add, finish } = choosing();
  unmount();
  await finish();
  expect(add).not.toHaveBeenCalled();
});
