import { expect, test } from 'vitest';
import { crumbOf } from './crumb.ts';

test.each([
  ['/', 'Inicio', '/'],
  ['/clientes', 'Inicio', '/'],
  ['/clientes/catalogo', 'Catalogo', '/clientes/catalogo'],
  ['/clientes/ofertas-especiales', 'Ofertas especiales', '/clientes/ofertas-especiales'],
  ['/clientes/producto/12', 'Producto', '/clientes/producto/12'],
  ['/clientes/faq', 'FAQ', '/clientes/faq'],
  ['/clientes/login', 'Iniciar sesión', '/clientes/login'],
  ['/clientes/recuperacion/solicitar', 'Recuperar contraseña', '/clientes/recuperacion/solicitar'],
  ['/admin/stock', 'Inicio', '/'],
])('%s is called %s', (pathname, label, href) => {
  expect(crumbOf(pathname)).toEqual({ label, href });
});
