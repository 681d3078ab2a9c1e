import { expect, test } from 'vitest';
import { latencyOf } from './latency.ts';

test('a number is the same delay for every answer', () => {
  const draw = latencyOf(120, 1);
  expect([draw(), draw()]).toEqual([120, 120]);
});

test('a range is drawn within its ends, alike for the same seed', () => {
  const draws = (seed: number) => Array.from({ length: 50 }, latencyOf([80, 400], seed));
  expect(draws(3)).toEqual(draws(3));
  expect(draws(3)).not.toEqual(draws(4));
  expect(Math.min(...draws(3))).toBeGreaterThanOrEqual(80);
  expect(Math.max(...draws(3))).toBeLessThanOrEqual(400);
  expect(new Set(draws(3)).size).toBeGreaterThan(20);
});
