import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersFromSearch, filtersToSearch } from './filter-address.ts';
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

test('any choice of filters survives the address bar', () => {
  const values = (key: ListFilter) =>
    fc.shuffledSubarray(FILTER_OPTIONS[key].map(({ value }) => value));
  const filters: fc.Arbitrary<CatalogFilters> = fc.record({
    precio: fc.constantFrom('' as const, 'asc' as const, 'desc' as const),
    categoria: values('categoria'),
    piedra: values('piedra'),
    material: values('material'),
    tamano: values('tamano'),
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
