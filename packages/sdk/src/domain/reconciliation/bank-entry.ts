import type { Currency } from '../../entities.ts';
import { cleanReference } from '../payment-reference.ts';
import { comparesNames } from './names.ts';

/** Money that a bank says has come in; with a negative amount, money that it took back again. */
export interface BankEntry {
  /** Day in Costa Rica, `2026-03-14`. */
  dia: string;
  /** In `moneda`, with at most two decimals. */
  monto: number;
  moneda: Currency;
  /** Without blanks and hyphens; null when the bank names none. */
  referencia: string | null;
  /** Who paid, as the bank writes it. */
  nombre: string | null;
  /** What the bank wrote, on one line. */
  texto: string;
}

/** Entries of one call. */
export const BANK_ENTRIES_MAX = 300;
/** In either currency; more is no order's. */
export const BANK_AMOUNT_MAX = 20_000_000;
/** Characters of `texto`, `nombre` and `referencia` that are kept. */
export const BANK_TEXT_MAX = 200;
export const BANK_NAME_MAX = 100;
export const BANK_REFERENCE_MAX = 40;

const DAY_MS = 86_400_000;
/** Statements book what a notice told on Friday evening on Monday. */
export const BOOKED_WITHIN_DAYS = 3;
/** Digits that one bank's short number has to share with the end of a long one. */
const REFERENCE_TAIL = 6;

/**
 * The entries of a reading that were not read before, whatever they were read from. Every known entry
 * stands for one: two payments of one person over the same amount stay two.
 *
 * @param known Entries that were read before.
 * @param read Entries of this reading.
 * @example
 * const { entradas } = readBankText('SINPE de ANA MORA por ₡25.000,00 el 14/03', { hoy: '2026-03-16' });
 * newEntries(entradas, entradas) // []
 */
export function newEntries<Entry extends BankEntry>(
  known: readonly BankEntry[],
  read: readonly Entry[],
): Entry[] {
  const left = new Map<string, BankEntry[]>();
  for (const entry of known) {
    const same = left.get(moneyOf(entry));
    if (same) same.push(entry);
    else left.set(moneyOf(entry), [entry]);
  }
  const certain = new Set<Entry>();
  // First what certainly is the same, or a vague likeness would use it up.
  for (const agree of [isSameReference, isSameText, isSameMovement])
    for (const entry of read) {
      if (certain.has(entry)) continue;
      const same = left.get(moneyOf(entry)) ?? [];
      const index = same.findIndex((other) => agree(entry, other));
      if (index === -1) continue;
      same.splice(index, 1);
      certain.add(entry);
    }
  return read.filter((entry) => !certain.has(entry));
}

/** Whether two references can be one number, which some banks show whole and some by its end. */
export function sharesReference(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === long) return true;
  const bare = short.replace(/^0+/, '');
  return bare.length >= REFERENCE_TAIL && long.endsWith(bare);
}

export function daysBetween(a: string, b: string): number {
  return Math.round((Date.parse(b) - Date.parse(a)) / DAY_MS);
}

const moneyOf = ({ moneda, monto }: BankEntry): string => `${moneda} ${Math.round(monto * 100)}`;

const isNear = (a: BankEntry, b: BankEntry): boolean =>
  Math.abs(daysBetween(a.dia, b.dia)) <= BOOKED_WITHIN_DAYS;

const isSameReference = (a: BankEntry, b: BankEntry): boolean =>
  a.referencia !== null &&
  b.referencia !== null &&
  sharesReference(cleanReference(a.referencia), cleanReference(b.referencia)) &&
  isNear(a, b);

const isSameText = (a: BankEntry, b: BankEntry): boolean =>
  a.referencia === b.referencia && a.dia === b.dia && a.texto === b.texto;

/**
 * A message and a statement may have numbers of two kinds for one payment, or none: then it is the name
 * and the day that tell. Two numbers of one kind are two payments.
 */
const isSameMovement = (a: BankEntry, b: BankEntry): boolean =>
  (a.referencia === null || a.referencia.length !== b.referencia?.length) &&
  isNear(a, b) &&
  a.nombre !== null &&
  b.nombre !== null &&
  comparesNames(a.nombre, b.nombre) === 'igual';
