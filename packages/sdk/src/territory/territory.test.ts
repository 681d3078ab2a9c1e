import { expect, test } from 'vitest';
import { PROVINCES } from '../domain/provinces.ts';
import { cantonsOf, districtsOf, postalCode } from './index.ts';

const everyPlace = PROVINCES.flatMap((provincia) =>
  cantonsOf(provincia).flatMap((canton) =>
    districtsOf(provincia, canton).map((distrito) => ({ provincia, canton, distrito })),
  ),
);

test('there are 84 cantons and 492 districts, each with a postal code of its own', () => {
  expect(PROVINCES.flatMap(cantonsOf)).toHaveLength(84);
  expect(everyPlace).toHaveLength(492);
  expect(new Set(everyPlace.map(postalCode))).toHaveLength(492);
});

test.each([
  ['San José', 'San José', 'Carmen', '10101'],
  ['Cartago', 'Paraíso', 'Orosi', '30203'],
  ['Heredia', 'Heredia', 'Mercedes', '40102'],
  ['Alajuela', 'Grecia', 'Puente de Piedra', '20307'],
  ['Puntarenas', 'Golfito', 'Guaycará', '60703'],
  ['Limón', 'limon', 'VALLE LA ESTRELLA', '70102'],
  ['Puntarenas', 'Monteverde', 'Monteverde', '61201'],
])('in %s, %s, %s letters go to %s', (provincia, canton, distrito, code) => {
  expect(postalCode({ provincia, canton, distrito })).toBe(code);
});

test.each([
  ['', '', ''],
  ['Cartago', 'Paraíso', ''],
  ['Cartago', 'Escazú', 'Escazú'],
  ['toString', 'x', 'y'],
])('there is no postal code for "%s", "%s", "%s"', (provincia, canton, distrito) => {
  expect(postalCode({ provincia, canton, distrito })).toBeNull();
});

test('cantons and districts stand in the order of the alphabet', () => {
  expect(cantonsOf('Limón')).toEqual([
    'Guácimo',
    'Limón',
    'Matina',
    'Pococí',
    'Siquirres',
    'Talamanca',
  ]);
  expect(districtsOf('Cartago', 'paraiso')).toContain('Orosi');
  expect(cantonsOf('Panamá')).toEqual([]);
});
