import type { CatalogFilters } from './filters.ts';
import { AMOUNT_MAX } from './limits.ts';
import { isWholeCents } from './money.ts';

/** The two ends of a range, US dollars; open where nothing is said. */
type Bounds = {
  [Key in 'precioMinimo' | 'precioMaximo']?: CatalogFilters[Key] | null;
};

/**
 * Whether an amount can bound a range of prices.
 *
 * @param usd US dollars.
 * @example isPriceBound(-1) // false
 */
export const isPriceBound = (usd: number): boolean =>
  usd >= 0 && usd <= AMOUNT_MAX && isWholeCents(usd);

/**
 * Whether a range lies the wrong way round, so that no price is in it.
 *
 * @example isRangeReversed({ precioMinimo: 120, precioMaximo: 50 }) // true
 */
export const isRangeReversed = ({ precioMinimo, precioMaximo }: Bounds): boolean =>
  precioMinimo != null && precioMaximo != null && precioMinimo > precioMaximo;
