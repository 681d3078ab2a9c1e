import { expect, test } from 'vitest';
import { plainName, withoutAddresses } from './plain-words.ts';

test.each([
  ['Ana', 'Ana'],
  ['  María   Fernanda ', 'María Fernanda'],
  ['Ana\r\nLucía', 'Ana Lucía'],
  ["Ana-Lucía D'Angelo O’Neill", "Ana-Lucía D'Angelo O’Neill"],
  ['Ma. José', 'Ma. José'],
  ['Ñusta Güell', 'Ñusta Güell'],
  ['José', 'José'],
])('a name is greeted as plain words on one line: %j', (typed, greeted) => {
  expect(plainName(typed)).toBe(greeted);
});

test.each([
  'Ganaste un premio… https://evil.example',
  'evil.example',
  'Ana visita www.evil.example',
  'ana@evil.example',
  'Ana//evil',
  'evil。example',
  'Llama al 88887777',
  '<b>Ana</b>',
  'Ana\u202Emoc',
  '   ',
])('a text that is no name greets nobody: %j', (typed) => {
  expect(plainName(typed)).toBe('');
});

test('a name has at most sixty characters, and whole words', () => {
  const long = Array<string>(30).fill('María').join(' ');
  expect(plainName(long)).toBe(Array<string>(10).fill('María').join(' '));
  expect(plainName('x'.repeat(61))).toBe('');
});

test.each([
  ['Como el de mi abuela.\nCon piedra verde.', 'Como el de mi abuela.\nCon piedra verde.'],
  ['Av. 10, casa 3.5 m al norte', 'Av. 10, casa 3.5 m al norte'],
  ['Ganaste: https://evil.example/x', 'Ganaste: …'],
  ['mira evil.example ya', 'mira … ya'],
  ['escribe a x@evil', 'escribe a …'],
])('what was ordered is repeated without addresses: %j', (typed, repeated) => {
  expect(withoutAddresses(typed)).toBe(repeated);
});
