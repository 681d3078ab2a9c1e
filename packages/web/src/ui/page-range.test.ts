import { expect, test } from 'vitest';
import { pageRange } from './page-range.ts';

test.each([
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, null, 9, 10]],
  [5, 10, [1, 2, null, 4, 5, 6, null, 9, 10]],
  [10, 10, [1, 2, null, 8, 9, 10]],
])('page %i of %i shows two at each end and three around it', (current, last, shown) => {
  expect(pageRange(current, last)).toEqual(shown);
});
