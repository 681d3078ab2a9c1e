import type { Product } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { piece } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { stubWayBack } from '../../../test/way-back.ts';
import { ProductDetail } from './product-detail.tsx';

const fotos = [
  { idFoto: 1, image_url: '/media/mano.webp', descripcion: 'En la mano' },
  { idFoto: 2, image_url: '/media/cerca.webp', descripcion: '' },
];
const video = { video_url: '/media/gira.mp4', tipo: 'video/mp4', descripcion: 'Gira' } as const;

beforeEach(() => void stubWayBack());

const show = (product: Product) => renderPage(<ProductDetail product={product} />);

test('a piece with photographs has a small one of each to choose from, by arrows too', async () => {
  show(piece({ fotos }));
  const list = await screen.findByRole('list', { name: 'Elegir fotografía' });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Fotografía 1 de 3: /),
    'Fotografía 2 de 3: En la mano',
    'Fotografía 3 de 3',
  ]);
  buttons[0]!.focus();
  fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]);
  expect(buttons[1]!.getAttribute('aria-current')).toBe('true');
});

test('the main picture says what the shop says of it, or else what the piece is', async () => {
  const page = show(piece({ fotos, descripcionImagen: 'De frente, en piedra' }));
  expect(await screen.findByRole('img', { name: 'De frente, en piedra' })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Fotografía 1 de 3: De frente, en piedra' }),
  ).toBeTruthy();
  page.unmount();
  const product = piece({ fotos });
  show(product);
  const name = new RegExp(`^${product.nombreProducto}, `);
  expect(await screen.findByRole('img', { name })).toBeTruthy();
});

test('arrows that are pressed while the tray still moves are not lost', async () => {
  show(piece({ fotos }));
  const tray = await screen.findByRole('group', { name: 'Fotografías de la pieza' });
  const [first, second, third] = within(
    screen.getByRole('list', { name: 'Elegir fotografía' }),
  ).getAllByRole('button');
  vi.spyOn(tray, 'clientWidth', 'get').mockReturnValue(400);
  first!.focus();
  fireEvent.keyDown(first!, { key: 'ArrowRight' });
  tray.scrollLeft = 40;
  fireEvent.scroll(tray);
  fireEvent.keyDown(second!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(third);
});

test('the photograph that is asked for, and the one after it, wait no longer', async () => {
  show(piece({ fotos }));
  const tray = await screen.findByRole('group', { name: 'Fotografías de la pieza' });
  const waits = () => [...tray.querySelectorAll('img')].map(({ loading }) => loading);
  expect(waits()).toEqual(['eager', 'lazy', 'lazy']);
  fireEvent.click(screen.getByRole('button', { name: 'Fotografía 2 de 3: En la mano' }));
  expect(waits()).toEqual(['eager', 'eager', 'eager']);
});

test('a piece with one picture has nothing to choose, and can be looked at closer', async () => {
  show(piece());
  fireEvent.click(await screen.findByRole('button', { name: 'Ampliar fotografía' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotografía ampliada' });
  expect(screen.queryByRole('list', { name: 'Elegir fotografía' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on the photograph itself makes it large, one on the video does not', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  show(piece({ video, descripcionImagen: 'De frente' }));
  fireEvent.click(await screen.findByRole('img', { name: 'De frente' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotografía ampliada' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Video: Gira' }));
  fireEvent.click(await screen.findByLabelText('Video: Gira', { selector: 'video' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the large view goes through the photographs by keys', async () => {
  show(piece({ fotos }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ampliar fotografía' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotografía ampliada' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).getByRole('img', { name: 'En la mano' })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(within(dialog).getByText('Fotografía 1 de 3')).toBeTruthy();
});

test('the photograph that was looked at last is in the tray once the large view is closed', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue();
  show(piece({ fotos }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ampliar fotografía' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotografía ampliada' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  const second = screen.getByRole('button', { name: 'Fotografía 2 de 3: En la mano' });
  expect(second.getAttribute('aria-current')).toBe('true');
  expect(scrolled).toHaveBeenCalledOnce();
});

test('the video of a piece comes after its photographs, and is not fetched before it is asked for', async () => {
  // Here nothing has a width, by which a scroll tells what is in the tray.
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  show(piece({ fotos, video }));
  const thumb = await screen.findByRole('button', { name: 'Video: Gira' });
  expect(document.querySelector('video')).toBeNull();
  fireEvent.click(thumb);
  expect(thumb.getAttribute('aria-current')).toBe('true');
  const film = await screen.findByLabelText<HTMLVideoElement>('Video: Gira', { selector: 'video' });
  expect([film.muted, film.preload, film.hasAttribute('playsinline')]).toEqual([
    true,
    'none',
    true,
  ]);
  await waitFor(() => expect(play).toHaveBeenCalled());
  fireEvent.play(film);
  expect(screen.getByRole('button', { name: 'Pausar video' })).toBeTruthy();
  // There is nothing to enlarge of it.
  expect(screen.queryByRole('button', { name: 'Ampliar fotografía' })).toBeNull();
  fireEvent.error(film);
  expect(screen.getByText('No se pudo mostrar el video.')).toBeTruthy();
});

test('a piece with one picture and a video has both to choose from', async () => {
  show(piece({ video }));
  const list = await screen.findByRole('list', { name: 'Elegir fotografía' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
});
