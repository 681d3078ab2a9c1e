import { expect, test } from 'vitest';
import { readSecondStep, recoveryCode } from './second-step.ts';

test.each([
  ['123456', { kind: 'app', digits: '123456' }],
  [' 123 456 ', { kind: 'app', digits: '123456' }],
  ['0001 2345 6789', { kind: 'recovery', digits: '000123456789' }],
  ['0001-2345-6789', { kind: 'recovery', digits: '000123456789' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['١٢٣٤٥٦', null],
] as const)('%j is read as %o', (typed, expected) => {
  expect(readSecondStep(typed)).toEqual(expected);
});

test('a recovery code is twelve digits in groups, and is read back', () => {
  expect(recoveryCode(123_456_789)).toBe('0001 2345 6789');
  expect(readSecondStep(recoveryCode(0))).toEqual({ kind: 'recovery', digits: '000000000000' });
});
