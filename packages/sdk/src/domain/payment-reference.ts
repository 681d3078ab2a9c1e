import { localDate } from './local-date.ts';

/** Why a payment reference is not plausible; what each one means stands in the contract. */
export type ReferenceProblem =
  | 'FORMATO'
  | 'FECHA_INVALIDA'
  | 'FECHA_FUTURA'
  | 'FECHA_LEJANA'
  | 'REPETIDA';

/** What the number on a receipt says about a payment. */
export interface ParsedReference {
  /** As it was typed, without blanks and hyphens. */
  valor: string;
  /** Day of the payment, `2026-03-14`; null when the number carries none. */
  fecha: string | null;
  /** Bank that sent it; null when the number names none that is known. */
  banco: string | null;
  /** Empty when it is plausible. */
  problemas: ReferenceProblem[];
}

/** What a reference is judged by. */
interface ReferenceContext {
  metodoPago: 'sinpe' | 'transferencia';
  /** When the order was placed, ISO 8601. */
  fechaPedido: string;
  /** The present, milliseconds since 1970. */
  now: number;
}

/** Digits of a SINPE reference: the day (8), the bank (3) and a running number (14). */
export const SINPE_REFERENCE_LENGTH = 25;

/** Days before the order in which a payment is plausible. */
export const REFERENCE_MAX_AGE_DAYS = 7;

/** Entity codes of the national payment system, the ones that also stand in Costa Rican IBANs. */
const BANKS: Readonly<Record<string, string>> = {
  '102': 'BAC',
  '104': 'Davivienda',
  '107': 'Banco BCT',
  '116': 'Promerica',
  '123': 'Scotiabank',
  '151': 'Banco Nacional',
  '152': 'Banco de Costa Rica',
  '161': 'Banco Popular',
};

const DAY_MS = 86_400_000;

/**
 * Reads the reference that a bank shows on a receipt. A SINPE reference has 25 digits and begins
 * with the day and the bank; transfers between accounts of one bank have numbers of their own, in
 * which nothing can be checked. The text is kept whatever it is: a person decides.
 *
 * @param typed What was typed; blanks and hyphens do not count.
 * @param context The order that the payment is for, and the time.
 *
 * @example
 * parseReference('20260314 152 83010123456789', { metodoPago: 'sinpe', fechaPedido, now })
 * // { valor: '2026031415283010123456789', fecha: '2026-03-14', banco: 'Banco de Costa Rica', problemas: [] }
 */
export function parseReference(typed: string, context: ReferenceContext): ParsedReference {
  const valor = cleanReference(typed);
  if (!isSinpeReference(valor)) {
    const problemas: ReferenceProblem[] = context.metodoPago === 'sinpe' ? ['FORMATO'] : [];
    return { valor, fecha: null, banco: null, problemas };
  }
  const fecha = dayOf(valor);
  const banco = BANKS[valor.slice(8, 11)] ?? null;
  return { valor, fecha, banco, problemas: dayProblems(fecha, context) };
}

/**
 * The same, with what only the shop can tell: other orders that have this reference.
 *
 * @param typed What was typed; blanks and hyphens do not count.
 * @param context The order, and in `repetidaEn` the numbers of those others, without the rejected ones.
 */
export function reviewReference(
  typed: string,
  { repetidaEn, ...context }: ReferenceContext & { repetidaEn: readonly number[] },
): ParsedReference & { repetidaEn: number[] } {
  const { problemas, ...parsed } = parseReference(typed, context);
  const repeated: ReferenceProblem[] = repetidaEn.length > 0 ? ['REPETIDA'] : [];
  return { ...parsed, problemas: [...problemas, ...repeated], repetidaEn: [...repetidaEn] };
}

/** A typed reference without blanks and hyphens, in capitals; empty when nothing was typed. */
export function cleanReference(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

const isSinpeReference = (valor: string): boolean =>
  valor.length === SINPE_REFERENCE_LENGTH && /^\d+$/.test(valor);

function dayOf(valor: string): string | null {
  const day = `${valor.slice(0, 4)}-${valor.slice(4, 6)}-${valor.slice(6, 8)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date.parse` may read the 30th of February as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

function dayProblems(
  fecha: string | null,
  { fechaPedido, now }: ReferenceContext,
): ReferenceProblem[] {
  if (fecha === null) return ['FECHA_INVALIDA'];
  // Dates as text: both are days in Costa Rica, and compare like days.
  if (fecha > localDate(now)) return ['FECHA_FUTURA'];
  const earliest = Date.parse(fechaPedido) - REFERENCE_MAX_AGE_DAYS * DAY_MS;
  return fecha < localDate(earliest) ? ['FECHA_LEJANA'] : [];
}
