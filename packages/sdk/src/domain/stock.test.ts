import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buyableStock,
  categoryChangeClearsStock,
  choiceProblem,
  clampQuantity,
  decreaseQuantity,
  isInactive,
  isSoldOut,
  maxQuantity,
  mergeQuantities,
  quantityProblem,
  stockOfSize,
  stockSummary,
  totalStock,
} from './stock.ts';

const size = (tamanio: string, stock: number) => ({
  idProducto_talla: Number(tamanio) || 1,
  tamanio,
  cm: null,
  stock,
});
const ring = (...tallas: ReturnType<typeof size>[]) => ({
  idCategoria: 1,
  stock: null,
  tallas,
  tallasDisponibles: tallas
    .filter(({ stock }) => stock > 0)
    .map(({ tamanio }) => tamanio)
    .join(','),
});
const chain = (stock: number | null) => ({
  idCategoria: 3,
  stock,
  tallas: [],
  tallasDisponibles: '',
});

describe('stock', () => {
  test('of a ring is the sum of its sizes', () => {
    expect(totalStock(ring(size('6', 2), size('7', 3)))).toBe(5);
  });

  test('of another piece is its own number, or that of its hidden size', () => {
    expect(totalStock(chain(4))).toBe(4);
    expect(totalStock({ ...chain(null), tallas: [size('Única', 6)] })).toBe(6);
  });

  test('is unknown when the server does not say', () => {
    expect(totalStock(chain(null))).toBeNull();
    expect(totalStock({ ...ring(), tallasDisponibles: '6,7' })).toBeNull();
  });

  test('of one size is that size’s, and 0 for a size the piece does not come in', () => {
    const piece = ring(size('6', 2), size('7', 0));
    expect(stockOfSize(piece, '6')).toBe(2);
    expect(stockOfSize(piece, '7')).toBe(0);
    expect(stockOfSize(piece, '12')).toBe(0);
    expect(stockOfSize(piece, 'Única')).toBe(0);
  });

  test('of the size Única is that of the piece', () => {
    expect(stockOfSize(chain(4), 'Única')).toBe(4);
    expect(stockOfSize(chain(4), '7')).toBe(0);
  });

  test('of a size that only the list of sizes names is unknown', () => {
    expect(stockOfSize({ ...ring(), tallasDisponibles: '6' }, '6')).toBeNull();
    expect(stockOfSize({ ...ring(), tallasDisponibles: '6' }, '7')).toBe(0);
  });
});

describe('Agotado', () => {
  test.each([
    ['a piece with stock 0', chain(0), true],
    ['a piece with stock 1', chain(1), false],
    ['a piece of unknown stock', chain(null), false],
    ['a ring whose sizes are all at 0', ring(size('6', 0), size('7', 0)), true],
    ['a ring with one piece in one size', ring(size('6', 0), size('7', 1)), false],
    ['a ring that names no size with stock', ring(), true],
    ['a ring that names sizes with stock', { ...ring(), tallasDisponibles: '8' }, false],
  ])('%s: %s', (_name, product, soldOut) => {
    expect(isSoldOut(product)).toBe(soldOut);
  });
});

test('Desactivado is estado 0', () => {
  expect(isInactive({ estado: 0 })).toBe(true);
  expect(isInactive({ estado: 1 })).toBe(false);
});

test.each([
  [1, 2, true],
  [1, null, true],
  [1, 1, false],
  [2, 1, false],
  [2, 3, false],
  [null, 2, false],
])('changing the category from %s to %s empties the stock fields: %s', (from, to, clears) => {
  expect(categoryChangeClearsStock(from, to)).toBe(clears);
});

test('a product tells how many pieces it has and in which sizes, a ring only the sizes', () => {
  const sizes = [size('6', 0), size('7', 2), size('8', 1)];
  expect(stockSummary(ring(), sizes)).toEqual({ stock: null, tallasDisponibles: '7,8' });
  const unique = [size('Única', 4)];
  expect(stockSummary(chain(null), unique)).toEqual({ stock: 4, tallasDisponibles: '' });
  expect(stockSummary(chain(null), [])).toEqual({ stock: 0, tallasDisponibles: '' });
});

test('of a product that is taken out of the shop nothing can be bought', () => {
  expect(buyableStock({ estado: 1, stock: 3 })).toBe(3);
  expect(buyableStock({ estado: 0, stock: 3 })).toBe(0);
});

test.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [NaN, 0],
  [5000, 999],
  [null, 999],
])('with a stock of %s a line holds at most %d', (stock, most) => {
  expect(maxQuantity(stock)).toBe(most);
});

test.each([
  [1, 3, null],
  [3, 3, null],
  [4, 3, 'STOCK_EXCEEDED'],
  [1, 0, 'STOCK_EXCEEDED'],
  [1000, 3, 'STOCK_EXCEEDED'],
  [0, 3, 'QUANTITY_INVALID'],
  [1.5, 3, 'QUANTITY_INVALID'],
  [1000, 5000, 'QUANTITY_INVALID'],
  [999, null, null],
  [1000, null, 'QUANTITY_INVALID'],
])('%d pieces of a stock of %s: %s', (cantidad, stock, problem) => {
  expect(quantityProblem(cantidad, stock)).toBe(problem);
});

test.each([
  [1, 3, 1],
  [3, 3, 3],
  [4, 3, 3],
  [0, 3, 1],
  [-2, 3, 1],
  [2.9, 3, 2],
  [NaN, 3, 1],
  [Infinity, 3, 3],
  [1, 0, 0],
  [5, -1, 0],
  [5, NaN, 0],
  [2, 1.9, 1],
  [2000, 5000, 999],
  [2000, null, 999],
  [0, null, 1],
])('of %d wanted with a stock of %d one gets %d', (wanted, stock, got) => {
  expect(clampQuantity(wanted, stock)).toBe(got);
});

test('a quantity is whole, never above the stock, and at least 1 while there is stock', () => {
  fc.assert(
    fc.property(fc.double(), fc.nat(10_000), (wanted, stock) => {
      const quantity = clampQuantity(wanted, stock);
      expect(Number.isInteger(quantity)).toBe(true);
      expect(quantity).toBeLessThanOrEqual(stock);
      expect(quantity).toBeGreaterThanOrEqual(Math.min(1, stock));
      expect(clampQuantity(quantity, stock)).toBe(quantity);
    }),
  );
});

test('a wanted quantity within the stock is granted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(1000), (wanted, more) => {
      expect(clampQuantity(wanted, wanted + more)).toBe(wanted);
    }),
  );
});

test('minus stops at 1', () => {
  expect(decreaseQuantity(2)).toBe(1);
  expect(decreaseQuantity(1)).toBe(1);
});

test('the carts that a login joins add up, up to the stock', () => {
  expect(mergeQuantities(2, 3, 9)).toBe(5);
  expect(mergeQuantities(2, 3, 4)).toBe(4);
  expect(mergeQuantities(2, 3, 0)).toBe(0);
});

const anyRing = { idCategoria: 1 };
const anyChain = { idCategoria: 3 };
const combination = { idProducto_talla: 7, stock: 3 };

test.each([
  [
    'a ring without a size',
    anyRing,
    { tamanio: null, combination: null, cantidad: 1 },
    'SIZE_REQUIRED',
  ],
  [
    'a ring in a size it does not come in',
    anyRing,
    { tamanio: '7', combination: null, cantidad: 1 },
    'COMBINATION_NOT_FOUND',
  ],
  [
    'a piece without sizes that has no record',
    anyChain,
    { tamanio: null, combination: null, cantidad: 1 },
    'SIZE_NOT_CONFIGURED',
  ],
  ['no piece', anyChain, { tamanio: null, combination, cantidad: 0 }, 'QUANTITY_INVALID'],
  ['half a piece', anyChain, { tamanio: null, combination, cantidad: 1.5 }, 'QUANTITY_INVALID'],
  ['more than the stock', anyRing, { tamanio: '7', combination, cantidad: 4 }, 'STOCK_EXCEEDED'],
  ['all of the stock', anyRing, { tamanio: '7', combination, cantidad: 3 }, null],
  ['a piece without sizes', anyChain, { tamanio: null, combination, cantidad: 1 }, null],
] as const)('choosing %s', (_name, product, choice, problem) => {
  expect(choiceProblem({ ...product, tallas: [] }, choice)).toBe(problem);
});
