import type { Confirmation, Product } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { lookups, piece, pieces, ring } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { onPhone } from '../../../test/screen-width.ts';
import ProductsPage from './products-page.tsx';

function visit(products: Product[], more: FakeShop['products'] = {}) {
  return renderStaff(<ProductsPage />, {
    shop: { products: { list: () => Promise.resolve(products), ...more }, lookups },
  });
}

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('article') as HTMLElement);
};
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const rows = () => screen.findAllByRole('list', { name: /^Fila/ });

test('the cards stand in three rows by index mod 3, sorted by number, four of each at first', async () => {
  visit(pieces(20).reverse());
  expect((await rows()).map(names)).toEqual([
    ['Pieza 1', 'Pieza 4', 'Pieza 7', 'Pieza 10'],
    ['Pieza 2', 'Pieza 5', 'Pieza 8', 'Pieza 11'],
    ['Pieza 3', 'Pieza 6', 'Pieza 9', 'Pieza 12'],
  ]);
  expect(screen.getByText('20 piezas')).toBeTruthy();
});

/** Lays a row out: happy-dom has no layout of its own. */
function layOut(row: HTMLElement, scrollLeft: number) {
  Object.defineProperties(row, {
    clientWidth: { configurable: true, value: 900 },
    scrollWidth: { configurable: true, value: 1000 },
  });
  row.scrollLeft = scrollLeft;
  fireEvent.scroll(row);
}

test('four more load when a row is scrolled to within 50 px of its end, in that row only', async () => {
  visit(pieces(30));
  const [first, second] = (await rows()) as [HTMLElement, HTMLElement];
  layOut(first, 49);
  expect(names(first)).toHaveLength(4);
  layOut(first, 50);
  expect(names(first)).toHaveLength(8);
  expect(names(second)).toHaveLength(4);
});

test('on a phone there is one list in the order of the numbers', async () => {
  onPhone();
  visit(pieces(7));
  await screen.findByRole('heading', { name: 'Pieza 7' });
  expect(screen.queryByRole('list', { name: /^Fila/ })).toBeNull();
  expect(names(screen.getByRole('list'))).toEqual(pieces(7).map((each) => each.nombreProducto));
});

test('a card shows the price, struck through when there is a special one, and whether it is for sale', async () => {
  visit([piece({ precio: 88, precioEspecial: 74 }), ring({ estado: 0 })]);
  const sale = await card('Topos Lucero');
  expect(sale.getByText('$88.00 USD', { exact: false }).closest('s')).toBeTruthy();
  expect(sale.getByText('$74.00 USD', { exact: false }).closest('s')).toBeNull();
  expect(sale.getByText('Disponible')).toBeTruthy();
  expect((await card('Anillo Trenza')).getByText('No Disponible')).toBeTruthy();
});

test('the search is by name, without case and accents, and says when nothing matches', async () => {
  visit([piece({ nombreProducto: 'Argollas Cordón' }), ring()]);
  const search = await screen.findByPlaceholderText('Buscar producto...');
  await card('Anillo Trenza');
  fireEvent.change(search, { target: { value: 'CORDON' } });
  expect(await screen.findByText('1 de 2 piezas')).toBeTruthy();
  expect(screen.queryByText('Anillo Trenza')).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(await screen.findByText('No se encontraron productos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
  expect(await card('Anillo Trenza')).toBeTruthy();
});

test('a list that cannot be read says so, and can be asked for again', async () => {
  const list = vi
    .fn(() => Promise.resolve([piece()]))
    .mockRejectedValueOnce(refusal(500, { serverMessage: 'Error interno del servidor.' }));
  visit([], { list });
  expect(await screen.findByText('Error interno del servidor.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Topos Lucero')).toBeTruthy();
});

test('a shop without products says so', async () => {
  visit([]);
  expect(await screen.findByText('Todavía no hay productos')).toBeTruthy();
});

test('deleting asks first and names what is destroyed; cancelling changes nothing', async () => {
  const remove = vi.fn();
  visit([piece({ stock: 3 })], { remove });
  fireEvent.click((await card('Topos Lucero')).getByRole('button', { name: /^Eliminar/ }));
  const dialog = screen.getByRole('alertdialog', { name: '¿Eliminar «Topos Lucero»?' });
  expect(dialog.textContent).toContain('la pieza, su foto y 3 unidades de su stock');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(remove).not.toHaveBeenCalled();
});

test('a deleted product leaves the list', async () => {
  const answer = answeredLater<Confirmation>();
  const list = vi.fn(() => Promise.resolve([ring()])).mockResolvedValueOnce([piece(), ring()]);
  const remove = vi.fn(answer.call);
  visit([], { list, remove });
  fireEvent.click((await card('Topos Lucero')).getByRole('button', { name: /^Eliminar/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('button', { name: 'Eliminando…' })).toBeTruthy();
  answer.resolve({ mensaje: null });
  expect(await screen.findByText('Producto eliminado')).toBeTruthy();
  expect(screen.queryByText('Topos Lucero')).toBeNull();
  expect(remove).toHaveBeenCalledWith(7, { version: undefined });
});

test.each([
  [
    refusal(409, { serverMessage: 'El producto está en un pedido en curso.' }),
    'No se puede eliminar',
    'El producto está en un pedido en curso.',
  ],
  [refusal(500), 'Error al eliminar', 'Hubo un problema al eliminar el producto.'],
])('a deletion that fails is told and deletes nothing: %s', async (error, title, text) => {
  visit([piece()], { remove: () => Promise.reject(error) });
  fireEvent.click((await card('Topos Lucero')).getByRole('button', { name: /^Eliminar/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(within(screen.getByRole('alertdialog')).getAllByText(text)).not.toHaveLength(0);
  expect(await card('Topos Lucero')).toBeTruthy();
});
