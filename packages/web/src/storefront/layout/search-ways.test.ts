import { expect, test } from 'vitest';
import { searchWays } from './search-ways.ts';

test.each([
  ['pulsera luna', 'Pulseras', ['Ver Pulseras']],
  ['anillos de plata', 'Anillos', ['Ver Anillos', 'Ver piezas de plata']],
  ['algo de oro', null, ['Ver piezas de plata bañada en oro']],
  ['piedra natural', null, ['Ver piezas con piedra natural']],
  ['pl', null, []],
  ['luna', null, []],
])('a search for %j leads on to %j: %j', (text, category, labels) => {
  expect(searchWays(text, category).map(({ label }) => label)).toEqual(labels);
});

test('a way is the address of the catalogue with what it names', () => {
  expect(searchWays('sintética', null)).toEqual([
    { label: 'Ver piezas con piedra sintética', href: '/clientes/catalogo?piedra=Sintetica' },
  ]);
});
