import {
  isPriceBound,
  isRangeReversed,
  type CatalogFilters,
  type PriceRange,
} from '@filigrana/sdk/domain';

/** What stands in the two fields. */
export interface TypedRange {
  precioMinimo: string;
  precioMaximo: string;
}

/** Why what was typed is no range. */
export type RangeProblem = 'wholeDollars' | 'reversed';

type Range = Pick<CatalogFilters, 'precioMinimo' | 'precioMaximo'>;

/** The range that counts, as the fields show it. */
export const typedRange = ({ precioMinimo, precioMaximo }: Range): TypedRange => ({
  precioMinimo: precioMinimo === undefined ? '' : String(precioMinimo),
  precioMaximo: precioMaximo === undefined ? '' : String(precioMaximo),
});

/**
 * What was typed as a range, in whole dollars; an empty field leaves its end open. A bound that came with the address
 * may have cents, and stays while nobody changes it.
 */
export function readRange(typed: TypedRange, current: Range): PriceRange | RangeProblem {
  const shown = typedRange(current);
  const range: PriceRange = { precioMinimo: null, precioMaximo: null };
  for (const key of ['precioMinimo', 'precioMaximo'] as const) {
    const text = typed[key].trim();
    if (text === '') continue;
    if (text !== shown[key] && !(/^\d+$/.test(text) && isPriceBound(Number(text))))
      return 'wholeDollars';
    range[key] = Number(text);
  }
  return isRangeReversed(range) ? 'reversed' : range;
}
