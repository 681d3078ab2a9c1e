import { expect, test } from 'vitest';
import {
  EXAMPLE_PASSWORD,
  holdsEmailName,
  isForbiddenPassword,
  isStrongPassword,
  passwordGaps,
} from './password.ts';

test.each([
  ['Abcdef1#', []],
  ['Demo-Admin-1', []],
  ['Ñandú_2026', []],
  ['Abc1#', ['length']],
  ['Abcde1#', ['length']],
  ['abcdef1#', ['uppercase']],
  ['ABCDEF1#', ['lowercase']],
  ['Abcdefg#', ['digit']],
  ['Abcdefg1', ['special']],
  ['Abcdef 1', ['special']],
  ['Abcdefé1', ['special']],
  ['filigrana', ['uppercase', 'digit', 'special']],
  ['12345678', ['uppercase', 'lowercase', 'special']],
  ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
])('%j lacks %j', (password, gaps) => {
  expect(passwordGaps(password)).toEqual(gaps);
  expect(isStrongPassword(password)).toBe(gaps.length === 0);
});

test('the example password is strong, and the only one that is forbidden', () => {
  expect(EXAMPLE_PASSWORD).toBe('Filigrana#2026');
  expect(isStrongPassword('Filigrana#2026')).toBe(true);
  expect(isForbiddenPassword('Filigrana#2026')).toBe(true);
  expect(isForbiddenPassword('Filigrana#2027')).toBe(false);
});

test.each([
  ['Mariana-2026', 'mariana@correo.cr', true],
  ['xx-MARIANA-1', ' Mariana@correo.cr', true],
  ['Turquesa-2026', 'mariana@correo.cr', false],
  ['Ana-Turquesa-1', 'ana@correo.cr', false],
  ['Anas-Turquesa-1', 'anas@correo.cr', true],
  ['Correo.cr-2026', 'mariana@correo.cr', false],
  ['Turquesa-2026', '', false],
])('%j holds the name of %j: %j', (password, correo, holds) => {
  expect(holdsEmailName(password, correo)).toBe(holds);
});
