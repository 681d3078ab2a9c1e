import { PASSWORD_MIN } from './limits.ts';
import { textLength } from './text.ts';

/**
 * The password shown in the hint, which is therefore refused on reset.
 * Source: specification §5, reset password; decisions, "The example password".
 */
export const EXAMPLE_PASSWORD = 'Filigrana#2026';

/** What a password can lack. */
export type PasswordGap = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';

const CLASSES: readonly (readonly [PasswordGap, RegExp])[] = [
  ['uppercase', /\p{Lu}/u],
  ['lowercase', /\p{Ll}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{N}\p{M}\s]/u],
];

/**
 * What a password lacks, in the order of the sentence that explains the rule; empty when strong.
 * A special character is anything but a letter, a number or a space.
 * Source: specification §5, registration.
 *
 * @example passwordGaps('filigrana') // ['uppercase', 'digit', 'special']
 */
export function passwordGaps(password: string): PasswordGap[] {
  const gaps = CLASSES.filter(([, found]) => !found.test(password)).map(([gap]) => gap);
  return textLength(password) < PASSWORD_MIN ? ['length', ...gaps] : gaps;
}

/**
 * Whether a password has 8 characters or more with an upper-case and a lower-case letter, a digit
 * and a special character. Source: specification §5, registration.
 *
 * @example isStrongPassword('Demo-Cliente-1') // true
 */
export function isStrongPassword(password: string): boolean {
  return passwordGaps(password).length === 0;
}

/**
 * Whether a password is the example of the hint. Source: specification §5, reset password.
 *
 * @example isForbiddenPassword('Filigrana#2026') // true
 */
export function isForbiddenPassword(password: string): boolean {
  return password === EXAMPLE_PASSWORD;
}

/** A shorter name of an e-mail stands in many words by chance. */
const EMAIL_NAME_MIN = 4;

/**
 * Whether a password holds the name of an e-mail, what stands before the @, whatever its case.
 * Names of fewer than 4 characters do not count.
 *
 * @example holdsEmailName('Mariana-2026', 'mariana@correo.cr') // true
 */
export function holdsEmailName(password: string, correo: string): boolean {
  const [name = ''] = correo.trim().toLowerCase().split('@');
  return textLength(name) >= EMAIL_NAME_MIN && password.toLowerCase().includes(name);
}
