import { BANK_AMOUNT_MAX } from './bank-entry.ts';
import type { Currency } from '../../entities.ts';

/** A number as banks write it: '25.000,00', '25,000.00', '25 000', '25000.5'. */
export const AMOUNT_PATTERN = String.raw`\d{1,3}(?:[ .,\u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d])`;

/**
 * The amount of a cell, negative when it has a minus or brackets; null when it is none. A last part of
 * one or two digits are decimals, whichever of comma and point stands before it.
 *
 * @example parseBankAmount('₡25.000,50') // 25000.5
 */
export function parseBankAmount(text: string): number | null {
  const bare = text.replace(/[₡¢$]|\b(?:CRC|USD|US|COL)\b|\b(?:CR|DB|DR)\b\.?$/gi, '').trim();
  const [, bracket = '', minus = '', digits = '', after = ''] =
    /^(\()?\s*([-–−+])?\s*(\d[\d.,'’ \u00a0\u202f]*?)\s*([-–−])?\)?$/.exec(bare) ?? [];
  if (digits === '') return null;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$|^\d+$/.test(whole)) return null;
  const value = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
  if (!(value <= BANK_AMOUNT_MAX)) return null;
  const negative = bracket !== '' || /[-–−]/.test(minus + after) || /\b(?:DB|DR)\.?$/i.test(text);
  return negative && value > 0 ? -value : value;
}

/** The currency that a text names; null when it names none. */
export function currencyIn(text: string): Currency | null {
  if (/[₡¢]|\bCRC\b|\bcolon(?:es)?\b|colón/i.test(text)) return 'CRC';
  return /\bUSD\b|US ?\$|\$|d[oó]lar/i.test(text) ? 'USD' : null;
}
