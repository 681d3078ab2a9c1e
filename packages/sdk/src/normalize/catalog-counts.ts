import type { CatalogCounts, OptionCount } from '../entities.ts';
import { RANGE_NAMES, rangeKeys, type RangeKey } from '../domain/ranges.ts';
import type { Wire } from './wire.ts';

/** Reads the counts; a filter that is not counted has no options, and a range neither end. */
export function catalogCounts(wire: Wire): CatalogCounts {
  const options = (name: string): OptionCount[] =>
    wire.at(name).missing ? [] : wire.at(name).list().map(optionCount);
  const ends = Object.fromEntries(
    RANGE_NAMES.flatMap(rangeKeys).map((key) => [key, wire.at(key).decimal(null)]),
  ) as Record<RangeKey, number | null>;
  return {
    total: wire.at('total').integer(),
    disponibles: wire.at('disponibles').integer(),
    ...ends,
    categoria: options('categoria'),
    piedra: options('piedra'),
    material: options('material'),
    tamano: options('tamano'),
  };
}

const optionCount = (wire: Wire): OptionCount => ({
  valor: wire.at('valor').text(),
  cantidad: wire.at('cantidad').integer(),
});
