import { expect, test } from 'vitest';
import { isRate, oldRateAlert, orderRate, sinpeParts } from './exchange.ts';
import { formatColones, toColones } from './money.ts';

test.each([
  [150, 509.6, 76_440],
  [0, 509.6, 0],
  [0.01, 149.99, 1],
  [0.01, 50, 1],
  [0.01, 49.99, 0],
  [1.15, 510, 587],
  [1_000_000_000.01, 10_000, 10_000_000_000_100],
])('%d dollars at %d are %d colones: whole ones, half up, exactly', (usd, tasa, colones) => {
  expect(toColones(usd, tasa)).toBe(colones);
});

test.each([
  [0, '₡0'],
  [950, '₡950'],
  [76_440, '₡76\u00A0440'],
  [1_276_440, '₡1\u00A0276\u00A0440'],
])('%d colones are written %s', (colones, words) => {
  expect(formatColones(colones)).toBe(words);
});

test.each([
  [509.6, true],
  [1, true],
  [10_000, true],
  [0.99, false],
  [10_000.01, false],
  [509.605, false],
])('whether %d is a rate: %s', (tasa, is) => {
  expect(isRate(tasa)).toBe(is);
});

const NOW = Date.parse('2026-03-14T18:00:00Z');
const at = (hoursAgo: number, tasa: number | null) => ({
  tasa,
  fecha: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
});

test.each([
  ['the one of now', [at(1, 510), at(100, 500)], null, 510],
  [
    'the one that was paid by, while it ended less than a day ago',
    [at(1, 510), at(100, 500)],
    500,
    500,
  ],
  ['the one of now, where the other ended before', [at(25, 510), at(100, 500)], 500, 510],
  ['the one of now, where the shop never had the other', [at(1, 510), at(100, 500)], 499, 510],
  ['one of several of a day', [at(1, 510), at(2, 505), at(100, 500)], 500, 500],
  [
    'the one that was paid by, though there is none any more',
    [at(1, null), at(100, 500)],
    500,
    500,
  ],
  ['none, where there is none', [], 500, null],
  ['none, where it has ended', [at(1, null), at(2, 500)], null, null],
] as const)('an order is placed at %s', (_, changes, shown, rate) => {
  expect(orderRate(changes, shown, NOW)).toBe(rate);
});

test.each([
  [509.6, '2026-03-07T23:00:00Z', 7],
  [509.6, '2026-03-08T05:59:00Z', 7],
  [509.6, '2026-03-08T06:00:00Z', null],
  [509.6, '2026-02-14T12:00:00Z', 28],
  [null, '2026-02-14T12:00:00Z', null],
])('a rate of %s set at %s is old by its days in Costa Rica: %s', (tasa, fecha, days) => {
  const alert = oldRateAlert({ tasa, fecha, diasAviso: 7 }, NOW);
  expect(alert?.datos['dias'] ?? null).toBe(days);
});

test('the alert of an old rate tells since when it is old', () => {
  const rate = { tasa: 509.6, fecha: '2026-02-14T12:00:00Z', diasAviso: 7 };
  expect(oldRateAlert(rate, NOW)).toMatchObject({
    codigo: 'EXCHANGE_RATE_OLD',
    desde: '2026-02-21T06:00:00.000Z',
  });
});

test.each([
  [76_440, 200_000, 1],
  [200_000, 200_000, 1],
  [200_001, 200_000, 2],
  [650_000, 200_000, 4],
  [650_000, null, 1],
  [0, 200_000, 1],
])('%d colones with a limit of %s are sent in %d', (colones, limit, parts) => {
  expect(sinpeParts(colones, limit)).toBe(parts);
});
