import { expect, test } from 'vitest';
import { cartTotals, lineSubtotal, paymentPageTotals } from './totals.ts';

const line = (precioUnitario: number, cantidad: number) => ({ precioUnitario, cantidad });

test('a line costs its price times its pieces, to the cent', () => {
  expect(lineSubtotal(19.99, 3)).toBe(59.97);
  expect(lineSubtotal(0.1, 3)).toBe(0.3);
});

test('a cart adds its lines and the fee', () => {
  expect(cartTotals([line(145, 2), line(139, 1)], 8)).toEqual({
    subtotal: 429,
    montoEnvio: 8,
    montoTotal: 437,
  });
});

test('cents add up exactly over many lines', () => {
  expect(cartTotals([line(0.1, 1), line(0.2, 1), line(19.99, 7)], 8.05)).toEqual({
    subtotal: 140.23,
    montoEnvio: 8.05,
    montoTotal: 148.28,
  });
});

test('an empty cart costs nothing, not even its shipping', () => {
  const nothing = { subtotal: 0, montoEnvio: 0, montoTotal: 0 };
  expect(cartTotals([], 8)).toEqual(nothing);
  expect(paymentPageTotals([])).toEqual(nothing);
});

test('a piece that was withdrawn costs nothing: it cannot be bought', () => {
  const gone = { ...line(145, 2), disponible: false };
  expect(cartTotals([gone, line(139, 1)], 8)).toEqual(cartTotals([line(139, 1)], 8));
  expect(cartTotals([gone], 8)).toEqual(cartTotals([], 8));
  expect(paymentPageTotals([gone, line(100, 1)])).toEqual(paymentPageTotals([line(100, 1)]));
});

test.each([
  [200, 30, 230],
  [200.01, 25, 225.01],
  [400, 25, 425],
  [400.01, 20, 420.01],
])('the payment page adds to %d a shipping of %d', (subtotal, montoEnvio, montoTotal) => {
  expect(paymentPageTotals([line(subtotal, 1)])).toEqual({ subtotal, montoEnvio, montoTotal });
});

test('the payment page chooses its tier by the sum of all lines', () => {
  expect(paymentPageTotals([line(100, 2), line(0.01, 1)]).montoEnvio).toBe(25);
});
