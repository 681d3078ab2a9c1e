import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { slowPhotos } from '../../test/slow-photos.ts';
import { usePhoto } from './use-photo.ts';

/** A form in which a large photo has just been chosen. */
function choosing() {
  const { photos, finish } = slowPhotos('uno.jpg');
  const take = vi.fn<(file: File | null) => void>();
  const view = renderHook(({ form }) => usePhoto(take, { form }), { initialProps: { form: 1 } });
  const choose = (file: File | null | undefined) =>
    act(() => view.result.current.choose(file ?? null));
  choose(photos[0]);
  return { ...view, photo: photos[0], take, choose, finish };
}

test('a large photo is being prepared until the form has it', async () => {
  const { result, photo, take, finish } = choosing();
  expect(result.current.isPreparing).toBe(true);
  expect(take).not.toHaveBeenCalled();
  await finish();
  expect(result.current.isPreparing).toBe(false);
  expect(take).toHaveBeenCalledExactlyOnceWith(photo);
});

test('a photo that was taken away again does not come back', async () => {
  const { result, take, choose, finish } = choosing();
  choose(null);
  expect(result.current.isPreparing).toBe(false);
  await finish();
  expect(take).toHaveBeenCalledExactlyOnceWith(null);
});

test('of two photos the last one chosen wins', async () => {
  const { take, choose, finish } = choosing();
  const light = new File(['x'], 'dos.jpg', { type: 'image/jpeg' });
  choose(light);
  await finish();
  expect(take).toHaveBeenCalledExactlyOnceWith(light);
});

test('a photo that becomes ready for a later form is dropped', async () => {
  const { result, rerender, take, finish } = choosing();
  rerender({ form: 2 });
  expect(result.current.isPreparing).toBe(false);
  await finish();
  expect(take).not.toHaveBeenCalled();
});

test('a photo that becomes ready when its form is gone is dropped', async () => {
  const { unmount, take, finish } = choosing();
  unmount();
  await finish();
  expect(take).not.toHaveBeenCalled();
});

test('a photo that cannot be read is said to the form that it was for, which has none then', async () => {
  const { result, rerender, take, choose, finish } = choosing();
  choose(new File(['x'], 'dos.heic', { type: 'image/heic' }));
  await finish();
  expect(result.current.problem).toBe('heic');
  expect(take).toHaveBeenCalledExactlyOnceWith(null);
  rerender({ form: 2 });
  expect(result.current.problem).toBeNull();
});

test('the photo as it was chosen is handed over when the page is left, and nothing later', async () => {
  const { photos, finish } = slowPhotos('uno.jpg');
  const take = vi.fn<(file: File | null) => void>();
  const onLeave = vi.fn<(file: File) => void>();
  const { result, unmount } = renderHook(() => usePhoto(take, { onLeave }));
  act(() => result.current.choose(photos[0] ?? null));
  unmount();
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(photos[0]);
  await finish();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(take).not.toHaveBeenCalled();
});
