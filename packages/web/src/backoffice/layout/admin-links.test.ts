import { expect, test } from 'vitest';
import { adminLinksFor, isCurrentLink } from './admin-links.ts';

const entries = (role: 1 | 2 | 3 | null, hasActivity = true) =>
  adminLinksFor(role, hasActivity).map(({ href, label }) => `${href} ${label}`);

test('an administrator sees every entry, in its order and words', () => {
  expect(entries(2)).toEqual([
    '/admin Perfil',
    '/admin/productos Productos',
    '/admin/stock Stock',
    '/admin/pedidos Pedidos regulares',
    '/admin/pedidos-especiales Pedidos especiales',
    '/admin/cuentas Admin. Clientes',
    '/admin/preguntas-frecuentes Preguntas',
    '/admin/ajustes Ajustes',
    '/admin/novedades Novedades',
    '/admin/actividad Actividad',
  ]);
});

test('the record of who did what is no entry where the backend keeps none', () => {
  expect(entries(2, false)).toEqual(entries(2).slice(0, -1));
});

test('a manager sees only what a manager may open', () => {
  expect(entries(3)).toEqual(['/admin Perfil', '/admin/productos Productos']);
});

test('nobody else sees any', () => {
  expect(entries(1)).toEqual([]);
  expect(entries(null)).toEqual([]);
});

test.each([
  ['/admin', '/admin', true],
  ['/admin', '/admin/', true],
  ['/admin', '/manager', true],
  ['/admin', '/admin/stock', false],
  ['/admin/stock', '/admin/stock', true],
  ['/admin/pedidos', '/admin/pedidos/revision', true],
  ['/admin/pedidos', '/admin/pedidos-especiales', false],
])('%s on %s is the page on screen: %s', (href, pathname, expected) => {
  expect(isCurrentLink(href, pathname)).toBe(expected);
});
