import { expect, test } from 'vitest';
import contract from '../../openapi.json' with { type: 'json' };
import { isShopPath } from './shop-path.ts';

const WIRE = new RegExp(contract.components.schemas.BannerWordsForm.properties.enlace.pattern, 'u');

test.each<[text: string, isPath: boolean]>([
  ['/', true],
  ['/offer', true],
  ['/clientes/catalogo?categoria=Anillos#arriba', true],
  ['//example.com', false],
  ['/\\example.com', false],
  ['/clientes\\..', false],
  ['/con espacio', false],
  ['https://example.com', false],
  ['javascript:alert(1)', false],
  ['clientes', false],
])('%s is a path of the shop: %s, as the contract has it', (text, isPath) => {
  expect(isShopPath(text)).toBe(isPath);
  expect(WIRE.test(text)).toBe(isPath);
});

test('only the contract takes an empty text, for the offers', () => {
  expect(isShopPath('')).toBe(false);
  expect(WIRE.test('')).toBe(true);
});
