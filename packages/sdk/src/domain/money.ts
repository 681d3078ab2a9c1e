/** A whole number of US cents. Amounts are computed in cents and never in fractions of dollars. */
export type Cents = number;

const LARGEST_USD = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/**
 * Dollars to cents, exactly: the decimal digits of the number are read, so no binary fraction
 * gets in. A third decimal is rounded half up (away from zero for negative amounts).
 * Source: decisions, "Money is exact".
 *
 * @param usd US dollars.
 * @throws RangeError when the amount is not a finite number or too large to be exact.
 * @example toCents(1.005) // 101
 */
export function toCents(usd: number): Cents {
  const size = Math.abs(usd);
  if (!(size <= LARGEST_USD)) throw new RangeError(`Not an amount of money: ${usd}`);
  // Below a millionth of a dollar numbers are written with an exponent; they are no cents at all.
  if (size < 1e-6) return 0;
  const [whole = '0', fraction = ''] = String(size).split('.');
  const digits = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return usd < 0 && cents > 0 ? -cents : cents;
}

/**
 * Cents to dollars, the number that goes on the wire: at most two decimals.
 *
 * @throws RangeError when the amount is not a whole, exact number of cents.
 * @example fromCents(22950) // 229.5
 */
export function fromCents(cents: Cents): number {
  return assertCents(cents) / 100;
}

/**
 * Whether an amount has no fractions of cents, which no schema of the contract can express: money that
 * was sent is never rounded in silence.
 *
 * @param usd US dollars.
 * @example isWholeCents(1.005) // false
 */
export function isWholeCents(usd: number): boolean {
  return fromCents(toCents(usd)) === usd;
}

/**
 * Adds amounts.
 *
 * @example sumCents([100, 250]) // 350
 */
export function sumCents(amounts: readonly Cents[]): Cents {
  return assertCents(amounts.reduce((sum, amount) => sum + assertCents(amount), 0));
}

/**
 * An amount so many times.
 *
 * @param amount What one piece costs, cents.
 * @param times Whole number of pieces.
 * @example multiplyCents(1999, 3) // 5997
 */
export function multiplyCents(amount: Cents, times: number): Cents {
  if (!Number.isInteger(times)) throw new RangeError(`Not a number of pieces: ${times}`);
  return assertCents(assertCents(amount) * times);
}

/**
 * An amount as the shop writes it: dollar sign, thousands with commas, two decimals, 'USD'.
 * Source: specification §2.7, §9 ("shown with 2 decimals; product cards '$x USD'").
 *
 * @param usd US dollars.
 * @example formatUsd(1250) // '$1,250.00 USD'
 */
export function formatUsd(usd: number): string {
  const cents = toCents(usd);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = groupThousands(digits.slice(0, -2));
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)} USD`;
}

/**
 * What an amount comes to in colones: whole ones, rounded half up, exactly.
 * Source: decisions, "Amounts in colones are whole colones".
 *
 * @param usd US dollars, 0 or more.
 * @param tasa Colones for a dollar.
 * @example toColones(150, 509.6) // 76440
 */
export const toColones = (usd: number, tasa: number): number =>
  Number((BigInt(toCents(usd)) * BigInt(toCents(tasa)) + 5000n) / 10_000n);

/**
 * An amount in colones as the shop writes it: sign, thousands with a space that does not break, no decimals.
 *
 * @param colones Whole colones.
 * @example formatColones(76440) // '₡76\u00A0440'
 */
export function formatColones(colones: number): string {
  return `₡${groupThousands(String(colones)).replaceAll(',', '\u00A0')}`;
}

/**
 * Digits with a comma between thousands, as the price fields of the back office show them.
 * Source: specification §5 ("thousands-separated display").
 *
 * @example groupThousands('1148') // '1,148'
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function assertCents(cents: number): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  return cents;
}
