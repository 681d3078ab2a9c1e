import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readShopFacts, shopFileOf, type ShopFacts } from './shop-facts.ts';

const SHOP_FILE = fileURLToPath(new URL('../../../../shop.json', import.meta.url));
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'filigrana-shop-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: unknown) => {
  const file = join(folder, 'shop.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const demo = () => JSON.parse(readFileSync(SHOP_FILE, 'utf8')) as ShopFacts;

test("the project's own shop.json is accepted as it is", () => {
  expect(readShopFacts(SHOP_FILE)).toEqual(demo());
});

test('a shop may say how long a delivery takes', () => {
  const entrega = 'Llega de 3 a 5 días hábiles.';
  const entregaIngles = 'Arrives in 3 to 5 working days.';
  expect(readShopFacts(write({ ...demo(), entrega, entregaIngles }))).toMatchObject({
    entrega,
    entregaIngles,
  });
});

test('the account in colones is named only by a shop that has one', () => {
  const { cuentaColones, ...cuentas } = demo().cuentas;
  expect(cuentaColones).toMatch(/^CR/);
  expect(readShopFacts(write({ ...demo(), cuentas })).cuentas).toEqual(cuentas);
});

test.each<[string, (facts: ShopFacts) => unknown, RegExp]>([
  ['a missing fact', ({ correo: _correo, ...rest }) => rest, /correo falta/],
  ['a fact inside', (f) => ({ ...f, cuentas: { ...f.cuentas, sinpe: 5 } }), /cuentas\.sinpe/],
  ['a wrong e-mail', (f) => ({ ...f, correo: 'hola' }), /correo debe ser un correo/],
  [
    'a script as a link',
    (f) => ({ ...f, redes: { ...f.redes, facebook: 'javascript:1' } }),
    /redes/,
  ],
  ['an API host with a path', (f) => ({ ...f, host: 'https://api.example/v1' }), /host/],
  ['a fact nobody knows', (f) => ({ ...f, color: 'rojo' }), /color/],
])('%s is named', (_what, change, reason) => {
  const file = write(change(demo()));
  expect(() => readShopFacts(file)).toThrow(/^SHOP_CONFIG: /);
  expect(() => readShopFacts(file)).toThrow(reason);
});

test('a file that is missing or broken is named', () => {
  expect(() => readShopFacts(join(folder, 'nada.json'))).toThrow(/^SHOP_CONFIG: no se puede leer/);
  expect(() => readShopFacts(write('{'))).toThrow(/no es JSON válido/);
});

test('a demo shop in an empty folder shows the facts of the demo, and its own as soon as it has them', () => {
  const shopFile = join(folder, 'shop.json');
  expect(readShopFacts(shopFileOf({ shopFile, demoFacts: true })).nombre).toBe('Filigrana');
  expect(shopFileOf({ shopFile, demoFacts: false })).toBe(shopFile);
  write(demo());
  expect(shopFileOf({ shopFile, demoFacts: true })).toBe(shopFile);
});
