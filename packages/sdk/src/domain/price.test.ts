import { expect, test } from 'vitest';
import { chargedPrice, isOnSale, struckPrice } from './price.ts';

test.each([
  { precio: 165, precioEspecial: 139, charged: 139, sale: true, struck: 165 },
  { precio: 145, precioEspecial: null, charged: 145, sale: false, struck: null },
  { precio: null, precioEspecial: 79, charged: 79, sale: true, struck: null },
  { precio: 145, precioEspecial: 0, charged: 145, sale: false, struck: null },
  { precio: 0, precioEspecial: 79, charged: 79, sale: true, struck: null },
])(
  'precio $precio with precioEspecial $precioEspecial charges $charged and strikes $struck',
  ({ charged, sale, struck, ...product }) => {
    expect(chargedPrice(product)).toBe(charged);
    expect(isOnSale(product)).toBe(sale);
    expect(struckPrice(product)).toBe(struck);
  },
);

test('a piece without any price is never sold for nothing', () => {
  expect(() => chargedPrice({ precio: null, precioEspecial: null })).toThrow(RangeError);
  expect(() => chargedPrice({ precio: null, precioEspecial: 0 })).toThrow(RangeError);
});
