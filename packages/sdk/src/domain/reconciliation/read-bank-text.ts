import type { BankEntry } from './bank-entry.ts';
import { readNotices } from './bank-notices.ts';
import type { SkippedText } from './bank-notices.ts';
import { readStatement } from './bank-statement.ts';
import type { StatementLayout, StatementTable } from './bank-statement.ts';

/** What was read from a bank's text. */
export interface BankReading {
  entradas: BankEntry[];
  /** What is no payment to the shop, with why. */
  omitidas: SkippedText[];
  /** The columns of a statement; null of notices. */
  tabla: StatementTable | null;
}

interface ReadingContext {
  /** Day in Costa Rica, for days without a year. */
  hoy: string;
  /** Columns as they were corrected, by the statement's `clave`. */
  columnas?: Readonly<Record<string, StatementLayout>>;
}

/**
 * The payments in what a bank has written: its messages and letters, one after another, or a statement
 * with semicolons, commas or tabs, whatever its columns are. A negative amount is one that the bank took
 * back.
 *
 * @example
 * readBankText('BAC: SINPE Móvil de ANA MORA SOLANO por ₡25.000,00 el 14/03/2026 Ref 90012345', {
 *   hoy: '2026-03-16',
 * }).entradas
 * // [{ dia: '2026-03-14', monto: 25000, moneda: 'CRC', referencia: '90012345', nombre: 'ANA MORA SOLANO', … }]
 */
export function readBankText(text: string, { hoy, columnas = {} }: ReadingContext): BankReading {
  const bare = text.replace(/^\uFEFF/, '').normalize('NFC');
  return readStatement(bare, hoy, columnas) ?? { ...readNotices(bare, hoy), tabla: null };
}
