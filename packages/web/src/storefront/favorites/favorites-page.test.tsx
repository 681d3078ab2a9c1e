import type { Favorite } from '@filigrana/sdk';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offline, type FakeShop } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/storefront/people.ts';
import { piece, ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import FavoritesPage from './favorites-page.tsx';

const FECHA = '2026-03-14T18:00:00.000Z';
const TOPOS = piece();
const RING = ring();
const initial = () => Promise.resolve([RING, TOPOS]);
const kept = (...ids: number[]) => ids.map((idProducto) => ({ idProducto, fecha: FECHA }));
const open = (shop: FakeShop = {}, session = {}) =>
  renderPage(<FavoritesPage />, {
    path: '/clientes/favoritos',
    shop: { catalog: { initial }, ...shop },
    session,
  });
const heart = (name: string) => screen.findByRole('button', { name });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

test('whoever keeps nothing is led to the catalogue', async () => {
  open();
  expect(await screen.findByText('Todavía no has guardado ninguna pieza')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver el catálogo' });
  expect(link.getAttribute('href')).toBe('/clientes/catalogo');
});

test('whoever keeps only what is not on sale is told so', async () => {
  localStorage.setItem('favoritos', JSON.stringify({ favoritos: kept(999) }));
  open();
  expect(
    await screen.findByText('Lo que guardaste no está a la venta en este momento'),
  ).toBeTruthy();
});

test('what the device keeps, newest first; what is not on sale is counted, what is taken out stays until the page is left', async () => {
  const gone = 999;
  const favoritos = kept(TOPOS.idProducto, gone, RING.idProducto);
  localStorage.setItem('favoritos', JSON.stringify({ favoritos }));
  open();
  expect(await screen.findByText('2 piezas')).toBeTruthy();
  expect(names()).toEqual(['Topos Lucero', 'Anillo Trenza']);
  expect(screen.getByText(/^Una pieza que guardaste no está a la venta por ahora\./)).toBeTruthy();
  // Nobody has done anything yet: no hearts.
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(window, { key: 'Tab' });
  fireEvent.click(await heart('Quitar de favoritos: Topos Lucero'));
  expect(screen.getByText('1 pieza')).toBeTruthy();
  expect(names()).toEqual(['Topos Lucero', 'Anillo Trenza']);
  const back = await heart('Guardar en favoritos: Topos Lucero');
  expect(back.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(back);
  expect(screen.getByText('2 piezas')).toBeTruthy();
});

test("an account's that could not be read can be read again, and go with the logout", async () => {
  const list = vi.fn<() => Promise<Favorite[]>>().mockRejectedValue(offline());
  const { session } = open({ favorites: { list } }, loggedIn());
  expect(await screen.findByText('No se pudieron cargar tus favoritos.')).toBeTruthy();
  list.mockResolvedValue(kept(RING.idProducto));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
  act(() => session.clear());
  expect(await screen.findByText('Todavía no has guardado ninguna pieza')).toBeTruthy();
});
