import { expect, test } from 'vitest';
import {
  isIdentification,
  isNationalId,
  isReleased,
  needsLookup,
  releasedMark,
} from './identification.ts';

test.each([
  ['101110111', true],
  [' 101110111 ', true],
  ['AB1234567', true],
  ['10111011', false],
  ['1011101110', false],
  ['', false],
])('%j is looked up: %s', (text, lookedUp) => {
  expect(needsLookup(text)).toBe(lookedUp);
});

test.each([
  ['101110111', true],
  ['AB1234567', false],
  ['10111011', false],
  ['155812345678', false],
])('%j is a national identification: %s', (text, national) => {
  expect(isNationalId(text)).toBe(national);
});

test.each([
  ['101110111', true],
  ['155812345678', true],
  ['AB1234567', true],
  ['C-123456', true],
  ['9'.repeat(20), true],
  ['9'.repeat(21), false],
  ['', false],
  ['-', false],
  ['101 110 111', false],
  ['cédula', false],
  ['../x', false],
])('%j can be an identification: %s', (text, possible) => {
  expect(isIdentification(text)).toBe(possible);
});

test('a national identification is not written with hyphens', () => {
  expect(isIdentification('1-0111-0111')).toBe(false);
});

test('a released identification is a mark that an address can hold, and nobody’s', () => {
  const mark = releasedMark('0123456789');
  expect(isReleased(mark)).toBe(true);
  expect(isIdentification(mark)).toBe(true);
  for (const other of ['101110111', 'LIBERADA', `${mark}0`, mark.toLowerCase()])
    expect(isReleased(other)).toBe(false);
});
