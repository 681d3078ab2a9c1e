import {
  CATEGORY_NAMES,
  FILTER_OPTIONS,
  ORDER_OPTIONS,
  STONE_OPTIONS,
} from '@filigrana/sdk/domain';
import { expect, test } from 'vitest';
import { formatDate, formatTime } from './dates.ts';
import { wordOf } from './words.ts';

const CLOSED = [
  ...CATEGORY_NAMES,
  ...[...FILTER_OPTIONS.material, ...STONE_OPTIONS, ...ORDER_OPTIONS].map(({ label }) => label),
];

test.each(CLOSED.filter((word) => word !== 'Natural'))('%s has its English word', (word) => {
  expect(wordOf(word)).not.toBe(word);
  expect(wordOf(word)).toMatch(/^[A-Za-z ()-]+$/);
});

test('what stands in no list stays as it is', () => {
  expect(wordOf('Tobilleras')).toBe('Tobilleras');
});

test('days and hours are written in English', () => {
  expect(formatDate('2026-01-05T12:00:00Z')).toBe('5 Jan 2026');
  expect(formatTime('2026-11-14T21:42:00Z')).toBe('3:42\u00a0p.m.');
});
