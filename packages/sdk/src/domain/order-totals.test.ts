import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

test.each([
  [[], { count: 0, cents: 0 }],
  [[0.1, 0.2], { count: 2, cents: 30 }],
  [[1250.5, 99.99, 0], { count: 3, cents: 135_049 }],
])('%o come to %o', (amounts, totals) => {
  expect(orderTotals(amounts.map((montoTotal) => ({ montoTotal })))).toEqual(totals);
});
