import type { Product } from '@filigrana/sdk';
import { NO_DETAILS } from '@filigrana/sdk/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { lookups, picture, piece, ring } from '../../../test/backoffice/pieces.ts';
import { chooseFiles } from '../../../test/backoffice/choose-files.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import ProductsPage from './products-page.tsx';

async function openEdit(product: Product, more: FakeShop['products'] = {}) {
  const list = () => Promise.resolve([product]);
  renderStaff(<ProductsPage />, { shop: { products: { list, ...more }, lookups } });
  fireEvent.click(await screen.findByRole('button', { name: `Editar ${product.nombreProducto}` }));
  await screen.findByRole('option', { name: 'Anillos' });
  return within(screen.getByRole('dialog', { name: 'Editar producto' }));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveChanges = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

test('the edit dialog holds what the product has, cents and picture included', async () => {
  const dialog = await openEdit(
    ring({ precio: 229.5, precioEspecial: null, destacado: 1, unico: 1 }),
  );
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect(value('Nombre')).toBe('Anillo Trenza');
  expect(value('Precio')).toBe('229.50');
  expect([value('Talla 6'), value('Talla 10'), value('Talla 7')]).toEqual(['2', '0', '']);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Nuevo' }).checked).toBe(true);
  expect(dialog.getByText('Imagen actual')).toBeTruthy();
});

test('an edit that is saved closes the dialog and shows in the list', async () => {
  const list = vi
    .fn(() => Promise.resolve([piece({ precioEspecial: 36 })]))
    .mockResolvedValueOnce([piece()]);
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  await openEdit(piece(), { list, update });
  type('Precio especial (opcional)', '36');
  saveChanges();
  expect(await screen.findByText('Actualizado')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('$36.00 USD')).toBeTruthy();
  expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ precioEspecial: 36 }));
});

test.each([
  [
    refusal(409, { serverMessage: 'El producto está en un pedido en curso.' }),
    'No se puede editar',
    'El producto está en un pedido en curso.',
  ],
  [refusal(500), 'Error', 'Ocurrió un error al actualizar el producto.'],
  [refusal(400, { serverMessage: 'Datos inválidos.' }), 'Error', 'Datos inválidos.'],
])('an edit that fails says so and keeps the dialog: %s', async (error, title, text) => {
  const dialog = await openEdit(piece(), { update: () => Promise.reject(error) });
  type('Nombre', 'Topos Estrella');
  saveChanges();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Topos Estrella');
});

describe('a colleague has chosen another picture meanwhile', () => {
  const before = piece({ version: 1, image_url: '/media/antes.webp' });
  const theirs: Product = { ...before, version: 2, image_url: '/media/suya.webp' };

  /** Changes something in the dialog and sends it, while the server has a newer version. */
  async function meet(change: () => unknown) {
    const update = vi
      .fn(() => Promise.resolve({ mensaje: null, image_url: null }))
      .mockRejectedValueOnce(refusal(409, { code: 'VERSION_CONFLICT' }));
    const list = vi.fn(() => Promise.resolve([theirs])).mockResolvedValueOnce([before]);
    await openEdit(before, { list, update });
    await change();
    await act(async () => saveChanges());
    return update;
  }

  test('it is replaced only once both pictures have been shown and one chosen', async () => {
    const update = await meet(() => chooseFiles(picture('mia.png')));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' }),
    );
    const pictures = within(await dialog.findByRole('group', { name: 'Imagen' }));
    const mine = pictures.getByRole<HTMLInputElement>('radio', { name: /La mía.*mia\.png/ });
    expect(mine.checked).toBe(true);
    expect(pictures.getByAltText('Vista previa de mia.png')).toBeTruthy();
    const stored = pictures.getByText('La imagen guardada').querySelector('img');
    expect(stored?.getAttribute('src')).toBe('/media/suya.webp');
    expect(update).toHaveBeenCalledOnce();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Usar la mía' })));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update).toHaveBeenLastCalledWith(
      7,
      expect.objectContaining({ version: 2, imagen: expect.objectContaining({ name: 'mia.png' }) }),
    );
  });

  test('a text of mine is saved beside it without a question', async () => {
    const update = await meet(() => type('Nombre', 'Topos Estrella'));
    expect(await screen.findByText('Actualizado')).toBeTruthy();
    expect(update).toHaveBeenLastCalledWith(
      7,
      expect.objectContaining({ version: 2, nombre: 'Topos Estrella', imagen: undefined }),
    );
  });
});

test('an edit is saved once its picture is ready, by no way before', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  const { photos, finish } = slowPhotos('topos.jpg');
  const dialog = await openEdit(piece(), { update });
  type('Nombre', 'Topos Estrella');
  await chooseFiles(...photos);
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(dialog.getByLabelText<HTMLInputElement>('Nombre').form!);
  expect(update).not.toHaveBeenCalled();
  await finish();
  saveChanges();
  expect(await screen.findByText('Actualizado')).toBeTruthy();
  expect(update).toHaveBeenCalledExactlyOnceWith(
    7,
    expect.objectContaining({ nombre: 'Topos Estrella', imagen: photos[0] }),
  );
});

describe('what is said of a piece', () => {
  const fold = () => screen.getByText('Medidas e historia').closest('details');

  test('is asked for in a fold that is open where something is said', async () => {
    await openEdit(piece({ ficha: { ...NO_DETAILS, largoMm: 24.5, horas: 6 } }));
    expect(fold()?.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Largo (mm)').value).toBe('24.5');
    expect(screen.getByLabelText<HTMLInputElement>('Horas de trabajo').value).toBe('6');
  });

  test('is asked for in a closed fold where nothing is said', async () => {
    await openEdit(piece({ ficha: NO_DETAILS }));
    expect(fold()?.open).toBe(false);
  });

  test('is not asked for where the backend does not keep it', async () => {
    await openEdit(piece());
    expect(screen.queryByText('Medidas e historia')).toBeNull();
  });

  test('that is wrong is told at its field, and the fold opens', async () => {
    await openEdit(piece({ ficha: NO_DETAILS }));
    type('Ancho (mm)', '18,35');
    saveChanges();
    await screen.findByText('Medida inválida');
    expect(fold()?.open).toBe(true);
    const field = screen.getByLabelText('Ancho (mm)');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(said.split(' ').at(-1) ?? '')?.textContent).toContain(
      'Escribe milímetros hasta 999.9',
    );
  });
});

test('the texts in English stand in a fold of their own, and are saved with the rest', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  const dialog = await openEdit(piece({ nombreIngles: null, descripcionIngles: null }), { update });
  expect(dialog.getByText('En inglés').closest('details')?.open).toBe(false);
  type('Nombre en inglés (opcional)', 'Star Studs');
  saveChanges();
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ nombreIngles: 'Star Studs' })),
  );
});

test('a backend that keeps no texts in English is not asked for any', async () => {
  const dialog = await openEdit(piece());
  expect(dialog.queryByText('En inglés')).toBeNull();
});
