import { expect, test } from 'vitest';
import { plainAmount } from './amount-field.ts';

test.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1.250', '1250'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1 250,5', '1250.5'],
  ['$ 1.148.000,00', '1148000.00'],
  ['8,50', '8.50'],
  ['8.5', '8.5'],
  [',75', '0.75'],
  ['USD 34', '34'],
  [' 12\n', '12'],
  ['12.', '12'],
  ['gratis', null],
  ['', null],
])('%j is %j', (text, amount) => {
  expect(plainAmount(text)).toBe(amount);
});
