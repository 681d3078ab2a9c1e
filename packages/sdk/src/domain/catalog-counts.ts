import type { CatalogCounts } from '../entities.ts';
import {
  rangeValue,
  sievesOf,
  type AskedFilters,
  type CatalogEntry,
  type Searchable,
  type Sieve,
} from './catalog-questions.ts';
import { FILTER_OPTIONS, LIST_FILTERS, type ListFilter } from './filters.ts';
import { RANGE_NAMES, rangeKeys, type RangeKey } from './ranges.ts';
import { normalizeText, sameText } from './text.ts';

/**
 * How many products each option of each filter would show beside the other filters: what a filter itself says does
 * not narrow its own counts. One pass, for any number of products.
 *
 * @param entries The products of a search, or all.
 * @param query The filters that are set.
 * @example countEntries(entries, { categoria: ['Anillos'] }).tamano.length // 4
 */
export function countEntries(
  entries: readonly CatalogEntry<Searchable>[],
  query: AskedFilters,
): CatalogCounts {
  const sieves = sievesOf(query);
  const tallies = { categoria: tally(), piedra: tally(), material: tally(), tamano: tally() };
  const spans = RANGE_NAMES.map((name) => ({ name, lowest: Infinity, highest: -Infinity }));
  let [total, disponibles] = [0, 0];
  for (const entry of entries) {
    const failed = onlyFailure(sieves, entry);
    if (failed === 'several') continue;
    const counts = (sieve: Sieve) => failed === null || failed === sieve;
    for (const key of LIST_FILTERS)
      if (counts(key)) for (const value of valuesOf(entry, key)) tallies[key].add(value);
    if (failed === null) total += 1;
    if (counts('disponibles') && !entry.isSold) disponibles += 1;
    for (const span of spans) {
      const value = counts(span.name) ? rangeValue(entry, span.name) : null;
      if (value === null) continue;
      span.lowest = Math.min(span.lowest, value);
      span.highest = Math.max(span.highest, value);
    }
  }
  const ends = Object.fromEntries(
    spans.flatMap(({ name, lowest, highest }) => {
      const [from, to] = rangeKeys(name);
      const isKnown = lowest <= highest;
      return [
        [from, isKnown ? lowest : null],
        [to, isKnown ? highest : null],
      ];
    }),
  ) as Record<RangeKey, number | null>;
  const options = (key: ListFilter) =>
    FILTER_OPTIONS[key].map(({ value }) => ({
      valor: value,
      cantidad: tallies[key].of(normalizeText(value)),
    }));
  return {
    total,
    disponibles,
    ...ends,
    categoria: options('categoria'),
    piedra: options('piedra'),
    material: options('material'),
    tamano: options('tamano'),
  };
}

/** The one sieve that keeps a product back; null when none does. */
function onlyFailure(
  sieves: ReturnType<typeof sievesOf>,
  entry: CatalogEntry<Searchable>,
): Sieve | 'several' | null {
  let failed: Sieve | null = null;
  for (const [name, passes] of sieves) {
    if (passes(entry)) continue;
    if (failed !== null) return 'several';
    failed = name;
  }
  return failed;
}

function valuesOf(entry: CatalogEntry<Searchable>, key: ListFilter): readonly string[] {
  if (key === 'tamano') return entry.sizes;
  const value = entry[key];
  return value === null ? [] : [value];
}

function tally() {
  const counts = new Map<string, number>();
  return {
    add: (value: string) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    of: (value: string) => counts.get(value) ?? 0,
  };
}

/**
 * How many pieces an option would show; null where the backend does not say.
 *
 * @example optionCount(counts, 'categoria', 'Relojes') // null
 */
export const optionCount = (
  counts: Pick<CatalogCounts, ListFilter>,
  key: ListFilter,
  value: string,
): number | null => counts[key].find(({ valor }) => sameText(valor, value))?.cantidad ?? null;
