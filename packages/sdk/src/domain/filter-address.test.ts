import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersFromSearch, filtersToSearch } from './filter-address.ts';
import { ORDER_OPTIONS, toggleAvailable, toggleOrder, withRange } from './choose-filters.ts';
import type { Range } from './ranges.ts';
import { FILTER_OPTIONS, emptyFilters, type CatalogFilters, type ListFilter } from './filters.ts';

test('no filter leaves the address clean', () => {
  expect(filtersToSearch(emptyFilters())).toBe('');
  expect(filtersFromSearch('')).toEqual(emptyFilters());
});

test('lists are repeated keys', () => {
  const filters: CatalogFilters = {
    precio: 'asc',
    categoria: ['Anillos', 'Cadenas y Dijes'],
    piedra: ['Natural'],
    material: ['Plata banada en oro'],
    tamano: ['5', '8'],
  };
  expect(filtersToSearch(filters)).toBe(
    'precio=asc&categoria=Anillos&categoria=Cadenas+y+Dijes&piedra=Natural' +
      '&material=Plata+banada+en+oro&tamano=5&tamano=8',
  );
});

test('unknown keys and values, and repeated ones, are left out', () => {
  const search =
    '?precio=barato&precio=desc&categoria=Relojes&categoria=Anillos&categoria=Anillos' +
    '&tamano=13&tamano=7&color=rojo&piedra=';
  expect(filtersFromSearch(search)).toEqual({
    precio: 'desc',
    categoria: ['Anillos'],
    piedra: [],
    material: [],
    tamano: ['7'],
  });
});

test('an address typed by hand may have other case and accents', () => {
  expect(
    filtersFromSearch('piedra=sintética&material=PLATA%20BAÑADA%20EN%20ORO&precio=ASC'),
  ).toEqual({
    ...emptyFilters(),
    precio: 'asc',
    piedra: ['Sintetica'],
    material: ['Plata banada en oro'],
  });
});

test('ranges, what is there and the order are read too', () => {
  const search =
    'precioMinimo=49.5&precioMaximo=120&largoMinimo=40&pesoMaximo=3.25&disponibles=true&orden=Nuevos';
  expect(filtersFromSearch(search)).toEqual({
    ...emptyFilters(),
    ...{ precioMinimo: 49.5, precioMaximo: 120, largoMinimo: 40, pesoMaximo: 3.25 },
    ...{ disponibles: true, orden: 'nuevos' },
  });
});

test.each([
  'precioMinimo=-1&precioMaximo=1e9',
  'precioMinimo=1.005&precioMaximo=',
  'precioMinimo=NaN&precioMaximo=Infinity',
  'precioMinimo=120&precioMaximo=50',
  'largoMinimo=45&largoMaximo=40&anchoMinimo=1000&pesoMinimo=3.215',
  'disponibles=1&orden=caros',
])('%s says nothing', (search) => expect(filtersFromSearch(search)).toEqual(emptyFilters()));

test('an order by price may stand where a form has all orders, and goes before another', () => {
  const { precio, orden } = filtersFromSearch('orden=asc');
  expect([precio, orden]).toEqual(['asc', undefined]);
  expect(filtersFromSearch('precio=desc&orden=nuevos')).toEqual({
    ...emptyFilters(),
    precio: 'desc',
  });
});

test('any choice of filters survives the address bar', () => {
  const values = (key: ListFilter) =>
    fc.shuffledSubarray(FILTER_OPTIONS[key].map(({ value }) => value));
  const dollars = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
  const millimetres = fc.integer({ min: 0, max: 9999 }).map((tenths) => tenths / 10);
  const inOrder = ([a, b]: [number | null, number | null]): Range =>
    a !== null && b !== null && a > b ? { minimo: b, maximo: a } : { minimo: a, maximo: b };
  const order = fc.constantFrom(...ORDER_OPTIONS.map(({ value }) => value));
  const filters: fc.Arbitrary<CatalogFilters> = fc
    .record({
      lists: fc.record({
        categoria: values('categoria'),
        piedra: values('piedra'),
        material: values('material'),
        tamano: values('tamano'),
      }),
      order: fc.option(order),
      prices: fc.tuple(fc.option(dollars), fc.option(dollars)),
      lengths: fc.tuple(fc.option(millimetres), fc.option(millimetres)),
      isAvailable: fc.boolean(),
    })
    .map(({ lists, order: chosen, prices, lengths, isAvailable }) => {
      const priced = withRange({ precio: '', ...lists }, 'precio', inOrder(prices));
      const ranged = withRange(priced, 'largo', inOrder(lengths));
      const ordered = chosen === null ? ranged : toggleOrder(ranged, chosen);
      return isAvailable ? toggleAvailable(ordered) : ordered;
    });
  fc.assert(
    fc.property(filters, (chosen) => {
      expect(filtersFromSearch(filtersToSearch(chosen))).toEqual(chosen);
    }),
  );
});

test('no address breaks the page', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const filters = filtersFromSearch(search);
      expect(filtersFromSearch(filtersToSearch(filters))).toEqual(filters);
    }),
  );
});
