import { isStrongPassword } from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1!',
  'Qwerty123!',
  'P@ssw0rd',
  'P@ssw0rd1!',
  'Abc123!@#',
  '1Welcome!',
  '!Iloveyou-2026',
  'Zaq12wsx!',
  'Trustno1!',
  'Ｐassword1!',
])('%s is common, though it has all that the form asks for', (password) => {
  expect(isStrongPassword(password)).toBe(true);
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Cascada-Azul-7',
  'Turquesa-2026',
  'Filigrana#2026',
  'Demo-Admin-1',
  'Demo-Manager-1',
  'Demo-Cliente-1',
  'Password-de-mi-abuela-1',
  'Aa1#Aa1#Aa1#',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
