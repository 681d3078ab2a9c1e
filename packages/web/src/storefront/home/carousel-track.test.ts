import { expect, test } from 'vitest';
import { moveTo, placeOf, standStill, wrap } from './carousel-track.ts';

test.each([
  [0, 4, 0],
  [5, 4, 1],
  [-1, 4, 3],
  [-4, 4, 0],
])('position %i of %i slides is slide %i', (position, count, slide) => {
  expect(wrap(position, count)).toBe(slide);
});

test('going on from the last slide, the first one stands right after it', () => {
  const track = { from: 3, at: 4 };
  expect(placeOf(3, track, 4)).toBe(3);
  expect(placeOf(0, track, 4)).toBe(4);
});

test('going back from the first slide, the last one stands right before it', () => {
  const track = { from: 0, at: -1 };
  expect(placeOf(0, track, 4)).toBe(0);
  expect(placeOf(3, track, 4)).toBe(-1);
});

test.each([1, 2, 3, 4, 5])(
  '%i slides never share a place, and one of them is always seen',
  (count) => {
    for (let from = -count; from <= count; from += 1)
      for (let at = from - count + 1; at < from + count; at += 1) {
        const places = Array.from({ length: count }, (_, slide) =>
          placeOf(slide, { from, at }, count),
        );
        expect(new Set(places).size).toBe(count);
        expect(places).toContain(at);
        expect(places).toContain(from);
      }
  },
);

test.each([
  ['the next one', 1, 4, 1],
  ['the one before, backwards', 3, 4, -1],
  ['the opposite one, forwards', 2, 4, 2],
  ['where it is', 0, 4, 0],
])('to %s it takes the shorter way', (_where, slide, count, at) => {
  expect(moveTo(slide, { from: 0, at: 0 }, count)).toEqual({ from: 0, at });
});

test('at rest it counts from the beginning again, so that no number grows without end', () => {
  expect(standStill({ from: 8, at: 9 }, 4)).toEqual({ from: 1, at: 1 });
});
