import { AMOUNT_MAX } from './limits.ts';
import { MEASURES } from './measures.ts';
import type { Range, RangeName } from './ranges.ts';

/** The largest end of each range, and its decimals. Contract, `PriceTo`, `LengthTo`, `WidthTo`, `WeightTo`. */
export const RANGE_LIMITS: Readonly<Record<RangeName, { max: number; decimals: 1 | 2 }>> = {
  precio: { max: AMOUNT_MAX, decimals: 2 },
  largo: MEASURES.largoMm,
  ancho: MEASURES.anchoMm,
  peso: MEASURES.pesoG,
};

/**
 * Whether a number can be an end of a range.
 *
 * @param name Which range it is.
 * @param end US dollars, mm or g.
 * @example isRangeEnd('largo', 24.55) // false
 */
export function isRangeEnd(name: RangeName, end: number): boolean {
  const { max, decimals } = RANGE_LIMITS[name];
  const parts = 10 ** decimals;
  return end >= 0 && end <= max && Math.round(end * parts) / parts === end;
}

/**
 * Whether a range lies the wrong way round, so that nothing is in it.
 *
 * @example isRangeReversed({ minimo: 120, maximo: 50 }) // true
 */
export const isRangeReversed = ({ minimo, maximo }: Range): boolean =>
  minimo !== null && maximo !== null && minimo > maximo;
