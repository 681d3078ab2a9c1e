import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reuseItems } from './reuse-items.ts';

interface Item {
  id: number;
  name: string;
  sizes: { size: string; stock: number | null }[];
  version?: number | undefined;
}

const item = (id: number, change: Partial<Item> = {}): Item => ({
  id,
  name: `Pieza ${id}`,
  sizes: [{ size: '7', stock: 2 }],
  ...change,
});
const [a, b, c] = [item(1), item(2), item(3)];

test('a list that says the same is the list of before', () => {
  const before = [a, b, c];
  expect(reuseItems(before, structuredClone(before))).toBe(before);
  const none: Item[] = [];
  expect(reuseItems(none, [])).toBe(none);
});

test.each<[what: string, now: Item[], kept: (Item | null)[]]>([
  ['one that is new at the top', [item(9), item(1), item(2), item(3)], [null, a, b, c]],
  ['one that is new at the end', [item(1), item(2), item(3), item(9)], [a, b, c, null]],
  ['one that is gone', [item(1), item(3)], [a, c]],
  ['one that has another name', [item(1), item(2, { name: 'Otra' }), item(3)], [a, null, c]],
  ['another stock deep inside', [item(1, { sizes: [] }), item(2), item(3)], [null, b, c]],
  ['a field more', [item(1), item(2), item(3, { version: 2 })], [a, b, null]],
  ['nothing left', [], []],
])('the others are the very items of before: %s', (_what, now, kept) => {
  const result = reuseItems([a, b, c], now);
  expect(result).toEqual(now);
  expect(result.map((each) => [a, b, c].find((known) => known === each) ?? null)).toEqual(kept);
});

test('a value that is missing is another one than none', () => {
  const before = [item(1, { version: undefined })];
  const now = [item(1)];
  expect(reuseItems(before, now)[0]).toBe(now[0]);
  expect(reuseItems([item(1, { sizes: [{ size: '7', stock: 0 }] })], now)[0]).toBe(now[0]);
});

test('whatever the lists, the result says what was read', () => {
  const lists = fc.array(fc.record({ id: fc.nat(4), name: fc.constantFrom('x', 'y') }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      expect(reuseItems(before, now)).toEqual(now);
    }),
  );
});
