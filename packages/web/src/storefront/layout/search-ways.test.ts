import { expect, test } from 'vitest';
import { searchWays } from './search-ways.ts';

test.each([
  ['pulsera luna', ['Ver Pulseras']],
  ['sortija esmeralda', ['Ver Anillos']],
  ['colla', ['Ver Cadenas y Dijes']],
  ['pendientes', ['Ver Aretes']],
  ['anillos de plata', ['Ver Anillos', 'Ver piezas de plata']],
  ['algo de oro', ['Ver piezas de plata bañada en oro']],
  ['piedra natural', ['Ver piezas con piedra natural']],
  ['rings', ['Ver Anillos']],
  ['silver earrings', ['Ver Aretes', 'Ver piezas de plata']],
  ['pl', []],
  ['luna', []],
])('a search for %j leads on to %j', (text, labels) => {
  expect(searchWays(text).map(({ label }) => label)).toEqual(labels);
});

test('a way is the address of the catalogue with what it names', () => {
  expect(searchWays('sintética')).toEqual([
    { label: 'Ver piezas con piedra sintética', href: '/clientes/catalogo?piedra=Sintetica' },
  ]);
});
