/** The ranges that the catalogue is filtered by: prices charged in US dollars, length and width in mm, weight in g. */
export const RANGE_NAMES = ['precio', 'largo', 'ancho', 'peso'] as const;

export type RangeName = (typeof RANGE_NAMES)[number];

/** The ranges of what a piece measures. */
export const MEASURE_RANGES = ['largo', 'ancho', 'peso'] as const;

export type MeasureRange = (typeof MEASURE_RANGES)[number];

/** An end of a range, as queries and addresses name it. */
export type RangeKey = `${RangeName}${'Minimo' | 'Maximo'}`;

/** The ends of all ranges. */
export const RANGE_KEYS: readonly RangeKey[] = [
  'precioMinimo',
  'precioMaximo',
  'largoMinimo',
  'largoMaximo',
  'anchoMinimo',
  'anchoMaximo',
  'pesoMinimo',
  'pesoMaximo',
];

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
 * @param ends The ends of all ranges; one that is missing or null is open.
 * @param name Which range it is.
 * @example rangeOf({ largoMinimo: 40 }, 'largo') // { minimo: 40, maximo: null }
 */
export function rangeOf(
  ends: { [Key in RangeKey]?: number | null | undefined },
  name: RangeName,
): Range {
  const [from, to] = rangeKeys(name);
  return { minimo: ends[from] ?? null, maximo: ends[to] ?? null };
}
