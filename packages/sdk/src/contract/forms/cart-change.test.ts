import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../problem.ts';
import {
  isCartConflict,
  isChangeDone,
  latestChanges,
  rememberChange,
  withCart,
} from './cart-change.ts';

const ADD = { what: 'addToCart 10 2', version: 4, key: 'cambio-0001' };
const fresh = { version: 4, changes: [] };
const EMPTY = { idCarrito: 1, subtotal: 0, montoEnvio: 0, montoTotal: 0, productos: [] };

describe('a change of a cart', () => {
  it.each([
    ['for the version of today', ADD],
    ['for no version', { ...ADD, version: undefined }],
    ['without a key', { ...ADD, key: null }],
    ['without either', { ...ADD, version: undefined, key: null }],
  ])('%s is to be done', (_what, change) => {
    expect(isChangeDone(fresh, change)).toBe(false);
  });

  it.each([3, 5, 0])('for version %d of a cart at 4 is refused', (version) => {
    expect(() => isChangeDone(fresh, { ...ADD, version })).toThrow(
      expect.objectContaining({ status: 409, code: 'VERSION_CONFLICT' }),
    );
  });

  it('is done when the cart remembers its key, whatever version it names', () => {
    const cart = { version: 9, changes: rememberChange([], ADD) };
    for (const version of [4, 9, undefined])
      expect(isChangeDone(cart, { ...ADD, version })).toBe(true);
  });

  it('is refused when its key stands for another change', () => {
    const cart = { version: 5, changes: rememberChange([], ADD) };
    expect(() => isChangeDone(cart, { ...ADD, what: 'emptyCart' })).toThrow(
      expect.objectContaining({ status: 409, code: 'IDEMPOTENCY_MISMATCH' }),
    );
  });
});

describe('the memory of a cart', () => {
  it('keeps nothing of changes without a key', () => {
    expect(rememberChange([], { ...ADD, key: null })).toEqual([]);
    const cart = { version: 5, changes: rememberChange([], ADD) };
    expect(isChangeDone(cart, { what: ADD.what, version: 5, key: null })).toBe(false);
  });

  it('holds the latest 32, so that a cart stays small', () => {
    let changes = rememberChange([], ADD);
    for (let n = 0; n < 31; n += 1) changes = rememberChange(changes, { ...ADD, key: `otro-${n}` });
    expect(isChangeDone({ version: 40, changes }, ADD)).toBe(true);
    changes = rememberChange(changes, { ...ADD, key: 'uno-más' });
    expect(changes).toHaveLength(32);
    expect(() => isChangeDone({ version: 41, changes }, ADD)).toThrow(
      expect.objectContaining({ code: 'VERSION_CONFLICT' }),
    );
    expect(latestChanges([...changes, ...changes])).toEqual(changes);
  });
});

describe('a refused change', () => {
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
