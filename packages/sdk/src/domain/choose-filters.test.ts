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
  countFilters,
  orderOf,
  toggleAvailable,
  toggleOrder,
  togglePrice,
  toggleValue,
  withRange,
} from './choose-filters.ts';
import { isRangeEnd, isRangeReversed } from './range-bounds.ts';
import type { RangeName } from './ranges.ts';

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

describe('a range', () => {
  test('is set, and an end that is null is open', () => {
    const both = withRange({ ...NONE, tamano: ['7'] }, 'precio', { minimo: 50, maximo: 120.5 });
    expect(both).toEqual({ ...NONE, tamano: ['7'], precioMinimo: 50, precioMaximo: 120.5 });
    const open = withRange(both, 'precio', { minimo: null, maximo: 80 });
    expect(open).toEqual({ ...NONE, tamano: ['7'], precioMaximo: 80 });
    const long = withRange(open, 'largo', { minimo: 40, maximo: null });
    expect(long).toEqual({ ...open, largoMinimo: 40 });
  });

  test.each<[RangeName, number, boolean]>([
    ['precio', 0, true],
    ['precio', 49.99, true],
    ['precio', 1_000_000, true],
    ['precio', 1_000_001, false],
    ['precio', -1, false],
    ['precio', 1.005, false],
    ['precio', NaN, false],
    ['largo', 24.5, true],
    ['largo', 24.55, false],
    ['ancho', 1000, false],
    ['peso', 3.21, true],
    ['peso', 3.215, false],
  ])('of %s can end at %d: %s', (name, end, may) => expect(isRangeEnd(name, end)).toBe(may));

  test('lies the wrong way round when it ends before it begins', () => {
    expect(isRangeReversed({ minimo: 120, maximo: 50 })).toBe(true);
    expect(isRangeReversed({ minimo: 50, maximo: 50 })).toBe(false);
    expect(isRangeReversed({ minimo: 120, maximo: null })).toBe(false);
    expect(isRangeReversed({ minimo: null, maximo: 1 })).toBe(false);
  });

  test('of a measure counts as one choice, the ends of the prices as two', () => {
    const filters = { ...NONE, precioMinimo: 50, precioMaximo: 120, pesoMaximo: 3 };
    expect(countFilters(filters)).toBe(3);
    expect(countFilters({ ...filters, largoMinimo: 40, largoMaximo: 45 })).toBe(4);
  });
});

test('what can be bought now is asked for, and everything again', () => {
  const only = toggleAvailable(NONE);
  expect(only).toEqual({ ...NONE, disponibles: true });
  expect(toggleAvailable(only)).toEqual(NONE);
});

test('what a backend may lack is told apart from the rest of the query', () => {
  const ends = { precioMinimo: 0, precioMaximo: 9, largoMinimo: 40 };
  const further = { ...ends, disponibles: true, orden: 'nombre' } as const;
  const filters = { ...NONE, material: ['Plata'], ...further };
  expect(furtherQuery(filters)).toEqual(further);
  expect(filtersToQuery(filters)).toEqual({ material: ['Plata'], ...further });
  expect(furtherQuery({ ...NONE, disponibles: false })).toEqual({});
  expect(hasActiveFilters({ ...NONE, precioMaximo: 0 })).toBe(true);
});
