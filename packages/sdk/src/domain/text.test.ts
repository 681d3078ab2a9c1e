import { expect, test } from 'vitest';
import { containsText, normalizeText, sameText, textLength, truncateText } from './text.ts';

test.each([
  ['  ANILLOS ', 'anillos'],
  ['Sintética', 'sintetica'],
  ['Plata bañada en oro', 'plata banada en oro'],
  ['Pingüino Limón', 'pinguino limon'],
  ['San José', 'san jose'],
  ['   ', ''],
])('%j is compared as %j', (text, compared) => {
  expect(normalizeText(text)).toBe(compared);
});

test('an accent typed as a separate mark is the same letter', () => {
  expect(sameText('Sinte\u0301tica', 'Sintética')).toBe(true);
});

test('a different word is not the same one', () => {
  expect(sameText('Plata', 'Plata bañada en oro')).toBe(false);
});

test.each([
  ['Anillo Trilogía Granate', 'GRANATE', true],
  ['Anillo Trilogía Granate', 'trilogia', true],
  ['Anillo Trilogía Granate', ' granate ', true],
  ['Anillo Trilogía Granate', '', true],
  ['Anillo Trilogía Granate', 'granate  Anillo', true],
  ['Anillo Trilogía Granate', 'granate ópalo', false],
  ['Anillo Trilogía Granate', 'ópalo', false],
])('whether %j contains %j is %s', (text, typed, contained) => {
  expect(containsText(text, typed)).toBe(contained);
});

test('an emoji counts as one character and is never cut in half', () => {
  expect(textLength('💍💍')).toBe(2);
  expect(truncateText('💍💍💍', 2)).toBe('💍💍');
});

test('a text within the limit is kept as it is', () => {
  expect(truncateText('filigrana', 9)).toBe('filigrana');
  expect(truncateText('filigrana', 4)).toBe('fili');
});
