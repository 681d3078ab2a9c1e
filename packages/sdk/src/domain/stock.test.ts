import { describe, expect, test } from 'vitest';
import {
  categoryChangeClearsStock,
  isInactive,
  isSoldOut,
  stockOfSize,
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
