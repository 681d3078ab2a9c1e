import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { piece } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { ProductPhotos } from './product-photos.tsx';

const hand = { idFoto: 4, image_url: '/media/mano.webp', descripcion: 'En la mano' };
const close = { idFoto: 5, image_url: '/media/cerca.webp', descripcion: '' };

test('photographs are moved by their buttons, described and taken away', async () => {
  const sortPhotos = vi.fn(() => Promise.resolve([close, hand]));
  const said = { ...close, descripcion: 'El engaste' };
  const describePhoto = vi.fn(() => Promise.resolve([said, hand]));
  const removePhoto = vi.fn(() => Promise.resolve([said]));
  const product = piece({ fotos: [hand, close] });
  renderStaff(<ProductPhotos product={product} />, {
    shop: { products: { sortPhotos, describePhoto, removePhoto } },
  });
  expect(screen.getByText(/Puedes agregar 5 más/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Mover después la fotografía 1' }));
  expect(sortPhotos).toHaveBeenCalledWith(product.idProducto, { orden: [5, 4] });
  const first = () => screen.getByLabelText<HTMLInputElement>('Descripción de la fotografía 1');
  await waitFor(() => expect(screen.queryByText('Guardando fotografías…')).toBeNull());
  fireEvent.blur(first(), { target: { value: 'El engaste' } });
  await waitFor(() => expect(first().defaultValue).toBe('El engaste'));
  await waitFor(() => expect(screen.queryByText('Guardando fotografías…')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar la fotografía 2' }));
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(1));
  expect(removePhoto).toHaveBeenCalledWith(product.idProducto, 4);
  expect(document.activeElement?.textContent).toBe('Fotografías');
});

test('a photograph that is let go as fast as it is moved is where it was let go', async () => {
  HTMLElement.prototype.setPointerCapture = () => {};
  const sortPhotos = vi.fn(() => Promise.resolve([hand, close]));
  const product = piece({ fotos: [close, hand] });
  renderStaff(<ProductPhotos product={product} />, { shop: { products: { sortPhotos } } });
  const picture = screen.getByRole('img', { name: 'En la mano' });
  fireEvent.pointerDown(picture, { button: 0, isPrimary: true });
  // In one go: nothing is drawn between the two. Without a layout, every point is in the first row.
  act(() => {
    fireEvent.pointerMove(picture, { clientX: 0, clientY: 0 });
    fireEvent.pointerUp(picture);
  });
  await waitFor(() =>
    expect(sortPhotos).toHaveBeenCalledWith(product.idProducto, { orden: [4, 5] }),
  );
});

test('the main picture is the first: described as the others, and another one can be put before it', async () => {
  const main = { image_url: '/media/frente.webp', descripcionImagen: 'De frente' };
  const was = { ...hand, image_url: main.image_url, descripcion: main.descripcionImagen };
  const sortPhotos = vi.fn(() => Promise.resolve([was]));
  const said = vi.fn(() => Promise.resolve([was]));
  const product = piece({ ...main, fotos: [hand] });
  renderStaff(<ProductPhotos product={product} />, {
    shop: { products: { sortPhotos, describePhoto: said } },
  });
  const words = () => screen.getByLabelText<HTMLInputElement>('Descripción de la imagen principal');
  expect(words().value).toBe('De frente');
  expect(screen.queryByRole('button', { name: 'Eliminar la fotografía 1' })).toBeNull();
  const earlier = screen.getByRole('button', { name: 'Mover antes la fotografía 2' });
  earlier.focus();
  fireEvent.click(earlier);
  expect(sortPhotos).toHaveBeenCalledWith(product.idProducto, { orden: [4, 0] });
  await waitFor(() => expect(words().value).toBe('En la mano'));
  // The focus goes with the picture, so that the same key does not put it back.
  const first = screen.getByRole('button', { name: 'Mover antes la fotografía 1' });
  expect(document.activeElement).toBe(first);
  await waitFor(() => expect(screen.queryByText('Guardando fotografías…')).toBeNull());
  fireEvent.blur(words(), { target: { value: 'En mi mano' } });
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(product.idProducto, 0, { descripcion: 'En mi mano' }),
  );
});

test('nothing is said of photographs where the backend keeps none', () => {
  renderStaff(<ProductPhotos product={piece()} />, { shop: {} });
  expect(screen.queryByText('Fotografías')).toBeNull();
});
