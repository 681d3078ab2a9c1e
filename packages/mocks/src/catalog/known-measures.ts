import { MEASURE_RANGES, rangeKeys, type MeasureRange, type RangeKey } from '@filigrana/sdk/domain';
import type { World } from '../world/world.ts';

type MeasureKey = Extract<RangeKey, `${MeasureRange}${string}`>;

/** A query or counts as a backend with these extensions knows them: without ranges of measures that it does not keep. */
export function onlyKnownMeasures<Ends extends object>(
  { extensions }: Pick<World, 'extensions'>,
  ends: Ends,
): Omit<Ends, MeasureKey> & Partial<Pick<Ends, MeasureKey & keyof Ends>> {
  const known: typeof ends & Partial<Record<MeasureKey, unknown>> = { ...ends };
  if (!extensions.has('catalogFacets') || !extensions.has('pieceDetails'))
    for (const key of MEASURE_RANGES.flatMap(rangeKeys)) delete known[key];
  return known;
}
