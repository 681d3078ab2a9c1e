import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, decreaseQuantity, mergeQuantities } from './quantity.ts';

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
