import { expect, test } from 'vitest';
import { ENGLISH, pathIn, pathWithout, SPANISH } from './languages.ts';

test.each([
  ['/', '/en'],
  ['/?a=b', '/en?a=b'],
  ['/clientes', '/en/clientes'],
  ['/clientes/catalogo?precio=asc#a', '/en/clientes/catalogo?precio=asc#a'],
  ['/admin/stock', '/admin/stock'],
  ['/media/a.webp', '/media/a.webp'],
  ['/clientesx', '/clientesx'],
])('%s is %s in English, and itself in Spanish', (path, english) => {
  expect(pathIn(ENGLISH, path)).toBe(english);
  expect(pathIn(SPANISH, path)).toBe(path);
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/clientes/faq', '/clientes/faq'],
  ['/enero', '/enero'],
  ['/clientes', '/clientes'],
])('the English address %s is the page %s', (address, path) => {
  expect(pathWithout(ENGLISH, address)).toBe(path);
  expect(pathWithout(SPANISH, address)).toBe(address);
});
