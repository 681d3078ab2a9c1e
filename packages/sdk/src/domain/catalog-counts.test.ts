import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countEntries, optionCount } from './catalog-counts.ts';
import { catalogEntry, filterEntries, type AskedFilters } from './catalog-questions.ts';
import { RANGE_NAMES, rangeOf, type MeasureRange } from './ranges.ts';
import { FILTER_OPTIONS, LIST_FILTERS, type ListFilter } from './filters.ts';
import { chargedPrice } from './price.ts';

const values = (key: ListFilter) => FILTER_OPTIONS[key].map(({ value }) => value);
const some = (key: ListFilter) => fc.option(fc.subarray(values(key)), { nil: undefined });
const dollars = fc.integer({ min: 1, max: 12_000 }).map((cents) => cents / 100);

const tenths = fc.integer({ min: 1, max: 60 }).map((parts) => parts / 10);

const pieces = fc.array(
  fc.record({
    nombreProducto: fc.constant('Pieza'),
    descripcion: fc.constant(''),
    nombreCategoria: fc.constantFrom(...values('categoria'), 'Relojes'),
    nombreMaterial: fc.constantFrom('Plata', 'Plata bañada en oro'),
    nombrePiedra: fc.constantFrom('Natural', 'Sintética', null),
    precio: dollars,
    precioEspecial: fc.option(dollars),
    tallasDisponibles: fc.subarray(['5', '6', '7', '8', '12']).map((sizes) => sizes.join(',')),
    stock: fc.constantFrom(0, 2),
    ficha: fc.option(fc.record({ largoMm: fc.option(tenths), pesoG: fc.option(tenths) }), {
      nil: undefined,
    }),
  }),
  { maxLength: 30 },
);
const queries = fc.record(
  {
    categoria: some('categoria'),
    piedra: some('piedra'),
    material: some('material'),
    tamano: some('tamano'),
    precioMinimo: dollars,
    precioMaximo: dollars,
    largoMinimo: tenths,
    largoMaximo: tenths,
    pesoMinimo: tenths,
    disponibles: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AskedFilters>;

test('an option counts what choosing it alone would show beside the other filters', () => {
  fc.assert(
    fc.property(pieces, queries, (shelf, query) => {
      const entries = shelf.map(catalogEntry);
      const counts = countEntries(entries, query);
      const shown = (change: AskedFilters) => filterEntries(entries, { ...query, ...change });
      expect(counts.total).toBe(shown({}).length);
      expect(counts.disponibles).toBe(shown({ disponibles: true }).length);
      for (const key of LIST_FILTERS)
        for (const value of values(key))
          expect(optionCount(counts, key, value), `${key} ${value}`).toBe(
            shown({ [key]: [value] }).length,
          );
    }),
  );
});

test('the ends of a range are those of what is shown whatever that range, among pieces of which it is known', () => {
  const MEASURES_OF = { largo: 'largoMm', ancho: 'anchoMm', peso: 'pesoG' } as const;
  fc.assert(
    fc.property(pieces, queries, fc.constantFrom(...RANGE_NAMES), (shelf, query, name) => {
      const entries = shelf.map(catalogEntry);
      const { [`${name}Minimo` as const]: _, [`${name}Maximo` as const]: __, ...others } = query;
      const known = filterEntries(entries, others).flatMap((piece) => {
        if (name === 'precio') return chargedPrice(piece);
        const ficha: Partial<Record<string, number | null>> = piece.ficha ?? {};
        return ficha[MEASURES_OF[name satisfies MeasureRange]] ?? [];
      });
      expect(rangeOf(countEntries(entries, query), name)).toEqual({
        minimo: known.length > 0 ? Math.min(...known) : null,
        maximo: known.length > 0 ? Math.max(...known) : null,
      });
    }),
  );
});

test('an option that the backend does not count has no number, an accent makes no other option', () => {
  const counts = {
    ...countEntries([], {}),
    material: [{ valor: 'Plata bañada en oro', cantidad: 4 }],
  };
  expect(optionCount(counts, 'material', 'Plata banada en oro')).toBe(4);
  expect(optionCount(counts, 'material', 'Plata')).toBeNull();
});
