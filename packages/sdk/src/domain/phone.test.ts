import { expect, test } from 'vitest';
import { BLOCKED_PHONES, isBlockedPhone, isPhone, keepPhone } from './phone.ts';

const BLOCKED = [
  '12345678',
  '87654321',
  '00000000',
  '11111111',
  '22222222',
  '33333333',
  '44444444',
  '55555555',
  '66666666',
  '77777777',
  '88888888',
  '99999999',
];

test.each(BLOCKED)('%s is not allowed', (phone) => {
  expect(isBlockedPhone(phone)).toBe(true);
});

test('no other number is blocked', () => {
  expect([...BLOCKED_PHONES].sort()).toEqual([...BLOCKED].sort());
  expect(isBlockedPhone('88112233')).toBe(false);
  expect(isBlockedPhone('11111112')).toBe(false);
});

test.each([
  ['88112233', true],
  ['00000001', true],
  ['8811223', false],
  ['881122334', false],
  ['8811-2233', false],
  ['+5068811', false],
  ['٨٨١١٢٢٣٣', false],
  ['', false],
])('%j is a number of 8 digits: %s', (phone, valid) => {
  expect(isPhone(phone)).toBe(valid);
});

test.each([
  ['8811-2233', '88112233'],
  ['8811223344', '88112233'],
  ['abc', ''],
  ['506', '506'],
  ['+506 8811-2233', '88112233'],
  ['00506 88112233', '88112233'],
  ['506 8811', '5068811'],
  ['506 8811 223', '50688112'],
  // Another country's, or not yet this one's: as it was typed, so that no part of it is taken for one.
  ['+', '+'],
  ['+506 8811', '+506 8811'],
  ['+1 415 555 2671', '+1 415 555 2671'],
  ['+12345678', '+12345678'],
])('the field keeps of %j only %j', (typed, kept) => {
  expect(keepPhone(typed)).toBe(kept);
});

test.each([
  ['+506 8811 2233', '88112233'],
  ['+1 415 555 2671', '+1 415 555 2671'],
])('%j key by key is kept as %j', (typed, kept) => {
  expect([...typed].reduce((field, key) => keepPhone(field + key), '')).toBe(kept);
});
