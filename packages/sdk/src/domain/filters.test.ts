import { describe, expect, test } from 'vitest';
import {
  FILTER_OPTIONS,
  LIST_FILTERS,
  MATERIAL_OPTIONS,
  PRICE_OPTIONS,
  STONE_OPTIONS,
  emptyFilters,
  filtersToQuery,
  hasActiveFilters,
  matchesName,
} from './filters.ts';

describe('the filter options', () => {
  test('are sent as the specification writes them and read with their accents', () => {
    expect(PRICE_OPTIONS).toEqual([
      { value: 'desc', label: 'Mayor a menor' },
      { value: 'asc', label: 'Menor a mayor' },
    ]);
    expect(STONE_OPTIONS).toEqual([
      { value: 'Natural', label: 'Natural' },
      { value: 'Sintetica', label: 'Sintética' },
    ]);
    expect(MATERIAL_OPTIONS).toEqual([
      { value: 'Plata', label: 'Plata' },
      { value: 'Plata banada en oro', label: 'Plata bañada en oro' },
    ]);
  });

  test('stand in the order of the page', () => {
    const values = LIST_FILTERS.map((key) => FILTER_OPTIONS[key].map(({ value }) => value));
    expect(LIST_FILTERS).toEqual(['categoria', 'piedra', 'material', 'tamano']);
    expect(values).toEqual([
      ['Anillos', 'Aretes', 'Cadenas y Dijes', 'Pulseras', 'Conjuntos'],
      ['Natural', 'Sintetica'],
      ['Plata', 'Plata banada en oro'],
      ['5', '6', '7', '8'],
    ]);
  });
});

describe('the query', () => {
  test('of no filter is empty', () => {
    expect(hasActiveFilters(emptyFilters())).toBe(false);
    expect(filtersToQuery(emptyFilters())).toEqual({});
  });

  test.each(LIST_FILTERS)('keeps one value of %s a list', (key) => {
    const filters = { ...emptyFilters(), [key]: ['x'] };
    expect(hasActiveFilters(filters)).toBe(true);
    expect(filtersToQuery(filters)).toEqual({ [key]: ['x'] });
  });

  test('has the price order as a single value', () => {
    const filters = { ...emptyFilters(), precio: 'desc' as const };
    expect(hasActiveFilters(filters)).toBe(true);
    expect(filtersToQuery(filters)).toEqual({ precio: 'desc' });
  });
});

test('the client-side search keeps products whose name contains the text, whatever its case', () => {
  const product = { nombreProducto: 'Anillo Halo Topacio Cielo' };
  expect(matchesName(product, 'topacio')).toBe(true);
  expect(matchesName(product, 'HALO TOP')).toBe(true);
  expect(matchesName(product, '')).toBe(true);
  expect(matchesName(product, 'granate')).toBe(false);
});
