import { expect, test } from 'vitest';
import {
  FAVORITES_MAX,
  SAVED_LINES_MAX,
  SEEN_MAX,
  withFavorites,
  withSavedLines,
  withSeen,
} from './favorites.ts';

const of = (...ids: number[]) => ids.map((idProducto) => ({ idProducto }));
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

test.each([
  ['new ones come in front, in their order', of(1), of(3, 2), of(3, 2, 1)],
  ['what is kept already stays where it is', of(2, 1), of(1, 3), of(3, 2, 1)],
  ['one that is named twice is kept once', of(), of(5, 5), of(5)],
])('%s', (_, kept, added, expected) => expect(withFavorites(kept, added)).toEqual(expected));

test('above the most the oldest go', () => {
  const full = of(...upTo(FAVORITES_MAX));
  expect(withFavorites(full, of(900))).toEqual([...of(900), ...full.slice(0, -1)]);
});

const line = (idProducto_talla: number, cantidad = 1) => ({ idProducto_talla, cantidad });

test.each([
  [
    'new lines come in front, in their order',
    [line(1)],
    [line(3), line(2)],
    [line(3), line(2), line(1)],
  ],
  [
    'a line comes in front with its new quantity',
    [line(2), line(1)],
    [line(1, 4)],
    [line(1, 4), line(2)],
  ],
  ['of a line that is named twice the first counts', [], [line(1), line(1, 0)], [line(1)]],
  ['0 takes a line out and no other', [line(2), line(1)], [line(2, 0)], [line(1)]],
])('%s', (_, saved, changes, expected) => {
  expect(withSavedLines(saved, changes)).toEqual(expected);
});

test('above the most lines the oldest go', () => {
  const full = upTo(SAVED_LINES_MAX).map((id) => line(id));
  expect(withSavedLines(full, [line(900)])).toEqual([line(900), ...full.slice(0, -1)]);
});

test('the piece looked at last is the first, and is there once', () => {
  expect(withSeen([3, 2, 1], 1)).toEqual([1, 3, 2]);
  expect(withSeen(upTo(SEEN_MAX), 99)).toEqual([99, ...upTo(SEEN_MAX - 1)]);
});
