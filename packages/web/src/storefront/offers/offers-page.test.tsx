import type { Product } from '@filigrana/sdk';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answeredLater } from '../../../test/answered-later.ts';
import { fakeShop, offline } from '../../../test/fake-shop.ts';
import { ring } from '../../../test/storefront/products.ts';
import { renderPage } from '../../../test/storefront/render-page.tsx';
import OfferShortcut from './offer-shortcut.tsx';
import OffersPage, { prefetch } from './offers-page.tsx';

const open = (offers: () => Promise<Product[]>) =>
  renderPage(<OffersPage />, {
    path: '/clientes/ofertas-especiales',
    shop: { catalog: { offers } },
    state: { previous: '/clientes/contacto' },
  });

test('the pieces on offer, with Inicio as the previous place wherever one came from', async () => {
  open(() => Promise.resolve([ring()]));
  expect(await screen.findByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Ofertas Especiales' })).toBeTruthy();
  const crumbs = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(crumbs.getByRole('link', { name: 'Inicio' }).getAttribute('href')).toBe('/');
});

test('the filters of the catalogue let offers through, say how many, and live in the address', async () => {
  const bracelet = {
    ...ring({ idProducto: 2, nombreProducto: 'Pulsera Ola' }),
    nombreCategoria: 'Pulseras',
  };
  const { visits } = open(() => Promise.resolve([ring(), bracelet]));
  await screen.findByRole('link', { name: 'Anillo Trenza' });
  const filters = within(screen.getByRole('complementary', { name: 'Filtros' }));
  // Closed sections hide them.
  const box = (name: string) => filters.getByRole('checkbox', { name, hidden: true });
  expect(box('Pulseras').closest('label')?.textContent).toBe('Pulseras(1)');
  fireEvent.click(box('Pulseras'));
  expect(visits.at(-1)?.to).toBe('/clientes/ofertas-especiales?categoria=Pulseras');
  expect(screen.queryByRole('link', { name: 'Anillo Trenza' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Pulsera Ola' })).toBeTruthy();
  fireEvent.click(box('Pulseras'));
  fireEvent.click(box('Aretes'));
  expect(screen.getByText('No se encontraron productos')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(visits.at(-1)?.to).toBe('/clientes/ofertas-especiales');
  expect(screen.getByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
});

test('skeletons while they are on their way', async () => {
  open(answeredLater<Product[]>().call);
  expect(await screen.findByText('Cargando piezas…')).toBeTruthy();
});

test('without any it says so and leads to the catalogue', async () => {
  open(() => Promise.resolve([]));
  expect(await screen.findByText('No hay ofertas especiales por el momento.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver Catalogo' })).toBeTruthy();
});

test('a failure says so and can be tried again', async () => {
  const offers = vi.fn<() => Promise<Product[]>>().mockRejectedValue(offline());
  open(offers);
  expect(await screen.findByText('No se pudieron cargar las ofertas.')).toBeTruthy();
  offers.mockResolvedValue([ring()]);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Anillo Trenza' })).toBeTruthy();
});

test('the server loads them first', async () => {
  const shop = fakeShop({ catalog: { offers: () => Promise.resolve([ring()]) } });
  const { fallback } = await prefetch(shop, {}, new URLSearchParams());
  expect(Object.values(fallback)).toEqual([[ring()]]);
});

test('/offer leads there', () => {
  const { visits } = renderPage(<OfferShortcut />, { path: '/offer' });
  expect(visits.at(-1)?.to).toBe('/clientes/ofertas-especiales');
});
