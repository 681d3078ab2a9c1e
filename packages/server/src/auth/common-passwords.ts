import { passwordProblem, type NewPasswordField } from '@filigrana/sdk/answers';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is in the order of how often they are used. */
const COMMON = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Signs and digits that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Whether a password is one of the 10,000 most common ones, whatever its case, with digits and signs
 * around it, or with look-alikes for letters (`P@ssw0rd`).
 *
 * @example isCommonPassword('Password1!') // true
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const withoutSigns = typed.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const withoutDigits = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [typed, withoutSigns, withoutDigits].some(
    (text) => COMMON.has(text) || COMMON.has(asLetters(text)),
  );
}

/** @throws HttpProblem 400 naming the field when everybody has that password. */
export function refuseCommonPassword(field: NewPasswordField, password: string): void {
  if (isCommonPassword(password)) throw passwordProblem(field, 'PASSWORD_COMMON');
}

function asLetters(text: string): string {
  return text.replaceAll(/[@431057$]/g, (sign) => LETTERS[sign] ?? sign);
}
