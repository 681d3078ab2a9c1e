import type { CatalogCounts, OptionCount } from '../entities.ts';
import type { Wire } from './wire.ts';

/** Reads the counts; a filter that is not counted has no options. */
export function catalogCounts(wire: Wire): CatalogCounts {
  const options = (name: string): OptionCount[] =>
    wire.at(name).missing ? [] : wire.at(name).list().map(optionCount);
  return {
    total: wire.at('total').integer(),
    disponibles: wire.at('disponibles').integer(),
    precioMinimo: wire.at('precioMinimo').amount(null),
    precioMaximo: wire.at('precioMaximo').amount(null),
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
