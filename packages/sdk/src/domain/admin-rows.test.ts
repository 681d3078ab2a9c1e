import { expect, test } from 'vitest';
import { dealIntoRows, isNearRowEnd, moreInRow } from './admin-rows.ts';

const ids = (...numbers: number[]) => numbers.map((idProducto) => ({ idProducto }));

test('products are sorted by id and dealt to three rows by index', () => {
  expect(dealIntoRows(ids(50, 10, 40, 20, 30, 60, 70))).toEqual([
    ids(10, 40, 70),
    ids(20, 50),
    ids(30, 60),
  ]);
});

test('three rows are there even without products, and the list itself stays as it was', () => {
  expect(dealIntoRows([])).toEqual([[], [], []]);
  const list = ids(2, 1);
  dealIntoRows(list);
  expect(list).toEqual(ids(2, 1));
});

test.each([
  [0, 20, 4],
  [4, 20, 8],
  [8, 20, 12],
  [8, 10, 10],
  [10, 10, 10],
  [0, 3, 3],
  [0, 0, 0],
])('a row that shows %i of %i cards goes on to %i', (shown, total, next) => {
  expect(moreInRow(shown, total)).toBe(next);
});

test.each([
  [549, false],
  [550, true],
  [600, true],
])('scrolled to %i px of 600 is near the end: %s', (scrollLeft, near) => {
  expect(isNearRowEnd({ scrollLeft, clientWidth: 400, scrollWidth: 1000 })).toBe(near);
});
