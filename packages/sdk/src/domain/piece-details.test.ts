import { expect, test } from 'vitest';
import { measureText } from './measure-text.ts';
import {
  fromParts,
  hasDetails,
  isMeasure,
  listedDetails,
  NO_DETAILS,
  parseMeasure,
  toParts,
} from './piece-details.ts';
import { MEASURES, type MeasureName } from './measures.ts';

test.each<[MeasureName, string, number | null]>([
  ['largoMm', '24', 24],
  ['largoMm', ' 24,5 ', 24.5],
  ['largoMm', '24.5', 24.5],
  ['largoMm', '24,50', 24.5],
  ['largoMm', '0,1', 0.1],
  ['largoMm', '999,9', 999.9],
  ['largoMm', '24,55', null],
  ['largoMm', '1000', null],
  ['largoMm', '0', null],
  ['largoMm', '', null],
  ['largoMm', '-2', null],
  ['largoMm', '2 cm', null],
  ['largoMm', '1.024,5', null],
  ['largoMm', '1e2', null],
  ['anchoMm', '18,3', 18.3],
  ['pesoG', '3,21', 3.21],
  ['pesoG', '3,215', null],
  ['pesoG', '9999', 9999],
  ['pesoG', '9999,01', null],
])('%s typed as %j is %j', (name, typed, expected) => {
  expect(parseMeasure(name, typed)).toBe(expected);
});

test.each(Object.entries(MEASURES))('every %s is kept exactly', (name, { max, decimals }) => {
  const measure = name as MeasureName;
  for (let parts = 1; parts <= Math.round(max * 10 ** decimals); parts += 1) {
    const typed = (parts / 10 ** decimals).toFixed(decimals);
    if (toParts(measure, Number(typed)) !== parts || fromParts(measure, parts) !== Number(typed))
      throw new Error(`${typed} is not kept`);
  }
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.05, 24.55])(
  '%f is no length',
  (measure) => {
    expect(isMeasure('largoMm', measure)).toBe(false);
  },
);

test.each([
  [24.5, '24.5'],
  [24, '24'],
  [null, ''],
])('%j is written %j', (measure, expected) => {
  expect(measureText(measure)).toBe(expected);
});

test('lists tell the measures of a piece, and nothing where there is none', () => {
  const made = { ...NO_DETAILS, hechoPor: 'Ana', horas: 6, historia: 'Hilo por hilo.' };
  expect(listedDetails(made)).toBeUndefined();
  const measures = { largoMm: null, anchoMm: 18.3, pesoG: null };
  expect(listedDetails({ ...made, ...measures })).toEqual(measures);
});

test('anything that is said of a piece is something', () => {
  expect(hasDetails(NO_DETAILS)).toBe(false);
  expect(hasDetails({ ...NO_DETAILS, pesoG: 3.2 })).toBe(true);
  expect(hasDetails({ ...NO_DETAILS, hechoPor: 'Ana' })).toBe(true);
});
