import type { CatalogCounts, OptionCount } from '../entities.ts';
import { LIST_FILTERS, type ListFilter } from '../domain/filters.ts';
import { RANGE_KEYS, type RangeKey } from '../domain/ranges.ts';
import type { Wire } from './wire.ts';

/** Reads the counts; a filter that is not counted has no options, and a range neither end. */
export function catalogCounts(wire: Wire): CatalogCounts {
  const options = (name: ListFilter): [ListFilter, OptionCount[]] => [
    name,
    wire.at(name).missing ? [] : wire.at(name).list().map(optionCount),
  ];
  const end = (key: RangeKey): [RangeKey, number | null] => [key, wire.at(key).decimal(null)];
  return {
    total: wire.at('total').integer(),
    disponibles: wire.at('disponibles').integer(),
    ...(Object.fromEntries([...RANGE_KEYS.map(end), ...LIST_FILTERS.map(options)]) as Ranges &
      Lists),
  };
}

type Ranges = Record<RangeKey, number | null>;
type Lists = Record<ListFilter, OptionCount[]>;

const optionCount = (wire: Wire): OptionCount => ({
  valor: wire.at('valor').text(),
  cantidad: wire.at('cantidad').integer(),
});
