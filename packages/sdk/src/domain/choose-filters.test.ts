import { describe, expect, test } from 'vitest';
import {
  FURTHER_ORDERS,
  emptyFilters,
  filtersToQuery,
  furtherQuery,
  hasActiveFilters,
} from './filters.ts';
import {
  ORDER_OPTIONS,
  orderOf,
  toggleAvailable,
  toggleOrder,
  togglePrice,
  toggleValue,
  withPriceRange,
} from './choose-filters.ts';
import { isPriceBound, isRangeReversed } from './price-bounds.ts';

const NONE = emptyFilters();

describe('choosing', () => {
  test('a price order sets it, and the same one again clears it', () => {
    const ascending = togglePrice(emptyFilters(), 'asc');
    expect(ascending.precio).toBe('asc');
    expect(togglePrice(ascending, 'desc').precio).toBe('desc');
    expect(togglePrice(ascending, 'asc').precio).toBe('');
  });

  test('a check box adds its value, and again takes it away', () => {
    const one = toggleValue(emptyFilters(), 'categoria', 'Anillos');
    const two = toggleValue(one, 'categoria', 'Aretes');
    expect(two.categoria).toEqual(['Anillos', 'Aretes']);
    expect(toggleValue(two, 'categoria', 'Anillos').categoria).toEqual(['Aretes']);
    expect(one.categoria).toEqual(['Anillos']);
  });

  test('leaves the other filters alone', () => {
    const filters = toggleValue(togglePrice(emptyFilters(), 'asc'), 'tamano', '7');
    expect(filters).toEqual({
      precio: 'asc',
      categoria: [],
      piedra: [],
      material: [],
      tamano: ['7'],
    });
  });
});

describe('the order', () => {
  test('is one of four', () => {
    expect(ORDER_OPTIONS.map(({ label }) => label)).toEqual([
      'Mayor a menor',
      'Menor a mayor',
      'Más nuevas',
      'Nombre (A a la Z)',
    ]);
    expect(ORDER_OPTIONS.slice(2).map(({ value }) => value)).toEqual(FURTHER_ORDERS);
  });

  test.each(ORDER_OPTIONS.map(({ value }) => value))('%s goes when another is chosen', (order) => {
    const chosen = toggleOrder(NONE, order);
    expect(orderOf(chosen)).toBe(order);
    for (const { value } of ORDER_OPTIONS) {
      const next = toggleOrder(chosen, value);
      expect(orderOf(next)).toBe(value === order ? '' : value);
      expect(Object.keys(filtersToQuery(next)).length).toBe(value === order ? 0 : 1);
    }
  });
});

describe('the range of prices', () => {
  test('is set, and an end that is null is open', () => {
    const range = { precioMinimo: 50, precioMaximo: 120.5 };
    const both = withPriceRange({ ...NONE, tamano: ['7'] }, range);
    expect(both).toEqual({ ...NONE, tamano: ['7'], ...range });
    const open = withPriceRange(both, { precioMinimo: null, precioMaximo: 80 });
    expect(open).toEqual({ ...NONE, tamano: ['7'], precioMaximo: 80 });
  });

  test.each([
    [0, true],
    [49.99, true],
    [1_000_000, true],
    [1_000_001, false],
    [-1, false],
    [1.005, false],
    [NaN, false],
  ])('can end at %d: %s', (usd, may) => expect(isPriceBound(usd)).toBe(may));

  test('lies the wrong way round when it ends before it begins', () => {
    expect(isRangeReversed({ precioMinimo: 120, precioMaximo: 50 })).toBe(true);
    expect(isRangeReversed({ precioMinimo: 50, precioMaximo: 50 })).toBe(false);
    expect(isRangeReversed({ precioMinimo: 120, precioMaximo: null })).toBe(false);
    expect(isRangeReversed({ precioMaximo: 1 })).toBe(false);
  });
});

test('what can be bought now is asked for, and everything again', () => {
  const only = toggleAvailable(NONE);
  expect(only).toEqual({ ...NONE, disponibles: true });
  expect(toggleAvailable(only)).toEqual(NONE);
});

test('what a backend may lack is told apart from the rest of the query', () => {
  const further = { precioMinimo: 0, precioMaximo: 9, disponibles: true, orden: 'nombre' } as const;
  const filters = { ...NONE, material: ['Plata'], ...further };
  expect(furtherQuery(filters)).toEqual(further);
  expect(filtersToQuery(filters)).toEqual({ material: ['Plata'], ...further });
  expect(furtherQuery({ ...NONE, disponibles: false })).toEqual({});
  expect(hasActiveFilters({ ...NONE, precioMaximo: 0 })).toBe(true);
});
