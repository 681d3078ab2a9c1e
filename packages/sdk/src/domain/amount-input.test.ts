import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  keepAmount,
  maskPrice,
  parseAmount,
  parsePrice,
  priceText,
} from './amount-input.ts';

describe('the shipping-fee field', () => {
  test.each([
    ['8', 8],
    ['8.', 8],
    ['.5', 0.5],
    ['8.5', 8.5],
    ['8.50', 8.5],
    [' 8 ', 8],
    ['0', 0],
    ['12.345', 12.35],
    ['12.344', 12.34],
  ])('reads %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each(['', '.', '-1', '+1', '8,5', '1.2.3', '1e3', '0x10', 'ocho', '$8', '9'.repeat(20)])(
    'refuses %j',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test.each([
    ['12a.3', '12.3'],
    ['1.2.5', '1.25'],
    ['$8', '8'],
    ['.', '.'],
    ['', ''],
  ])('keeps of %j only %j', (typed, kept) => {
    expect(keepAmount(typed)).toBe(kept);
  });

  test('keeps digits and one dot of whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(keepAmount(typed)).toMatch(/^\d*\.?\d*$/);
      }),
    );
  });

  test.each([
    [8, '8.00'],
    [12.5, '12.50'],
    [0, '0.00'],
  ])('shows %d as %j', (usd, shown) => {
    expect(formatAmount(usd)).toBe(shown);
  });
});

describe('the price fields of the back office', () => {
  test.each([
    ['1148', '1,148'],
    ['1,1489', '11,489'],
    ['$ 145', '145'],
    ['007', '7'],
    ['0', '0'],
    ['229.501', '229.501'],
    ['1148.', '1,148.'],
    ['129,', '129.'],
    ['12.5.1', '12.5.1'],
    ['abc', ''],
  ])('show %j as %j', (typed, shown) => {
    expect(maskPrice(typed)).toBe(shown);
  });

  test.each(['129.50', '129,50', '1148,5'])('never turn the cents of %j into dollars', (typed) => {
    const shown = [...typed].reduce((text, key) => maskPrice(text + key), '');
    expect(parsePrice(shown)).toBe(Number(typed.replace(',', '.')));
  });

  test.each(['1,299', '1.299', '12.345', '12.5.1', '1.299,50'])(
    'take no price from %j, typed key by key, rather than a part of it',
    (typed) => {
      expect(parsePrice([...typed].reduce((text, key) => maskPrice(text + key), ''))).toBeNull();
    },
  );

  test.each([
    ['1,148', 1148],
    ['145', 145],
    ['229.50', 229.5],
  ])('read %j as %d', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  test.each([
    [1148, '1,148'],
    [229.5, '229.50'],
    [1148.05, '1,148.05'],
    [null, ''],
  ])('begin with %s as %j, which reads back as the same price', (usd, text) => {
    expect(priceText(usd)).toBe(text);
    expect(parsePrice(text)).toBe(usd);
  });

  test.each(['', '0', '0.00', 'abc', '-5'])('find no price in %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });
});
