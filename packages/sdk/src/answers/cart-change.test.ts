import { describe, expect, it } from 'vitest';
import { rememberChange } from '../domain/index.ts';
import { isCartConflict, isChangeDone, withCart } from './cart-change.ts';
import { HttpProblem } from './problem.ts';

const EMPTY = { idCarrito: 1, subtotal: 0, montoEnvio: 0, montoTotal: 0, productos: [] };
const ADD = { what: 'addToCart 10 2', version: 4, key: 'cambio-0001' };

describe('a refused change', () => {
  it.each([
    ['VERSION_CONFLICT', { ...ADD, key: 'cambio-0002' }],
    ['IDEMPOTENCY_MISMATCH', { ...ADD, what: 'emptyCart' }],
  ])('is a 409 %s', (code, change) => {
    const cart = { version: 5, changes: rememberChange([], ADD) };
    expect(() => isChangeDone(cart, change)).toThrow(
      expect.objectContaining({ status: 409, code }),
    );
  });

  it('tells today’s cart beside what it tells anyway', () => {
    const refused = new HttpProblem('STOCK_EXCEEDED', { stock: 2 });
    expect(isCartConflict(refused)).toBe(true);
    expect(withCart(refused, EMPTY)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', error: refused.message, stock: 2, carrito: EMPTY },
    });
  });

  it('is told apart from a piece that is not there and from a failure', () => {
    for (const other of [new HttpProblem('NOT_FOUND'), new Error('broken'), null])
      expect(isCartConflict(other)).toBe(false);
  });
});
