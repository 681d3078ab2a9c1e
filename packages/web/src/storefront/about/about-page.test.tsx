import { screen } from '@testing-library/react';
import { NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { expect, test, vi } from 'vitest';
import { FACTS, renderPage } from '../../../test/storefront/render-page.tsx';
import { fakeShop, refusal } from '../../../test/fake-shop.ts';
import AboutPage, { prefetch } from './about-page.tsx';
import { accountName } from './account-name.ts';

test('what the shop is, how to reach it, and ‘Ver Catalogo’', () => {
  const redes = { whatsapp: 'https://wa.me/50660000925', instagram: '', facebook: '' };
  renderPage(<AboutPage />, { path: '/clientes/acerca-de', facts: { redes } });
  expect(screen.getByText(/Filigrana es joyería de autor/)).toBeTruthy();
  expect(screen.getByText(/formulario de Pedido Especial/)).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Ver Catalogo')).toBe('/clientes/catalogo');
  expect(hrefOf('Pedido Especial')).toBe('/clientes/pedido-especial');
  expect(hrefOf(FACTS.correo)).toBe(`mailto:${FACTS.correo}`);
  expect(hrefOf('WhatsApp +506 6000 0925')).toBe(redes.whatsapp);
});

test('what administrators wrote stands in the place of what the page says by itself', async () => {
  const textos = { ...NO_SITE_TEXTS, acercaTitulo: 'Tres generaciones', acerca: 'Uno.\n\nDos.' };
  renderPage(<AboutPage />, { shop: { siteTexts: { get: () => Promise.resolve({ textos }) } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tres generaciones' })).toBeTruthy();
  expect(screen.getByText('Uno.').tagName).toBe('P');
  expect(screen.getByText('Dos.').tagName).toBe('P');
  expect(screen.queryByText(/es joyería de autor/)).toBeNull();
});

test.each([
  [404, 0],
  [500, 1],
])('words that cannot be read (%i) do not keep the page from being drawn', async (status, said) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shop = fakeShop({ siteTexts: { get: () => Promise.reject(refusal(status)) } });
  const { fallback } = await prefetch(shop, {}, new URLSearchParams());
  expect(Object.values(fallback)).toEqual([{ textos: NO_SITE_TEXTS }]);
  expect(logged).toHaveBeenCalledTimes(said);
  logged.mockRestore();
});

test.each([
  ['https://wa.me/50660000925', '+506 6000 0925'],
  ['https://wa.me/12025550100', '+12025550100'],
  ['https://www.instagram.com/filigrana.example/', '@filigrana.example'],
  ['https://chat.test/invite/abc', ''],
  ['', ''],
])('%s is known as “%s”', (address, name) => {
  expect(accountName(address)).toBe(name);
});
