import type { Product, ProductUpdated } from '@filigrana/sdk';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { piece, pieces, ring } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import { hasUnsaved } from '../shared/unsaved.ts';
import StockPage from './stock-page.tsx';

function visit(products: Product[], more: FakeShop['products'] = {}) {
  return renderStaff(<StockPage />, {
    shop: { products: { list: () => Promise.resolve(products), ...more } },
  });
}

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { name });
  return within(title.closest('article') as HTMLElement);
};

/** Opens the fields of a card. */
async function edit(name: string) {
  const within = await card(name);
  fireEvent.click(within.getByRole('button', { name: `Editar stock de ${name}` }));
  return within;
}

/** An answer of the question that is asked before something typed is lost. */
const discardAnswer = (name: string) =>
  within(screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' })).getByRole('button', {
    name,
  });

test('a piece shows its stock, a ring each of its sizes with its own', async () => {
  visit([piece(), ring()]);
  expect((await card('Topos Lucero')).getByText('Stock:').parentElement?.textContent).toBe(
    'Stock: 3',
  );
  const sizes = (await card('Anillo Trenza')).getAllByRole('listitem');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['Talla 6: 2', 'Talla 10: 0']);
});

test('a piece without stock is sold out, one with estado 0 is switched off, and both say both', async () => {
  visit([
    piece({ idProducto: 1, nombreProducto: 'Llena' }),
    piece({ idProducto: 2, nombreProducto: 'Agotada', stock: 0 }),
    piece({ idProducto: 3, nombreProducto: 'Apagada', estado: 0 }),
    piece({ idProducto: 4, nombreProducto: 'Ambas', stock: 0, estado: 0 }),
  ]);
  const badges = async (name: string) => {
    const { queryByText } = await card(name);
    return ['Agotado!!', 'Desactivado!!'].filter((badge) => queryByText(badge));
  };
  expect(await badges('Llena')).toEqual([]);
  expect(await badges('Agotada')).toEqual(['Agotado!!']);
  expect(await badges('Apagada')).toEqual(['Desactivado!!']);
  expect(await badges('Ambas')).toEqual(['Agotado!!', 'Desactivado!!']);
  // What is switched off does not wait for pieces.
  expect(screen.getByText('4 piezas, 1 agotada')).toBeTruthy();
});

test('a ring is sold out when none of its sizes is left', async () => {
  visit([ring({ tallas: [{ idProducto_talla: 40, tamanio: '6', cm: 16.5, stock: 0 }] })]);
  expect((await card('Anillo Trenza')).getByText('Agotado!!')).toBeTruthy();
});

test('the cards stand in the same three rows as those of the products', async () => {
  visit(pieces(6));
  const rows = await screen.findAllByRole('list', { name: /^Fila/ });
  expect(rows.map((row) => within(row).getAllByRole('heading').length)).toEqual([2, 2, 2]);
});

test('the pencil opens a number field from 0 with the focus in it, and the cross closes it', async () => {
  const update = vi.fn();
  visit([piece()], { update });
  const { getByLabelText, getByRole, queryByLabelText } = await edit('Topos Lucero');
  const field = getByLabelText<HTMLInputElement>('Stock');
  expect([field.type, field.min, field.value]).toEqual(['number', '0', '3']);
  expect(document.activeElement?.id).toBe(field.id);
  fireEvent.click(getByRole('button', { name: 'Cancelar' }));
  expect(queryByLabelText('Stock')).toBeNull();
  expect(update).not.toHaveBeenCalled();
});

test.each([
  [
    'Escape',
    (field: HTMLElement) => {
      const isLeftToBrowser = fireEvent.keyDown(field, { key: 'Escape' });
      // Else the same key would close the question that has just been opened.
      expect(isLeftToBrowser).toBe(false);
    },
  ],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
] as const)('%s asks before typed stock is lost', async (_way, close) => {
  const update = vi.fn();
  visit([ring()], { update });
  const { getByLabelText, queryByLabelText, getByRole } = await edit('Anillo Trenza');
  const field = getByLabelText<HTMLInputElement>('Talla 6');
  fireEvent.change(field, { target: { value: '9' } });
  close(field);
  fireEvent.click(discardAnswer('Seguir editando'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(getByLabelText<HTMLInputElement>('Talla 6').value).toBe('9');
  close(field);
  fireEvent.keyDown(discardAnswer('Seguir editando'), { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(getByLabelText<HTMLInputElement>('Talla 6').value).toBe('9');
  close(field);
  fireEvent.click(discardAnswer('Descartar cambios'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(queryByLabelText('Talla 6')).toBeNull();
  const pencil = getByRole('button', { name: 'Editar stock de Anillo Trenza' });
  await waitFor(() => expect(document.activeElement === pencil).toBe(true));
  expect(update).not.toHaveBeenCalled();
  expect(hasUnsaved()).toBe(false);
});

test('stock typed for a piece that a colleague has deleted is told, and asked about no more', async () => {
  const list = vi.fn(() => Promise.resolve([piece()])).mockResolvedValueOnce([piece(), ring()]);
  visit([], { list, update: () => Promise.resolve({ mensaje: null, image_url: null }) });
  const gone = await edit('Anillo Trenza');
  fireEvent.change(gone.getByLabelText('Talla 6'), { target: { value: '9' } });
  expect(hasUnsaved()).toBe(true);
  const other = await edit('Topos Lucero');
  fireEvent.change(other.getByLabelText('Stock'), { target: { value: '8' } });
  fireEvent.click(other.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/Otra persona eliminó «Anillo Trenza»/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Anillo Trenza' })).toBeNull();
  expect(hasUnsaved()).toBe(false);
});

test.each([
  ['1,000', '1000'],
  [' 12.000 ', '12000'],
  ['1,5', '3'],
])('%s pasted as stock leaves %s in the field', async (pasted, left) => {
  visit([piece()]);
  const field = (await edit('Topos Lucero')).getByLabelText<HTMLInputElement>('Stock');
  fireEvent.paste(field, { clipboardData: { getData: () => pasted } });
  expect(field.value).toBe(left);
});

test('Escape closes the fields without saving', async () => {
  visit([piece()]);
  const { getByLabelText, queryByLabelText } = await edit('Topos Lucero');
  fireEvent.keyDown(getByLabelText('Stock'), { key: 'Escape' });
  expect(queryByLabelText('Stock')).toBeNull();
});

test('saving sends the stock, shows it and hands the focus back to the pencil', async () => {
  const answer = answeredLater<ProductUpdated>();
  const update = vi.fn(answer.call);
  const list = vi.fn(() => Promise.resolve([piece({ stock: 9 })])).mockResolvedValueOnce([piece()]);
  visit([], { list, update });
  const { getByLabelText, getByRole, findByRole, findByText } = await edit('Topos Lucero');
  fireEvent.change(getByLabelText('Stock'), { target: { value: '9' } });
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await findByRole('button', { name: 'Guardando…' })).toBeTruthy();
  answer.resolve({ mensaje: null, image_url: null });
  expect(await findByText('9')).toBeTruthy();
  expect(await screen.findByText('Stock actualizado')).toBeTruthy();
  const pencil = getByRole('button', { name: 'Editar stock de Topos Lucero' });
  await waitFor(() => expect(document.activeElement === pencil).toBe(true));
  expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ stock: 9 }));
});

test('a ring is saved size by size', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  visit([ring()], { update });
  const { getByLabelText, getByRole } = await edit('Anillo Trenza');
  fireEvent.change(getByLabelText('Talla 10'), { target: { value: '4' } });
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Stock actualizado')).toBeTruthy();
  expect(update).toHaveBeenCalledWith(
    4,
    expect.objectContaining({
      tallas: [
        { tamanio: '6', stock: 2 },
        { tamanio: '10', stock: 4 },
      ],
    }),
  );
});

test('a field without a number is refused beside it', async () => {
  visit([ring()]);
  const { getByLabelText, getByRole, findByText } = await edit('Anillo Trenza');
  fireEvent.change(getByLabelText('Talla 6'), { target: { value: '' } });
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await findByText('Verifica que todas las tallas tengan un stock válido.')).toBeTruthy();
  expect(getByLabelText('Talla 6').getAttribute('aria-invalid')).toBe('true');
});

test.each(['-4', '4.5'])(
  '%s is refused as it was typed, not taken for another number',
  async (typed) => {
    visit([ring()]);
    const { getByLabelText, getByRole, findByText } = await edit('Anillo Trenza');
    const field = getByLabelText('Talla 6');
    // As browsers say a letter before it is there; one that is refused does not get into the field.
    const taken = [...`${typed}e`].filter((data) =>
      fireEvent(
        field,
        Object.assign(new Event('textInput', { bubbles: true, cancelable: true }), { data }),
      ),
    );
    fireEvent.change(field, { target: { value: taken.join('') } });
    fireEvent.click(getByRole('button', { name: 'Guardar' }));
    expect(await findByText('Verifica que todas las tallas tengan un stock válido.')).toBeTruthy();
    expect(field).toHaveProperty('value', typed);
  },
);

test.each([
  ['a piece', piece({ unico: 1, stock: 1 }), 'Stock'],
  ['a ring', ring({ unico: 1 }), 'Talla 6'],
])('more than one of %s of a kind is refused beside the field', async (_what, product, label) => {
  visit([product]);
  const { getByLabelText, getByRole, findByText } = await edit(product.nombreProducto);
  fireEvent.change(getByLabelText(label), { target: { value: '2' } });
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await findByText('De una pieza única solo puede haber 1 en stock.')).toBeTruthy();
  expect(getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

test('a change that fails is told and the fields keep what was typed', async () => {
  visit([piece()], { update: () => Promise.reject(refusal(500)) });
  const { getByLabelText, getByRole } = await edit('Topos Lucero');
  fireEvent.change(getByLabelText('Stock'), { target: { value: '9' } });
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Error al actualizar stock')).toBeTruthy();
  expect(screen.getAllByText('Hubo un problema al actualizar el stock.').length).toBeGreaterThan(0);
  expect(getByLabelText<HTMLInputElement>('Stock').value).toBe('9');
});

test('the stock of a piece that is switched off is saved as 0, and the form says so', async () => {
  const update = vi.fn(() => Promise.resolve({ mensaje: null, image_url: null }));
  visit([piece({ estado: 0 })], { update });
  const { getByLabelText, getByRole, getByText } = await edit('Topos Lucero');
  expect(getByLabelText<HTMLInputElement>('Stock').disabled).toBe(true);
  expect(getByText('El producto está desactivado: su stock se guarda en 0.')).toBeTruthy();
  fireEvent.click(getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Stock actualizado')).toBeTruthy();
  expect(update).toHaveBeenCalledWith(7, expect.objectContaining({ stock: 0 }));
});

test('the search is by name', async () => {
  visit([piece(), ring()]);
  await card('Topos Lucero');
  fireEvent.change(screen.getByPlaceholderText('Buscar producto...'), {
    target: { value: 'trenza' },
  });
  expect(await screen.findByText('1 de 2 piezas')).toBeTruthy();
  expect(screen.queryByText('Topos Lucero')).toBeNull();
});

test('what is typed is guarded while its card is searched out of sight, and comes back', async () => {
  visit([piece(), ring()]);
  const { getByLabelText } = await edit('Topos Lucero');
  expect(hasUnsaved()).toBe(false);
  fireEvent.change(getByLabelText('Stock'), { target: { value: '17' } });
  const search = screen.getByPlaceholderText('Buscar producto...');
  fireEvent.change(search, { target: { value: 'trenza' } });
  await screen.findByText('1 de 2 piezas');
  expect(screen.queryByText('Topos Lucero')).toBeNull();
  expect(hasUnsaved()).toBe(true);
  fireEvent.change(search, { target: { value: '' } });
  const back = await card('Topos Lucero');
  expect(back.getByLabelText<HTMLInputElement>('Stock').value).toBe('17');
  fireEvent.click(back.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(discardAnswer('Descartar cambios'));
  expect(hasUnsaved()).toBe(false);
});

test('an open edit survives another width of the screen', async () => {
  const listeners = new Set<() => void>();
  let isWide = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return isWide;
    },
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
  }));
  visit([piece()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Editar stock de Topos Lucero' }));
  fireEvent.change(screen.getByLabelText('Stock'), { target: { value: '23' } });
  isWide = false;
  act(() => listeners.forEach((listener) => listener()));
  expect(screen.queryByLabelText('Fila 1')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Stock').value).toBe('23');
});
