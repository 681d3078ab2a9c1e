import { expect, test } from 'vitest';
import { choiceProblem } from './product-choice.ts';

const ring = { idCategoria: 1, tallas: [] };
const chain = { idCategoria: 3, tallas: [] };
const combination = { idProducto_talla: 7, stock: 3 };

test.each([
  [
    'a ring without a size',
    ring,
    { tamanio: null, combination: null, cantidad: 1 },
    'SIZE_REQUIRED',
  ],
  [
    'a ring in a size it does not come in',
    ring,
    { tamanio: '7', combination: null, cantidad: 1 },
    'COMBINATION_NOT_FOUND',
  ],
  [
    'a piece without sizes that has no record',
    chain,
    { tamanio: null, combination: null, cantidad: 1 },
    'SIZE_NOT_CONFIGURED',
  ],
  ['no piece', chain, { tamanio: null, combination, cantidad: 0 }, 'QUANTITY_INVALID'],
  ['half a piece', chain, { tamanio: null, combination, cantidad: 1.5 }, 'QUANTITY_INVALID'],
  ['more than the stock', ring, { tamanio: '7', combination, cantidad: 4 }, 'STOCK_EXCEEDED'],
  ['all of the stock', ring, { tamanio: '7', combination, cantidad: 3 }, null],
  ['a piece without sizes', chain, { tamanio: null, combination, cantidad: 1 }, null],
] as const)('choosing %s', (_name, product, choice, problem) => {
  expect(choiceProblem({ ...product, tallas: [] }, choice)).toBe(problem);
});
