import { PHONE_LENGTH } from './limits.ts';

/**
 * Numbers that nobody has: two staircases, eight zeros, and eight times the same digit.
 * Source: specification §5, customer profile edit.
 */
export const BLOCKED_PHONES: ReadonlySet<string> = /* @__PURE__ */ new Set([
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
]);

/** Costa Rica's prefix in front of a whole number. */
const PREFIX = /* @__PURE__ */ new RegExp(`^(00)?506(?=[0-9]{${PHONE_LENGTH}}$)`);

const PHONE = /* @__PURE__ */ new RegExp(`^[0-9]{${PHONE_LENGTH}}$`);

/**
 * Whether a number is exactly 8 digits. Source: specification §5 ('Teléfono inválido').
 *
 * @example isPhone('88112233') // true
 */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/**
 * Whether a number is on the blocked list. Source: specification §5 ('Teléfono no permitido').
 *
 * @example isBlockedPhone('12345678') // true
 */
export function isBlockedPhone(text: string): boolean {
  return BLOCKED_PHONES.has(text);
}

/**
 * What a telephone field keeps of what is typed: digits, up to 8. A number that comes with the
 * country's prefix is kept without it. One with another country's prefix is kept as it was typed, so
 * that no part of it is taken for a number of this country: `isPhone` refuses it.
 * Source: specification §5 ("input accepts only digits up to 8").
 *
 * @example keepPhone('8811-2233 44') // '88112233'
 * @example keepPhone('+506 8811 2233') // '88112233'
 * @example keepPhone('+1 415 555 2671') // '+1 415 555 2671'
 */
export function keepPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.replace(PREFIX, '');
  const hasOtherPrefix = typed.includes('+') && national === digits;
  return hasOtherPrefix ? typed : national.slice(0, PHONE_LENGTH);
}
