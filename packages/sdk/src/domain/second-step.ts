/** Recovery codes that one account has, from the moment they are drawn. Contract, `RecoveryCodes`. */
export const RECOVERY_CODES = 10;

const APP_DIGITS = 6;
const RECOVERY_DIGITS = 12;

/**
 * What somebody typed as the second step of a login, without the blanks and hyphens between its
 * parts.
 */
export interface SecondStepCode {
  /** `app`: six digits of an authenticator app. `recovery`: the twelve of a recovery code. */
  kind: 'app' | 'recovery';
  /** The digits alone: six for `app`, twelve for `recovery`. */
  digits: string;
}

/** Reads a typed code; null when it can be none. */
export function readSecondStep(typed: string): SecondStepCode | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === APP_DIGITS) return { kind: 'app', digits };
  return digits.length === RECOVERY_DIGITS ? { kind: 'recovery', digits } : null;
}

/**
 * A recovery code as people write it down.
 *
 * @param number From 0 to below 10^12, drawn evenly.
 * @example recoveryCode(123456789) // '0001 2345 6789'
 */
export function recoveryCode(number: number): string {
  const digits = String(number).padStart(RECOVERY_DIGITS, '0');
  return digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
}
