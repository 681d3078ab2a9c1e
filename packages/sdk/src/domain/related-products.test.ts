import { expect, test } from 'vitest';
import { relatedProducts } from './related-products.ts';

let id = 0;
const piece = (nombreProducto: string, more: object = {}) => ({
  idProducto: (id += 1),
  nombreProducto,
  nombreCategoria: 'Anillos',
  nombreMaterial: 'Plata',
  nombrePiedra: 'Natural' as string | null,
  ...more,
});
const ring = piece('Anillo Halo Topacio');
const SET = [
  ring,
  piece('Cadena Clásica', {
    nombreCategoria: 'Cadenas',
    nombreMaterial: 'Oro',
    nombrePiedra: null,
  }),
  piece('Cadena Río', { nombreCategoria: 'Cadenas', nombrePiedra: null }),
  piece('Anillo Sello', { nombrePiedra: null, nombreMaterial: 'Oro' }),
  piece('Aretes Halo', { nombreCategoria: 'Aretes' }),
  piece('Anillo Luna'),
];
const names = (most: number) => relatedProducts(ring, SET, most).map((each) => each.nombreProducto);

test('the closest come first: same design, then kind, stone and metal', () => {
  expect(names(9)).toEqual(['Aretes Halo', 'Anillo Luna', 'Anillo Sello', 'Cadena Río']);
});

test('no more than wanted, never the piece itself', () => {
  expect(names(2)).toEqual(['Aretes Halo', 'Anillo Luna']);
  expect(relatedProducts(ring, [ring], 4)).toEqual([]);
});
