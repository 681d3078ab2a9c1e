import { expect, test } from 'vitest';
import { headingTexts } from './heading-texts.ts';
import { standardTexts } from './standard-texts.ts';

const SHOP = { nombre: '', correo: '', telefono: '', pais: '' };

test.each([
  ['Plata 925', '925 partes de plata en 1000'],
  ['Oro de 14k', '585 partes de oro en 1000'],
  ['Plata bañada en oro', 'plata 925 cubierta con una capa de oro'],
  ['Piedras naturales', 'formó la naturaleza'],
  ['Piedras sintéticas', 'misma composición'],
])('the care page says what %s is, below its name', (material, composition) => {
  expect(standardTexts.cuidado(SHOP)).toMatch(new RegExp(`# ${material}\n.*${composition}`));
});

test('the terms lead to the page that tells of exchanges and returns', () => {
  expect(standardTexts.terminos(SHOP)).toMatch(
    new RegExp(`# ${headingTexts.exchanges}\n.*página de cuidado y garantía`),
  );
});
