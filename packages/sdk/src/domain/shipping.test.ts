import { expect, test } from 'vitest';
import { DEFAULT_SHIPPING_FEE, serverShipping, tieredShipping } from './shipping.ts';

test('the default fee is 8 dollars', () => {
  expect(DEFAULT_SHIPPING_FEE).toBe(8);
});

test.each([
  [5, 5],
  [0, 0],
  [null, 8],
  [undefined, 8],
])('with the configured fee %s the server charges %d', (configured, fee) => {
  expect(serverShipping(configured)).toBe(fee);
});

test.each([
  [0, 30],
  [0.01, 30],
  [199.99, 30],
  [200, 30],
  [200.01, 25],
  [399.99, 25],
  [400, 25],
  [400.01, 20],
  [10_000, 20],
])('the payment page ships a subtotal of %d for %d', (subtotal, fee) => {
  expect(tieredShipping(subtotal)).toBe(fee);
});

test('a subtotal that a binary fraction pushes over an edge stays on its side', () => {
  expect(tieredShipping(200.00000000000003)).toBe(30);
});
