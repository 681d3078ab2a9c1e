import { expect, test } from 'vitest';
import { backofficeRoutes } from '../backoffice/routes.ts';
import { storefrontRoutes } from '../storefront/routes.ts';
import { isPublicPage } from './public-page.ts';
import { backoffice, isBackoffice, storefront } from './paths.ts';

const fileOf = (routes: typeof storefrontRoutes, path: string) =>
  routes.filter((route) => route.path.test(path)).map((route) => route.file);

test.each([
  [storefront.root(), 'home'],
  [storefront.home(), 'home'],
  ['/clientes/', 'home'],
  [storefront.catalog(), 'catalog'],
  [storefront.product(7), 'product'],
  [storefront.offers(), 'offers'],
  [storefront.about(), 'about'],
  [storefront.contact(), 'contact'],
  [storefront.faq(), 'faq'],
  [storefront.sizeGuide(), 'size-guide'],
  [storefront.privacy(), 'legal'],
  [storefront.terms(), 'legal'],
  [storefront.care(), 'legal'],
  [storefront.specialOrder(), 'special-order'],
  [storefront.cart(), 'cart'],
  [storefront.payment(), 'payment'],
  [storefront.favorites(), 'favorites'],
  [storefront.login(), 'login'],
  [storefront.registration(), 'registration'],
  [storefront.recovery(), 'recovery'],
  // Only letters lead to these.
  ['/clientes/restablecer-contrasena/abc-DEF_1', 'link'],
  ['/clientes/confirmar-correo/abc-DEF_1', 'link'],
  ['/clientes/baja/7.abc-DEF_1', 'link'],
  [storefront.profile(), 'profile'],
  [storefront.checkout(), 'checkout'],
])('%s leads to exactly one page of the shop: %s', (path, screen) => {
  expect(fileOf(storefrontRoutes, path)).toEqual([`storefront/${screen}/${screen}-page`]);
});

test.each([
  [backoffice.profile(), 'profile'],
  [backoffice.managerProfile(), 'profile'],
  [backoffice.products(), 'products'],
  [backoffice.stock(), 'stock'],
  [backoffice.orders(), 'orders'],
  [backoffice.specialOrders(), 'special-orders'],
  [backoffice.customers(), 'customers'],
  [backoffice.faq(), 'faq'],
  [backoffice.novedades(), 'novedades'],
  [backoffice.settings(), 'settings'],
  [backoffice.activity(), 'activity'],
])('%s leads to exactly one page of the staff: %s', (path, screen) => {
  expect(isBackoffice(path)).toBe(true);
  expect(fileOf(backofficeRoutes, path)).toEqual([`backoffice/${screen}/${screen}-page`]);
});

test.each([
  '/clientes/nada',
  '/clientes/producto',
  '/clientes/producto/7/x',
  '/catalogo',
  '/clientesx',
])('%s has no page', (path) => {
  expect(fileOf(storefrontRoutes, path)).toEqual([]);
});

test.each([
  ['/', true],
  ['/offer', true],
  ['/clientes/catalogo?categoria=Anillos#arriba', true],
  ['/clientes/producto/7', true],
  ['/clientes/no-hay', false],
  ['/admin', false],
  ['/admin/pedidos', false],
  ['/clientes/perfil', false],
])('a banner may lead every visitor to %s: %s', (address, isPublic) => {
  expect(isPublicPage(address)).toBe(isPublic);
});

test('a path that only begins like the staff area is not part of it', () => {
  expect(isBackoffice('/administracion')).toBe(false);
  expect(isBackoffice('/admin/nada')).toBe(true);
});

test('the query of the catalogue is written only when there is one', () => {
  expect(storefront.catalog(new URLSearchParams())).toBe('/clientes/catalogo');
  expect(storefront.catalog(new URLSearchParams({ precio: 'asc' }))).toBe(
    '/clientes/catalogo?precio=asc',
  );
});

test('the roles of every guarded page are those of the specification', () => {
  const guarded = (routes: typeof storefrontRoutes) =>
    Object.fromEntries(routes.filter((r) => r.roles).map((r) => [r.path.source, r.roles]));
  const at = (path: string) => `^${path.replaceAll('/', '\\/')}\\/?$`;
  expect(guarded(storefrontRoutes)).toEqual({
    [at('/clientes/perfil')]: [1],
    [at('/clientes/finalizar-compra')]: [1],
    // The page that a purchase leads to.
    ['^\\/clientes\\/pedido\\/(?<idPedido>[^/]+)\\/?$']: [1],
  });
  expect(guarded(backofficeRoutes)).toEqual({
    [at('/admin')]: [2, 3],
    [at('/admin/productos')]: [2, 3],
    [at('/manager')]: [3],
    ...Object.fromEntries(
      [
        'cuentas',
        'stock',
        'pedidos',
        'pedidos/revision',
        'pedidos/conciliar',
        'pedidos/devoluciones',
        'pedidos/envios',
        'preguntas-frecuentes',
        'pedidos-especiales',
        'novedades',
        'ajustes',
        'actividad',
      ].map((page) => [at(`/admin/${page}`), [2]]),
    ),
  });
});
