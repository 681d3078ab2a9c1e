import { describe, expect, it } from 'vitest';
import { endOfDay, isDay, lastMondays, localDate, mondayOf, startOfDay } from './local-date.ts';

describe('a day in Costa Rica', () => {
  it.each([
    ['2026-03-15T05:59:59Z', '2026-03-14'],
    ['2026-03-15T06:00:00Z', '2026-03-15'],
    ['2026-01-01T00:00:00Z', '2025-12-31'],
  ])('at %s is %s', (moment, day) => {
    expect(localDate(Date.parse(moment))).toBe(day);
  });

  it('begins at six in the morning, UTC', () => {
    expect(startOfDay('2026-03-09')).toBe('2026-03-09T06:00:00.000Z');
    expect(localDate(Date.parse(startOfDay('2026-03-09')))).toBe('2026-03-09');
  });

  it('is over when the next one begins', () => {
    expect(endOfDay('2026-02-28')).toBe(startOfDay('2026-03-01'));
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-2-28', false],
    ['', false],
  ])('%o is one: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

describe('a week', () => {
  it.each([
    ['2026-03-09T06:00:00Z', '2026-03-09'],
    ['2026-03-09T05:59:59Z', '2026-03-02'],
    ['2026-03-15T12:00:00Z', '2026-03-09'],
    ['2026-03-16T05:59:59Z', '2026-03-09'],
    ['2026-03-16T06:00:00Z', '2026-03-16'],
  ])('with %s in it begins on %s', (moment, monday) => {
    expect(mondayOf(Date.parse(moment))).toBe(monday);
  });

  it('is the last of the weeks that end now', () => {
    expect(lastMondays(3, Date.parse('2026-01-07T12:00:00Z'))).toEqual([
      '2025-12-22',
      '2025-12-29',
      '2026-01-05',
    ]);
  });
});
