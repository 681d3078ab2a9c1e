import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useBannersUpload } from './use-banners-upload.ts';

const image = (name: string) => new File(['x'], name, { type: 'image/webp' });
const [ONE, TWO, THREE] = [image('1.webp'), image('2.webp'), image('3.webp')] as const;

function start(upload: (files: readonly Blob[]) => Promise<{ mensaje: string | null }>) {
  const { result } = renderHookWithShop(
    () => ({ ...useBannersUpload(), toast: useToasts().toast }),
    { shop: { banners: { upload } }, session: loggedIn({ rol: 2 }) },
  );
  return () => result.current;
}

test('without an image nothing is uploaded', () => {
  const upload = vi.fn();
  const page = start(upload);
  act(() => page().submit());
  expect(page().toast).toMatchObject({
    title: 'No hay imágenes',
    description: 'Debes seleccionar al menos una imagen antes de subir.',
  });
  expect(upload).not.toHaveBeenCalled();
});

test('images are added, counted and removed, and each keeps its identity', () => {
  const page = start(vi.fn());
  act(() => page().add([ONE, TWO]));
  act(() => page().add([THREE]));
  expect(page().count).toBe(3);
  const [, second] = page().files;
  act(() => page().remove(page().files[0]!.id));
  expect(page().files.map(({ file }) => file)).toEqual([TWO, THREE]);
  expect(page().files[0]).toEqual(second);
});

test('what is no image is left out and said', () => {
  const page = start(vi.fn());
  act(() => page().add([ONE, new File(['x'], 'notas.txt', { type: 'text/plain' })]));
  expect(page().count).toBe(1);
  expect(page().toast).toMatchObject({
    title: 'Archivo no válido',
    description: 'Solo se permiten imágenes (jpg, png, etc).',
  });
});

test('no more than twenty are taken: those chosen first stay, and it is said', () => {
  const page = start(vi.fn());
  const images = Array.from({ length: 19 }, (_, index) => image(`a${index}.webp`));
  act(() => page().add(images));
  expect(page().toast).toBeNull();
  act(() => page().add([ONE, TWO, THREE]));
  expect(page().count).toBe(20);
  expect(page().files.at(-1)?.file).toBe(ONE);
  expect(page().toast).toMatchObject({
    title: 'Demasiadas imágenes',
    description: 'Puedes subir hasta 20 imágenes a la vez.',
  });
});

test('the same file chosen twice is taken once', () => {
  const page = start(vi.fn());
  act(() => page().add([ONE, TWO]));
  act(() => page().add([ONE]));
  expect(page().files.map(({ file }) => file)).toEqual([ONE, TWO]);
  expect(page().toast).toBeNull();
});

test('all are uploaded in their order; meanwhile it says so, then there are none left', async () => {
  const answer = deferred<{ mensaje: string | null }>();
  const upload = vi.fn(() => answer.promise);
  const page = start(upload);
  act(() => page().add([ONE, TWO]));
  act(() => page().submit());
  act(() => page().submit());
  expect(page().status).toBe('sending');
  await act(async () => answer.resolve({ mensaje: null }));
  await waitFor(() => expect(page()).toMatchObject({ status: 'done', count: 0 }));
  expect(upload).toHaveBeenCalledExactlyOnceWith([ONE, TWO]);
  expect(page().toast?.title).toBe('Banners actualizados');
});

test('images that cannot be uploaded stay chosen', async () => {
  const page = start(() => Promise.reject(httpError(413, { serverMessage: 'Pesan demasiado.' })));
  act(() => page().add([ONE]));
  act(() => page().submit());
  await waitFor(() =>
    expect(page().toast).toMatchObject({
      title: 'Error al subir',
      description: 'Pesan demasiado.',
    }),
  );
  expect(page()).toMatchObject({ status: 'idle', count: 1 });
});
