import { nameLikeness } from './names.ts';
import {
  LONG_REFERENCE,
  hasSomeName,
  isPerson,
  isWholeName,
  wordsOf,
  type Pair,
} from './payment-pairs.ts';

/** What speaks for a match, and what against it. */
export const MATCH_REASONS = [
  'REFERENCIA_IGUAL',
  'REFERENCIA_PARECIDA',
  'NUMERO_DE_PEDIDO',
  'MONTO_IGUAL',
  'MONTO_CERCANO',
  'NOMBRE_IGUAL',
  'NOMBRE_PARECIDO',
  'DIA_CERCANO',
  'SUMA_DE_PEDIDOS',
  'SUMA_DE_ENTRADAS',
  'REFERENCIA_DISTINTA',
  'MONTO_DISTINTO',
  'NOMBRE_DISTINTO',
  'OTRO_PEDIDO_PARECIDO',
  'OTRA_ENTRADA_PARECIDA',
  'ENTRADA_REVERSADA',
] as const;

export type MatchReason = (typeof MATCH_REASONS)[number];

/** Days before the order, and after it, where only amount, name and day speak. */
export const SURE_EARLIEST_DAYS = 3;
export const SURE_LATEST_DAYS = 5;

/** Share of a score at which another is as good. */
const NEARLY = 0.8;

/** A reference and the amount say it, or the amount and the order's number with a name. */
export function isSureByReference(pair: Pair): boolean {
  const { reference, amount, numbered, entry, order } = pair;
  if (amount === 'igual' && numbered && hasSomeName(pair)) return true;
  if (reference !== 'igual') return false;
  const length = Math.min(entry.reference?.length ?? 0, order.reference?.length ?? 0);
  if (amount === 'igual') return length >= LONG_REFERENCE || hasSomeName(pair);
  return amount === 'desconocido' && length >= LONG_REFERENCE && hasSomeName(pair);
}

/** The name needs three words, or two and a reference that is all but the same. */
export function isSureByName(pair: Pair): boolean {
  const isNamed = isWholeName(pair) || (pair.reference === 'parecida' && isPerson(pair.name));
  if (pair.amount !== 'igual' || pair.reference === 'distinta' || !isNamed) return false;
  return pair.days >= -SURE_EARLIEST_DAYS && pair.days <= SURE_LATEST_DAYS;
}

/** What could be meant as well: another of the same amount whose name has two words in common. */
export const isLikeAsWell = (pair: Pair): boolean =>
  pair.reference === 'igual' ||
  (pair.amount === 'igual' && (pair.reference === 'parecida' || wordsOf(pair) >= 2));

/** What speaks for a pair, and what against it. */
export function reasonsOf({ reference, numbered, amount, name, days }: Pair): MatchReason[] {
  const likeness = name === null ? null : nameLikeness(name);
  const reasons: (MatchReason | false)[] = [
    reference === 'igual' && 'REFERENCIA_IGUAL',
    reference === 'parecida' && 'REFERENCIA_PARECIDA',
    numbered && 'NUMERO_DE_PEDIDO',
    amount === 'igual' && 'MONTO_IGUAL',
    amount === 'cercano' && 'MONTO_CERCANO',
    likeness === 'igual' && 'NOMBRE_IGUAL',
    likeness === 'parecido' && 'NOMBRE_PARECIDO',
    days >= -SURE_EARLIEST_DAYS && days <= SURE_LATEST_DAYS && 'DIA_CERCANO',
    reference === 'distinta' && 'REFERENCIA_DISTINTA',
    amount === 'distinto' && 'MONTO_DISTINTO',
    likeness === 'distinto' && 'NOMBRE_DISTINTO',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** Others that are nearly as good: why a pair is not sure. */
export function doubtsOf(pair: Pair, others: readonly Pair[]): MatchReason[] {
  const rivals = others.filter((other) => other !== pair && other.score >= pair.score * NEARLY);
  const doubts: MatchReason[] = [];
  if (rivals.some(({ entry }) => entry === pair.entry)) doubts.push('OTRO_PEDIDO_PARECIDO');
  if (rivals.some(({ order }) => order === pair.order)) doubts.push('OTRA_ENTRADA_PARECIDA');
  return doubts;
}
