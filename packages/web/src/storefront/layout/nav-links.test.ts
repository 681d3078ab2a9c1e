import { expect, test } from 'vitest';
import { currentMark, navLinks } from './nav-links.ts';

test('the seven links have the specification’s names, targets and ids', () => {
  expect(navLinks.map(({ id, label, href }) => [id, label, href])).toEqual([
    [1001, 'Inicio', '/'],
    [1002, 'Catálogo', '/clientes/catalogo'],
    [1003, 'Ofertas Especiales', '/clientes/ofertas-especiales'],
    [1004, 'Pedido Especial', '/clientes/pedido-especial'],
    [1005, 'FAQ', '/clientes/faq'],
    [1006, 'Contacto', '/clientes/contacto'],
    [1007, 'Acerca De', '/clientes/acerca-de'],
  ]);
});

test('both addresses of the home page light up Inicio, and only it', () => {
  for (const pathname of ['/', '/clientes', '/clientes/'])
    expect(
      navLinks.filter(({ href }) => currentMark(href, pathname) === 'page').map(({ id }) => id),
    ).toEqual([1001]);
});

test('a piece belongs to the catalogue', () => {
  const marks = navLinks.map(({ label, href }) => [
    label,
    currentMark(href, '/clientes/producto/3'),
  ]);
  expect(marks.filter(([, mark]) => mark)).toEqual([['Catálogo', 'true']]);
});

test('a page without a link lights up none', () => {
  expect(navLinks.some(({ href }) => currentMark(href, '/clientes/carrito'))).toBe(false);
});
