import type { Product } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, type FakeShop } from '../../shared/testing/fake-shop.test.kit.ts';
import { lookups, piece, ring } from '../testing/pieces.test.kit.ts';
import { renderStaff } from '../testing/render-staff.test.kit.tsx';
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
