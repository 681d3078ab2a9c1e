import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FACTS, renderPage } from '../../../test/storefront/render-page.tsx';
import AboutPage from './about-page.tsx';
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

test.each([
  ['https://wa.me/50660000925', '+506 6000 0925'],
  ['https://wa.me/12025550100', '+12025550100'],
  ['https://www.instagram.com/filigrana.example/', '@filigrana.example'],
  ['https://chat.test/invite/abc', ''],
  ['', ''],
])('%s is known as “%s”', (address, name) => {
  expect(accountName(address)).toBe(name);
});
