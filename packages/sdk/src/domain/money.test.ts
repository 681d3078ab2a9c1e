import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatUsd, fromCents, groupThousands, multiplyCents, sumCents, toCents } from './money.ts';

describe('dollars to cents', () => {
  test.each([
    [0, 0],
    [8, 800],
    [145, 14_500],
    [229.5, 22_950],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [2.675, 268],
    [1.004, 100],
    [0.005, 1],
    [0.0049, 0],
    [1e-7, 0],
    [-5.25, -525],
    [-1.005, -101],
    [-1e-9, 0],
    [1_000_000, 100_000_000],
    [90_071_992_547_409, 9_007_199_254_740_900],
  ])('%d dollars are %i cents', (usd, cents) => {
    expect(toCents(usd)).toBe(cents);
  });

  test.each([NaN, Infinity, -Infinity, 1e16, 1e300])('%d is not an amount', (usd) => {
    expect(() => toCents(usd)).toThrow(RangeError);
  });

  test('any number of cents survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
      }),
    );
  });
});

describe('cents', () => {
  test('a fraction of a cent is refused', () => {
    expect(() => fromCents(1.5)).toThrow(RangeError);
    expect(() => sumCents([1, 0.5])).toThrow(RangeError);
    expect(() => multiplyCents(10, 0.5)).toThrow(RangeError);
  });

  test('what is too large to be exact is refused', () => {
    expect(() => multiplyCents(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  test('nothing adds up to nothing', () => {
    expect(sumCents([])).toBe(0);
  });

  test('adding is exact where dollars are not', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(fromCents(sumCents([toCents(0.1), toCents(0.2)]))).toBe(0.3);
    expect(fromCents(multiplyCents(toCents(19.99), 3))).toBe(59.97);
  });
});

describe('an amount in words', () => {
  test.each([
    [145, '$145.00 USD'],
    [165, '$165.00 USD'],
    [229.5, '$229.50 USD'],
    [8, '$8.00 USD'],
    [0, '$0.00 USD'],
    [0.05, '$0.05 USD'],
    [1250, '$1,250.00 USD'],
    [1_000_000, '$1,000,000.00 USD'],
    [999.999, '$1,000.00 USD'],
    [-5, '-$5.00 USD'],
  ])('%d is written %s', (usd, words) => {
    expect(formatUsd(usd)).toBe(words);
  });

  test.each([
    ['', ''],
    ['114', '114'],
    ['1148', '1,148'],
    ['1000000', '1,000,000'],
  ])('the digits %j are grouped as %j', (digits, grouped) => {
    expect(groupThousands(digits)).toBe(grouped);
  });
});
