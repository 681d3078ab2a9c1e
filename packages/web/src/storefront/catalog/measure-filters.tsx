import type { CatalogCounts } from '@filigrana/sdk';
import {
  MEASURE_RANGES,
  rangeOf,
  type CatalogFilters,
  type MeasureRange,
} from '@filigrana/sdk/domain';
import { RangeFields } from './range-fields.tsx';
import type { AddressFilters } from './use-address-filters.ts';

/** Ranges of measures, each where it tells pieces apart; nothing where none does. */
export function MeasureFilters({
  filters,
  setRange,
  counts,
}: Pick<AddressFilters, 'filters' | 'setRange'> & { counts: CatalogCounts | null }) {
  return shownMeasures(filters, counts).map((name) => (
    <RangeFields key={name} name={name} filters={filters} setRange={setRange} counts={counts} />
  ));
}

/** Measures that are chosen, or in which at least two of the pieces differ. */
export function shownMeasures(
  filters: CatalogFilters,
  counts: CatalogCounts | null,
): readonly MeasureRange[] {
  return MEASURE_RANGES.filter((name) => {
    const { minimo, maximo } = rangeOf(counts ?? {}, name);
    const differ = minimo !== null && maximo !== null && minimo < maximo;
    return differ || isChosen(filters, name);
  });
}

/** How many measures are chosen. */
export const chosenMeasures = (filters: CatalogFilters): number =>
  MEASURE_RANGES.filter((name) => isChosen(filters, name)).length;

function isChosen(filters: CatalogFilters, name: MeasureRange): boolean {
  const { minimo, maximo } = rangeOf(filters, name);
  return minimo !== null || maximo !== null;
}
