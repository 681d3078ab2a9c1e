import { describe, expect, test } from 'vitest';
import { formatDate, formatDay } from './dates.ts';

describe('a day in words', () => {
  test.each([
    ['2026-11-14T18:00:00.000Z', '14 nov 2026'],
    ['2026-01-05T12:00:00Z', '5 ene 2026'],
  ])('%s is %s', (iso, words) => {
    expect(formatDate(iso)).toBe(words);
  });

  test('is the day in Costa Rica, six hours behind UTC', () => {
    expect(formatDate('2026-11-01T05:59:59Z')).toBe('31 oct 2026');
    expect(formatDate('2026-11-01T06:00:00Z')).toBe('1 nov 2026');
  });

  test('is empty when there is no date', () => {
    expect(formatDate('')).toBe('');
    expect(formatDate('ayer')).toBe('');
  });
});

describe('a day in figures', () => {
  test('has two digits for day and month', () => {
    expect(formatDay('2026-03-04T18:00:00Z')).toBe('04/03/2026');
  });

  test('is the day in Costa Rica', () => {
    expect(formatDay('2027-01-01T03:00:00Z')).toBe('31/12/2026');
  });

  test('is empty when there is no date', () => {
    expect(formatDay('')).toBe('');
  });
});
