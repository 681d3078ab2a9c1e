import { expect, test } from 'vitest';
import { ringMeasures, sizeOfDiameter } from './ring-measures.ts';
import { diameterOf } from './sizes.ts';

test.each([
  ['5', 49.3, '49'],
  ['7', 54.3, '54'],
  ['9', 59.4, '59'],
  ['12', 67.2, '67'],
])('size %s has %d mm around and is %s in Europe', (tamanio, circumference, eu) => {
  const diameter = diameterOf(tamanio) ?? 0;
  const measures = { tamanio, diameter, circumference, us: tamanio, eu };
  expect(ringMeasures({ tamanio, cm: diameter })).toEqual(measures);
});

test.each([
  [14.8, null],
  [14.9, '5'],
  [15.7, '5'],
  [16.5, '6'],
  [16.6, '6'],
  [16.64, '6'],
  [16.65, '7'],
  [18.2, '8'],
  [18.3, '9'],
  [21.5, '12'],
  [21.6, null],
  [Number.NaN, null],
])('a ring of %d mm is size %s', (diameter, tamanio) => {
  expect(sizeOfDiameter(diameter)).toBe(tamanio);
});
