import type { Product, ProductVideo as Film } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { piece } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { refusal } from '../../../test/fake-shop.ts';
import { ProductVideo } from './product-video.tsx';

const spin = { video_url: '/media/gira.mp4', tipo: 'video/mp4', descripcion: 'Gira' } as const;
const mp4 = (type = 'video/mp4') => new File(['video'], 'gira.mp4', { type });

test('a video is added, described and taken away', async () => {
  const setVideo = vi.fn(() => Promise.resolve(spin));
  const removeVideo = vi.fn(() => Promise.resolve({ mensaje: 'Video eliminado' }));
  const product = piece({ video: null });
  renderStaff(<ProductVideo product={product} />, {
    shop: { products: { setVideo, removeVideo } },
  });
  const file = mp4();
  const input = document.querySelector('input[type=file]')!;
  expect(input.getAttribute('accept')).toBe('video/mp4,video/webm');
  fireEvent.change(input, { target: { files: [file] } });
  const words = await screen.findByLabelText<HTMLInputElement>('Descripción del video');
  expect(setVideo).toHaveBeenCalledWith(product.idProducto, { video: file }, expect.anything());
  fireEvent.blur(words, { target: { value: 'Gira en la mano' } });
  await waitFor(() =>
    expect(setVideo).toHaveBeenLastCalledWith(product.idProducto, {
      descripcion: 'Gira en la mano',
    }),
  );
  await waitFor(() => expect(screen.queryByText('Enviando el video…')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar el video' }));
  await waitFor(() => expect(screen.queryByLabelText('Descripción del video')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Video');
});

test('its words keep the focus when they are said, and stay typed when they are not', async () => {
  let answer = (): Promise<Film> => Promise.resolve({ ...spin, descripcion: 'En la mano' });
  const setVideo = vi.fn(() => answer());
  renderStaff(<ProductVideo product={piece({ video: spin })} />, {
    shop: { products: { setVideo } },
  });
  const words = () => screen.getByLabelText<HTMLInputElement>('Descripción del video');
  const say = async (value: string) => {
    words().focus();
    fireEvent.change(words(), { target: { value } });
    fireEvent.keyDown(words(), { key: 'Enter' });
    expect(words().readOnly).toBe(true);
    await waitFor(() => expect(words().readOnly).toBe(false));
    expect(document.activeElement).toBe(words());
  };
  await say(' En la mano ');
  expect(words().value).toBe('En la mano');
  answer = () => Promise.reject(new Error('Gone'));
  await say('De cerca');
  expect(words().value).toBe('De cerca');
});

test('what is no video is refused with words, and not sent', async () => {
  const setVideo = vi.fn();
  renderStaff(<ProductVideo product={piece({ video: null })} />, {
    shop: { products: { setVideo } },
  });
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [mp4('video/quicktime')] } });
  await screen.findByText(/debe ser MP4 o WebM/);
  expect(setVideo).not.toHaveBeenCalled();
});

function Closable({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <>
      <ProductVideo product={product} />
      <button onClick={() => setOpen(false)}>Cerrar</button>
    </>
  ) : null;
}

test('a video that is refused after its part was closed is told of all the same', async () => {
  let refuse = (_why: Error) => {};
  const setVideo = () => new Promise<never>((_, reject) => (refuse = reject));
  renderStaff(<Closable product={piece({ video: null })} />, {
    shop: { products: { setVideo } },
  });
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [mp4()] } });
  fireEvent.click(screen.getByText('Cerrar'));
  await act(async () => refuse(refusal(415)));
  await screen.findByText(/No se pudo guardar el video/);
});

test('nothing is said of videos where the backend keeps none', () => {
  renderStaff(<ProductVideo product={piece()} />, { shop: {} });
  expect(screen.queryByText('Video')).toBeNull();
});
