import { NO_DETAILS } from '@filigrana/sdk/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseFiles } from '../../../test/backoffice/choose-files.ts';
import { refusal, type FakeShop } from '../../../test/fake-shop.ts';
import { slowPhotos } from '../../../test/slow-photos.ts';
import { lookups, picture, piece } from '../../../test/backoffice/pieces.ts';
import { renderStaff } from '../../../test/backoffice/render-staff.tsx';
import ProductsPage from './products-page.tsx';

async function openAdd(more: FakeShop['products'] = {}) {
  const list = () => Promise.resolve([]);
  renderStaff(<ProductsPage />, { shop: { products: { list, ...more }, lookups } });
  fireEvent.click(screen.getByRole('button', { name: 'Agregar producto' }));
  await screen.findByRole('option', { name: 'Anillos' });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar producto' }));

/** Everything that a new product needs but its stock. */
async function fill(category: 'Anillos' | 'Aretes') {
  type('Nombre', 'Anillo Barva');
  type('Descripción', 'Aro ancho.');
  type('Categoría', category === 'Anillos' ? '1' : '2');
  type('Material', '1');
  type('Piedra', '1');
  type('Precio', '1148');
  await chooseFiles(picture('barva.png'));
  await screen.findByText('barva.png');
}

test('an empty form is refused, each field says so and the focus goes to the first', async () => {
  await openAdd();
  save();
  expect(await screen.findByText('Campos incompletos')).toBeTruthy();
  expect(screen.getByText('Todos los campos son obligatorios.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Nombre'));
  for (const label of ['Nombre', 'Descripción', 'Categoría', 'Material', 'Piedra'])
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
});

test('prices keep digits only and show their thousands', async () => {
  await openAdd();
  type('Precio', '1148 USD');
  expect(field('Precio').value).toBe('1,148');
});

test('a price that is too large is told what is the most', async () => {
  await openAdd();
  await fill('Aretes');
  type('Precio', '1000001');
  type('Stock', '3');
  save();
  expect(await screen.findByText('Precio inválido')).toBeTruthy();
  expect(screen.getAllByText('Escribe un precio de 1,000,000 como máximo.').length).toBeGreaterThan(
    0,
  );
});

test.each([
  ['1.250', '1,250'],
  ['$1,250.75', '1,250.75'],
  ['250,50', '250.50'],
])('a price pasted as %s is %s', async (pasted, shown) => {
  await openAdd();
  const price = field('Precio');
  fireEvent.paste(price, { clipboardData: { getData: () => pasted } });
  expect(price.value).toBe(shown);
});

/** One key after the other, each where the caret stands. */
function typeByKeys(input: HTMLInputElement, keys: string) {
  for (const key of keys) {
    const at = input.selectionStart ?? 0;
    const typed = input.value.slice(0, at) + key + input.value.slice(at);
    const caret = { selectionStart: at + 1, selectionEnd: at + 1 };
    fireEvent.change(input, { target: { value: typed, ...caret } });
  }
}

test('cents typed key by key stay cents, and the price is shown as customers will see it', async () => {
  await openAdd();
  const price = field('Precio');
  typeByKeys(price, '1129,50');
  expect(price.value).toBe('1,129.50');
  expect(screen.getByText('Así se verá: $1,129.50 USD')).toBeTruthy();
});

test.each(['12,950', '12.950', '1.299,50'])(
  '%s typed key by key is marked as no price before it is saved',
  async (keys) => {
    await openAdd();
    const price = field('Precio');
    typeByKeys(price, keys);
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Escribe los centavos con dos cifras: 129\.50/)).toBeTruthy();
    type('Precio', '12950');
    expect(price.getAttribute('aria-invalid')).toBeNull();
  },
);

test('the caret of a price stays where it was when a comma comes', async () => {
  await openAdd();
  type('Precio', '125');
  const price = field('Precio');
  fireEvent.change(price, { target: { value: '1425', selectionStart: 2, selectionEnd: 2 } });
  expect(price.value).toBe('1,425');
  expect(price.selectionStart).toBe(3);
});

test('one of the two prices is enough, and at least one is needed', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 1, image_url: null }));
  await openAdd({ create });
  await fill('Aretes');
  type('Stock', '2');
  type('Precio', '');
  save();
  expect(await screen.findByText('Campos incompletos')).toBeTruthy();
  type('Precio especial (opcional)', '95');
  save();
  expect(await screen.findByText('Producto agregado')).toBeTruthy();
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ precioEspecial: 95 }));
});

test('an available ring needs a size with stock; what was typed is all there after the refusal', async () => {
  await openAdd();
  await fill('Anillos');
  save();
  expect(await screen.findByText('Tallas faltantes')).toBeTruthy();
  expect(
    screen.getAllByText('Debes ingresar al menos una talla con su stock.').length,
  ).toBeGreaterThan(0);
  expect(document.activeElement).toBe(field('Talla 5'));
  expect(field('Nombre').value).toBe('Anillo Barva');
});

test('a ring is sent with the stock of its sizes', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 1, image_url: null }));
  await openAdd({ create });
  await fill('Anillos');
  type('Talla 7', '3');
  type('Talla 8', '0');
  save();
  expect(await screen.findByText('Producto agregado')).toBeTruthy();
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      nombre: 'Anillo Barva',
      precio: 1148,
      estado: 1,
      tallas: [
        { tamanio: '7', stock: 3 },
        { tamanio: '8', stock: 0 },
      ],
    }),
  );
});

test('every other category needs one stock above 0', async () => {
  await openAdd();
  await fill('Aretes');
  expect(screen.queryByLabelText('Talla 7')).toBeNull();
  type('Stock', '0');
  save();
  expect(await screen.findByText('Stock faltante')).toBeTruthy();
  expect(
    screen.getAllByText('Debes ingresar un stock válido para esta categoría.').length,
  ).toBeGreaterThan(0);
});

test.each(['Aretes', 'Anillos'] as const)(
  'of %s that are one of a kind two are refused beside their stock',
  async (category) => {
    await openAdd();
    await fill(category);
    fireEvent.click(field('Pieza única'));
    const label = category === 'Anillos' ? 'Talla 7' : 'Stock';
    type(label, '2');
    save();
    const said = 'De una pieza única solo puede haber 1 en stock.';
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  },
);

test('leaving the rings clears the stock of the sizes', async () => {
  await openAdd();
  type('Categoría', '1');
  type('Talla 7', '3');
  type('Categoría', '2');
  expect(field('Stock').value).toBe('');
  type('Categoría', '1');
  expect(field('Talla 7').value).toBe('');
});

test('what is not available is saved with stock 0, and its stock fields are closed', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 1, image_url: null }));
  await openAdd({ create });
  await fill('Aretes');
  type('Estado', '0');
  expect(field('Stock').disabled).toBe(true);
  save();
  expect(await screen.findByText('Producto agregado')).toBeTruthy();
  expect(create).toHaveBeenCalledWith(expect.objectContaining({ estado: 0, stock: 0 }));
});

test('a product that the server takes leaves an empty form with the focus at its start', async () => {
  await openAdd({ create: () => Promise.resolve({ id: 1, image_url: null }) });
  await fill('Aretes');
  type('Stock', '1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pieza única' }));
  save();
  expect(await screen.findByText('Producto agregado')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe(field('Nombre').id));
  expect(field('Nombre').value).toBe('');
});

test('a product that cannot be saved says so and keeps what was typed', async () => {
  await openAdd({ create: () => Promise.reject(refusal(500)) });
  await fill('Aretes');
  type('Stock', '2');
  save();
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getAllByText('Hubo un error al guardar el producto.').length).toBeGreaterThan(0);
  expect(field('Nombre').value).toBe('Anillo Barva');
});

test('what was typed is still there when the form is closed and opened again', async () => {
  await openAdd();
  type('Nombre', 'Anillo Barva');
  const toggle = screen.getByRole('button', { expanded: true });
  fireEvent.click(toggle);
  expect(screen.queryByLabelText('Nombre')).toBeNull();
  fireEvent.click(toggle);
  expect(field('Nombre').value).toBe('Anillo Barva');
});

test('lists to choose from that cannot be read are told, and asked for again', async () => {
  const categories = vi
    .fn(() => Promise.resolve([{ idCategoria: 1, nombre: 'Anillos' }]))
    .mockRejectedValueOnce(refusal(500));
  renderStaff(<ProductsPage />, {
    shop: {
      products: { list: () => Promise.resolve([]) },
      lookups: { ...lookups, categories },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Agregar producto' }));
  const alert = await screen.findByText(/No se pudieron cargar las categorías/);
  fireEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Anillos' })).toBeTruthy();
});

test('a new product is saved once its picture is ready, by no way before', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 1, image_url: null }));
  const { photos, finish } = slowPhotos('barva.jpg');
  await openAdd({ create });
  await fill('Aretes');
  type('Stock', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar barva.png' }));
  await chooseFiles(...photos);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar producto' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(screen.getByRole('form', { name: 'Nuevo producto' }));
  expect(screen.queryByText('Campos incompletos')).toBeNull();
  await finish();
  fireEvent.click(button);
  expect(await screen.findByText('Producto agregado')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ nombre: 'Anillo Barva', imagen: photos[0] }),
  );
});

test.each([
  ['keeps photographs', []],
  ['keeps none', undefined],
])('a new piece can have more pictures at once where the backend %s', async (_backend, fotos) => {
  const pieces = [piece({ fotos: [] })];
  const create = () => {
    pieces.push(piece({ idProducto: 90, nombreProducto: 'Anillo Barva', fotos }));
    return Promise.resolve({ id: 90, image_url: null });
  };
  await openAdd({ list: () => Promise.resolve([...pieces]), create });
  await fill('Aretes');
  type('Stock', '2');
  save();
  await screen.findByRole('heading', { name: 'Anillo Barva' });
  const more = () => screen.queryByRole('button', { name: 'Agregarle más fotografías' });
  if (!fotos) return expect(more()).toBeNull();
  expect(screen.getByText('Se guardó Anillo Barva.')).toBeTruthy();
  fireEvent.click(more()!);
  const dialog = screen.getByRole('dialog', { name: 'Editar producto' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Nombre').value).toBe('Anillo Barva');
  expect(document.activeElement?.textContent).toBe('Fotografías');
});

test.each([
  ['a backend that keeps details', piece({ ficha: NO_DETAILS }), true],
  ['another backend', piece(), false],
])('the form for a new piece of %s', async (_backend, known, isOffered) => {
  await openAdd({ list: () => Promise.resolve([known]) });
  await screen.findByText(known.nombreProducto);
  expect(screen.queryByText('Medidas e historia') !== null).toBe(isOffered);
});

test('a new piece can have its texts in English where the others of the list have them', async () => {
  const create = vi.fn(() => Promise.resolve({ id: 1, image_url: null }));
  const list = () => Promise.resolve([piece({ nombreIngles: null, descripcionIngles: null })]);
  await openAdd({ list, create });
  expect((await screen.findByText('En inglés')).closest('details')?.open).toBe(false);
  await fill('Aretes');
  type('Stock', '3');
  type('Nombre en inglés (opcional)', 'Barva Ring');
  save();
  await waitFor(() =>
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ nombreIngles: 'Barva Ring' })),
  );
});

test('a new piece is asked for no texts in English where the backend keeps none', async () => {
  await openAdd({ list: () => Promise.resolve([piece()]) });
  await screen.findByText(piece().nombreProducto);
  expect(screen.queryByText('En inglés')).toBeNull();
});
