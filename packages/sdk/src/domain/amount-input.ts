import { groupThousands, toCents, fromCents } from './money.ts';

const AMOUNT = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * An amount typed by a person, rounded to cents; null when it is not a number >= 0 made of
 * digits and one dot.
 * Source: specification §5, shipping fee ("digits and one dot only, >= 0 … saved with 2 decimals").
 *
 * @returns US dollars, or null.
 * @example parseAmount('8.5') // 8.5
 * @example parseAmount('8,5') // null
 */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > 20 || !AMOUNT.test(trimmed)) return null;
  const usd = Number(trimmed);
  return usd <= Number.MAX_SAFE_INTEGER / 100 - 1 ? fromCents(toCents(usd)) : null;
}

/**
 * What the shipping-fee field keeps of what is typed: digits and the first dot.
 * Source: specification §5, shipping fee.
 *
 * @example keepAmount('$1.2.5') // '1.25'
 */
export function keepAmount(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/**
 * An amount as the shipping-fee field shows it: two decimals, without sign or thousands.
 * Source: specification §8 ("falls back to 8.00").
 *
 * @param usd US dollars.
 * @example formatAmount(8) // '8.00'
 */
export function formatAmount(usd: number): string {
  return fromCents(toCents(usd)).toFixed(2);
}

/**
 * What a price field of the back office keeps of what is typed: digits, with commas between thousands,
 * and cents behind a dot, so that cents never turn into dollars. A comma that has just been typed begins
 * the cents too: between thousands they come by themselves. What is no price, such as three digits of cents or
 * a second dot, stays as it was typed and is none for `parsePrice`: nothing is left out without a word.
 * Source: specification §5, "Prices accept digits only (thousands-separated display)"; decisions
 * ("Prices on the wire may have two decimals").
 *
 * @example maskPrice('1148 dólares') // '1,148'
 * @example maskPrice('129.50') // '129.50'
 * @example maskPrice('129,') // '129.'
 * @example maskPrice('1.299') // '1.299', no price
 */
export function maskPrice(typed: string): string {
  const [whole = '', ...cents] = typed.replace(/,$/, '.').split('.');
  const dollars = groupThousands(whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
  return [dollars, ...cents.map((part) => part.replace(/\D/g, ''))].join('.');
}

/**
 * A price as a price field shows it before anybody types: cents only when there are any.
 * Source: specification §5; decisions ("Prices on the wire may have two decimals").
 *
 * @param usd US dollars; null leaves the field empty.
 * @example priceText(1148) // '1,148'
 * @example priceText(229.5) // '229.50'
 */
export function priceText(usd: number | null): string {
  if (usd === null) return '';
  const [whole = '', cents] = formatAmount(usd).split('.');
  return cents === '00' ? groupThousands(whole) : `${groupThousands(whole)}.${cents}`;
}

/**
 * A price out of a price field, commas read as thousands. Three digits behind a dot are no cents: whoever typed
 * them may have meant thousands.
 *
 * @returns US dollars, or null when the field holds no price above 0.
 * @example parsePrice('1,148') // 1148
 */
export function parsePrice(text: string): number | null {
  const plain = text.replaceAll(',', '');
  const usd = /\.\d{3}/.test(plain) ? null : parseAmount(plain);
  return usd !== null && usd > 0 ? usd : null;
}
