/** The ranges that the catalogue is filtered by: prices charged in US dollars, length and width in mm, weight in g. */
export const RANGE_NAMES = ['precio', 'largo', 'ancho', 'peso'] as const;

export type RangeName = (typeof RANGE_NAMES)[number];

/** The ranges of what a piece measures. */
export const MEASURE_RANGES = ['largo', 'ancho', 'peso'] as const;

export type MeasureRange = (typeof MEASURE_RANGES)[number];

/** An end of a range, as queries and addresses name it. */
export type RangeKey = `${RangeName}${'Minimo' | 'Maximo'}`;

/** The two ends of a range, both within it; null where it is open. */
export interface Range {
  minimo: number | null;
  maximo: number | null;
}

/** Ends of ranges; one that is undefined or missing is open. */
export type RangeEnds = { [Key in RangeKey]?: number | undefined };

/**
 * The keys of a range in queries and addresses.
 *
 * @example rangeKeys('largo') // ['largoMinimo', 'largoMaximo']
 */
export const rangeKeys = <Name extends RangeName>(name: Name) =>
  [`${name}Minimo`, `${name}Maximo`] as const;

/**
 * A range of filters.
 *
 * @example rangeOf({ largoMinimo: 40 }, 'largo') // { minimo: 40, maximo: null }
 */
export function rangeOf(
  ends: { [Key in RangeKey]?: number | null | undefined },
  name: RangeName,
): Range {
  const [from, to] = rangeKeys(name);
  return { minimo: ends[from] ?? null, maximo: ends[to] ?? null };
}

/**
 * The ends of ranges that are set.
 *
 * @example rangeEnds({ precio: 'asc', largoMinimo: 40 }) // { largoMinimo: 40 }
 */
export function rangeEnds(ends: RangeEnds): { [Key in RangeKey]?: number } {
  const set: { [Key in RangeKey]?: number } = {};
  for (const key of RANGE_NAMES.flatMap(rangeKeys))
    if (ends[key] !== undefined) set[key] = ends[key];
  return set;
}
