import type { SearchView } from '@filigrana/hooks';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { SearchDropdown } from './search-dropdown.tsx';

const nothing = () => undefined;

function show(text: string, found: Partial<SearchView>, shop: FakeShop = {}) {
  const view: SearchView = { text, status: 'open', results: [], category: null, ...found };
  renderPage(<SearchDropdown view={view} onClose={nothing} onChosen={nothing} />, {
    shop: { catalog: { initial: () => Promise.resolve([piece(), ring()]) }, ...shop },
  });
}

test('what was searched for is marked in what was found', () => {
  show('sortija', { results: [ring()] });
  const result = within(screen.getByRole('link', { name: /Anillo Trenza/ }));
  const marks = result.getAllByText(/^Anillos?$/, { selector: 'mark' });
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Anillo', 'Anillos']);
});

describe('what was found, and not in the name, can be seen', () => {
  const marks = () =>
    screen.getAllByText(/./, { selector: 'mark' }).map(({ textContent }) => textContent);
  const line = () => screen.getByRole('link', { name: /Anillo Trenza/ }).textContent;

  test.each([
    ['plata', 'Anillos · Plata', ['Plata']],
    ['natural', 'Anillos · Piedra natural', ['natural']],
    ['anillo con piedra natural', 'Anillos · Piedra natural', null],
    ['talla 7', 'Anillos · Talla 7', ['7']],
    ['plata 7', 'Anillos · Plata · Talla 7', ['Plata', '7']],
  ])('%s', (text, kinds, marked) => {
    show(text, { results: [ring()] });
    expect(line()).toContain(kinds);
    if (marked) expect(marks()).toEqual(marked);
  });

  test('a name that says it already is enough', () => {
    show('plata', { results: [ring({ nombreProducto: 'Anillo Trenza de Plata' })] });
    expect(line()).not.toContain('·');
  });

  test('the line of the description begins shortly before it', () => {
    const descripcion =
      'Tres hilos que se abrazan sin principio ni fin, bordeados por un fino cordón.';
    show('cordon', { results: [ring({ descripcion })] });
    expect(line()).toContain('… por un fino cordón.');
    expect(line()).not.toContain('Tres hilos');
    expect(marks()).toEqual(['cordón']);
  });

  test('a description whose beginning has it, or that lacks it, stays as it is', () => {
    const descripcion = 'Tres hilos que se abrazan sin principio ni fin.';
    show('hilos', { results: [ring({ descripcion })] });
    expect(line()).toContain(descripcion);
  });
});

test('what a found piece comes to in colones stands under its price, where the shop shows that', async () => {
  const rate = { tasa: 500, fecha: null, enPrecios: true, topeSinpe: null };
  show('sortija', { results: [ring()] }, { exchange: { rate: () => Promise.resolve(rate) } });
  const result = within(screen.getByRole('link', { name: /Anillo Trenza/ }));
  expect(await result.findByText(/^≈ ₡/)).toBeTruthy();
});

test.each([
  ['Aretes', 'Aretes'],
  ['earrings', 'Aretes'],
  ['sortija', 'Anillos'],
])('%j has the category %s above what was found, with the way there', (text, category) => {
  show(text, { results: [piece()] });
  const way = screen.getByRole('link', { name: `Ver ${category}` });
  expect(way.parentElement?.textContent).toBe(`${category}Ver ${category}`);
});

test('the kinds that a text names are ways on', () => {
  show('aretes de plata', { results: [piece()], category: 'Aretes' });
  const way = screen.getByRole('link', { name: 'Ver Aretes' });
  expect(way.getAttribute('href')).toBe('/clientes/catalogo?categoria=Aretes');
  expect(screen.getByRole('link', { name: 'Ver piezas de plata' })).toBeTruthy();
});

describe('the words that the shop itself takes for each other', () => {
  const own: FakeShop = {
    synonyms: { get: () => Promise.resolve({ grupos: [['anillo', 'alianza']] }) },
  };

  test('are marked in what was found, and name the kinds', async () => {
    show('alianzas', { results: [ring()] }, own);
    const result = within(screen.getByRole('link', { name: /Anillo Trenza/ }));
    expect(await result.findByText('Anillo', { selector: 'mark' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver Anillos' })).toBeTruthy();
  });

  test('lead to the nearest pieces', async () => {
    show('alianza turquesa', {}, own);
    const nearest = within(await screen.findByRole('list', { name: 'Lo más parecido' }));
    expect(nearest.getByRole('link', { name: /Anillo Trenza/ })).toBeTruthy();
  });
});

test('where nothing was found the nearest pieces stand, and the way to a piece made to order', async () => {
  show('anillo turquesa', {});
  const nearest = within(await screen.findByRole('list', { name: 'Lo más parecido' }));
  expect(nearest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Anillo Trenza'),
  ]);
  const order = screen.getByRole('link', { name: 'Pedir una pieza a tu medida' });
  expect(order.getAttribute('href')).toBe('/clientes/pedido-especial');
});

test('where no word says anything featured pieces stand, then the newest, of those in stock', async () => {
  const all = [
    piece({ idProducto: 1, nombreProducto: 'Aro Uno', destacado: 0 }),
    piece({ idProducto: 2, nombreProducto: 'Aro Dos', destacado: 1 }),
    piece({ idProducto: 3, nombreProducto: 'Aro Tres', destacado: 1 }),
    piece({ idProducto: 4, nombreProducto: 'Aro Cuatro', destacado: 1, stock: 0 }),
    piece({ idProducto: 5, nombreProducto: 'Aro Cinco', destacado: 0 }),
  ];
  show('reloj', {}, { catalog: { initial: () => Promise.resolve(all) } });
  const list = within(await screen.findByRole('list', { name: 'Quizá te guste' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Aro Tres'),
    expect.stringContaining('Aro Dos'),
    expect.stringContaining('Aro Cinco'),
  ]);
  expect(screen.queryByText('Lo más parecido')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pedir una pieza a tu medida' })).toBeTruthy();
});
