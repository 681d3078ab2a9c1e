import { describe, expect, it } from 'vitest';
import { planStock, type StockChange } from './stock-plan.ts';
import { RING_CATEGORY_ID } from './sizes.ts';

const ring = { idCategoria: RING_CATEGORY_ID, estado: 1 } as const;
const chain = { idCategoria: RING_CATEGORY_ID + 1, estado: 1 } as const;
const UNIQUE = 99;

function plan(change: Partial<StockChange>) {
  const planned = planStock({
    before: ring,
    after: ring,
    current: [{ idTalla: 7, stock: 2 }],
    given: {},
    uniqueSize: UNIQUE,
    ...change,
  });
  return typeof planned === 'string' ? planned : [...planned];
}

describe('the stock of an edited product', () => {
  it.each<[string, Partial<StockChange>, [number, number | null][]]>([
    ['stays where the form says nothing', {}, [[7, null]]],
    ['is what the form says', { given: { tallas: [{ idTalla: 8, stock: 3 }] } }, [[8, 3]]],
    [
      'stays for a size that nobody has touched',
      { given: { tallas: [{ idTalla: 7, stock: 5, sinCambio: true }] } },
      [[7, null]],
    ],
    ['is nothing for a hidden ring', { after: { ...ring, estado: 0 } }, [[7, 0]]],
    ['is nothing at first for a ring that becomes a chain', { after: chain }, [[UNIQUE, 0]]],
  ])('%s', (_what, change, expected) => {
    expect(plan(change)).toEqual(expected);
  });

  it.each<[string, Partial<StockChange>]>([
    ['SIZES_REQUIRED', { before: chain }],
    ['SIZES_REQUIRED', { before: { ...ring, estado: 0 } }],
    ['STOCK_REQUIRED', { before: { ...chain, estado: 0 }, after: chain }],
    ['STOCK_PER_SIZE', { given: { stock: 4 } }],
    ['SIZES_OF_RINGS_ONLY', { after: chain, given: { tallas: [{ idTalla: 7, stock: 1 }] } }],
  ])('cannot be told: %s', (problem, change) => {
    expect(plan(change)).toBe(problem);
  });
});
