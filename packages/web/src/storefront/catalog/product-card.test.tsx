import type { Product } from '@filigrana/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import { ProductCard } from './product-card.tsx';

const show = (product: Product) =>
  renderPage(<ProductCard product={product} heading="h2" sizes="100vw" />);
const card = () => screen.getByRole('article');

test('image, name, material and price', () => {
  show(piece());
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Topos Lucero, plata, piedra natural');
  expect(screen.getByRole('heading', { level: 2, name: 'Topos Lucero' })).toBeTruthy();
  expect(screen.getByText('Plata')).toBeTruthy();
  expect(screen.getByText('$42.00 USD')).toBeTruthy();
  expect(card().querySelector('s')).toBeNull();
});

test('with a special price the normal one is struck through', () => {
  show(ring());
  expect(card().querySelector('s')?.textContent).toContain('$165.00 USD');
  expect(screen.getByText('$139.00 USD').closest('s')).toBeNull();
});

test('with only a special price nothing is struck through', () => {
  show(ring({ precio: null }));
  expect(card().querySelector('s')).toBeNull();
  expect(screen.getByText('$139.00 USD')).toBeTruthy();
});

const RATE = { tasa: 509.6, fecha: null, enPrecios: true, topeSinpe: null };
const showIn = (rate: object) =>
  renderPage(<ProductCard product={ring()} heading="h2" sizes="100vw" />, {
    shop: { exchange: { rate: () => Promise.resolve({ ...RATE, ...rate }) } },
  });

test('under the price that is charged stands what it comes to in colones', async () => {
  showIn({});
  expect(await screen.findByText(/^≈ ₡70.834$/)).toBeTruthy();
});

test.each([
  ['the shop does not want it', { enPrecios: false }],
  ['the shop has no rate', { tasa: null }],
])('and nothing where %s', async (_, rate) => {
  showIn(rate);
  await screen.findByText('$139.00 USD');
  expect(document.body.textContent).not.toContain('₡');
});

test.each([
  [1, true],
  [0, false],
] as const)('destacado %i: the badge ‘Nuevo’ shows: %s', (destacado, shown) => {
  show(piece({ destacado }));
  expect(screen.queryByText('Nuevo') !== null).toBe(shown);
});

test.each<[string, Partial<Product>, string]>([
  ['of which none is left', {}, 'Agotada'],
  ['that was one of a kind', { unico: 1 }, 'Vendida'],
])('a new piece %s says that before all', (_, change, badge) => {
  show(piece({ destacado: 1, stock: 0, ...change }));
  expect(within(card()).getByText(badge)).toBeTruthy();
  expect(screen.queryByText('Nuevo')).toBeNull();
});

test('name and both actions lead to its page and take the piece along', () => {
  const product = piece();
  const { visits } = show(product);
  for (const name of [
    'Topos Lucero',
    'Añadir al carrito Topos Lucero',
    'Ver detalles Topos Lucero',
  ])
    // Out of sight until somebody points at the card.
    fireEvent.click(screen.getByRole('link', { name, hidden: true }));
  const visit = { to: '/clientes/producto/7', state: { product } };
  expect(visits).toEqual([visit, visit, visit]);
});

test('the keyboard meets the piece once', () => {
  show(piece());
  const stops = screen.getAllByRole('link', { hidden: true }).filter((link) => link.tabIndex >= 0);
  expect(stops.map((link) => link.textContent)).toEqual(['Topos Lucero']);
});

test('another view of the piece waits in the card for a mouse, from the first thing somebody does', async () => {
  const fotos = [{ idFoto: 1, image_url: '/media/mano.webp', descripcion: 'En la mano' }];
  show(piece({ fotos }));
  const shown = () => [...card().querySelectorAll('img')];
  expect(shown()).toHaveLength(1);
  fireEvent.pointerMove(window);
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()[1]?.getAttribute('src')).toBe('/media/mano.webp');
  expect(shown()[1]?.loading).toBe('lazy');
});
