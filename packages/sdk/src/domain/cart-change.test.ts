import { describe, expect, it } from 'vitest';
import { judgeChange, latestChanges, rememberChange } from './cart-change.ts';

const ADD = { what: 'addToCart 10 2', version: 4, key: 'cambio-0001' };
const fresh = { version: 4, changes: [] };

describe('a change of a cart', () => {
  it.each([
    ['for the version of today', ADD],
    ['for no version', { ...ADD, version: undefined }],
    ['without a key', { ...ADD, key: null }],
    ['without either', { ...ADD, version: undefined, key: null }],
  ])('%s is to be done', (_what, change) => {
    expect(judgeChange(fresh, change)).toBe('due');
  });

  it.each([3, 5, 0])('for version %d of a cart at 4 is refused', (version) => {
    expect(judgeChange(fresh, { ...ADD, version })).toBe('VERSION_CONFLICT');
  });

  it('is done when the cart remembers its key, whatever version it names', () => {
    const cart = { version: 9, changes: rememberChange([], ADD) };
    for (const version of [4, 9, undefined])
      expect(judgeChange(cart, { ...ADD, version })).toBe('done');
  });

  it('is refused when its key stands for another change', () => {
    const cart = { version: 5, changes: rememberChange([], ADD) };
    expect(judgeChange(cart, { ...ADD, what: 'emptyCart' })).toBe('IDEMPOTENCY_MISMATCH');
  });
});

describe('the memory of a cart', () => {
  it('keeps nothing of changes without a key', () => {
    expect(rememberChange([], { ...ADD, key: null })).toEqual([]);
    const cart = { version: 5, changes: rememberChange([], ADD) };
    expect(judgeChange(cart, { what: ADD.what, version: 5, key: null })).toBe('due');
  });

  it('holds the latest 32, so that a cart stays small', () => {
    let changes = rememberChange([], ADD);
    for (let n = 0; n < 31; n += 1) changes = rememberChange(changes, { ...ADD, key: `otro-${n}` });
    expect(judgeChange({ version: 40, changes }, ADD)).toBe('done');
    changes = rememberChange(changes, { ...ADD, key: 'uno-más' });
    expect(changes).toHaveLength(32);
    expect(judgeChange({ version: 41, changes }, ADD)).toBe('VERSION_CONFLICT');
    expect(latestChanges([...changes, ...changes])).toEqual(changes);
  });
});
