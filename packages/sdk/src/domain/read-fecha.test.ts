import { expect, test } from 'vitest';
import { readFecha } from './read-fecha.ts';

test.each([
  ['a day begins at midnight in Costa Rica', '2026-03-11', '2026-03-11T06:00:00.000Z'],
  ['a time without a zone is Costa Rica’s', '2026-03-11T10:30', '2026-03-11T16:30:00.000Z'],
  ['a blank may stand for the T', '2026-03-11 10:30:15', '2026-03-11T16:30:15.000Z'],
  ['an instant stays what it is', '2026-03-11T16:00:00.123Z', '2026-03-11T16:00:00.123Z'],
  ['a zone counts', '2026-03-11T10:00:00+02:00', '2026-03-11T08:00:00.000Z'],
  [
    'a zone may be written without its colon',
    '2026-03-11T10:00:00-0600',
    '2026-03-11T16:00:00.000Z',
  ],
  ['a leap day is a day', '2028-02-29', '2028-02-29T06:00:00.000Z'],
])('%s: %s', (_rule, text, instant) => {
  expect(readFecha(text)?.toISOString()).toBe(instant);
});

test.each([
  '',
  'ayer',
  '2026-13-01',
  '2026-02-30',
  '2027-02-29',
  '2026-03-11T25:00',
  '2026-03-11T10:61',
  '2026-03-11T1:2',
  '2026-03-11T10:00+99:00',
  '9999-12-31T23:00-12:00',
  '2026-03-11Tx',
])('"%s" is no date', (text) => {
  expect(readFecha(text)).toBeNull();
});
