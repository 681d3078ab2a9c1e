import { expect, test } from 'vitest';
import { headingTexts } from './heading-texts.ts';
import { standardTexts } from './standard-texts.ts';

const SHOP = { nombre: '', correo: '', telefono: '', pais: '' };

test.each([
  ['Silver 925', '925 parts of silver in 1000'],
  ['14k gold', '585 parts of gold in 1000'],
  ['Gold-plated silver', '925 silver covered with a layer of gold'],
  ['Natural stones', 'nature formed'],
  ['Synthetic stones', 'same composition'],
])('the care page says what %s is, below its name', (material, composition) => {
  expect(standardTexts.cuidado(SHOP)).toMatch(new RegExp(`# ${material}\n.*${composition}`));
});

test('the terms lead to the page that tells of exchanges and returns', () => {
  expect(standardTexts.terminos(SHOP)).toMatch(
    new RegExp(`# ${headingTexts.exchanges}\n.*care and warranty page`),
  );
});
