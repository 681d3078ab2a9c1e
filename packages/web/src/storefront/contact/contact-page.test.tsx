import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FACTS, renderPage } from '../../../test/storefront/render-page.tsx';
import ContactPage from './contact-page.tsx';

test('the question, the address of the shop and its networks, all from the facts of the shop', () => {
  const redes = {
    whatsapp: 'https://wa.me/50660000925',
    instagram: 'https://instagram.test/f',
    facebook: 'https://facebook.test/f',
  };
  renderPage(<ContactPage />, { path: '/clientes/contacto', facts: { redes } });
  expect(
    screen.getByRole('heading', { level: 1, name: '¿Quieres ponerte en contacto con nosotros?' }),
  ).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(FACTS.correo)).toBe(`mailto:${FACTS.correo}`);
  expect(hrefOf('WhatsApp')).toBe(redes.whatsapp);
  expect(hrefOf('Instagram')).toBe(redes.instagram);
  expect(hrefOf('Facebook')).toBe(redes.facebook);
});
