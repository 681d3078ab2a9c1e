import { expect, test } from 'vitest';
import { httpError } from '../../../test/fixtures.ts';
import { productWire, ringWire } from '../../../test/product.ts';
import {
  changeProduct,
  editedParts,
  productFailure,
  sentParts,
  startProduct,
} from './product-form.rules.ts';

const accepted = {
  nombre: 'Anillo Trenza',
  descripcion: 'Aro',
  idCategoria: 1,
  idMaterial: 1,
  idPiedra: null,
  precio: 120,
  precioEspecial: null,
  estado: 1 as const,
  destacado: 0 as const,
  unico: 0 as const,
  stock: undefined,
  tallas: [{ tamanio: '6', stock: 2 }],
  imagen: undefined,
};

test('a ring opens with a field for each size from 5 to 12, empty where it does not come in it', () => {
  const { tallas, stock } = startProduct(ringWire());
  expect(tallas.map(({ tamanio }) => tamanio)).toEqual(['5', '6', '7', '8', '9', '10', '11', '12']);
  expect(tallas.map((size) => size.stock)).toEqual(['', '2', '1', '0', '', '', '', '']);
  expect(stock).toBe('');
});

test('other pieces open with their one stock', () => {
  const { tallas, stock } = startProduct(productWire());
  expect(stock).toBe('3');
  expect(tallas.every((size) => size.stock === '')).toBe(true);
});

test('prices open with thousands, and with cents only where there are any', () => {
  expect(startProduct(productWire({ precio: 1148, precioEspecial: 999.5 }))).toMatchObject({
    precio: '1,148',
    precioEspecial: '999.50',
  });
});

test.each([
  ['1148', '1,148'],
  ['1,148,0', '11,480'],
  ['12.34', '12.34'],
  ['$ 90 dólares', '90'],
  ['', ''],
])('a price typed as %j is kept as %j', (typed, kept) => {
  expect(changeProduct(startProduct(null), { precio: typed }).precio).toBe(kept);
  expect(changeProduct(startProduct(null), { precioEspecial: typed }).precioEspecial).toBe(kept);
});

test('leaving the rings clears the stock of the sizes and the stock', () => {
  const ring = { ...startProduct(ringWire()), stock: '4' };
  const left = changeProduct(ring, { idCategoria: '2' });
  expect(left.stock).toBe('');
  expect(left.tallas.every((size) => size.stock === '')).toBe(true);
});

test('any other change of category keeps the stock', () => {
  const chain = startProduct(productWire());
  expect(changeProduct(chain, { idCategoria: '2' }).stock).toBe('3');
  expect(changeProduct(chain, { idCategoria: '1' }).stock).toBe('3');
});

const SIZES = [
  { tamanio: '6', stock: 2 },
  { tamanio: '7', stock: 1 },
  { tamanio: '8', stock: 0 },
];
const ring = startProduct(ringWire());
const chain = startProduct(productWire());

test.each([
  ['a ring', { ...accepted, tallas: SIZES }, ring],
  ['a piece', { ...accepted, idCategoria: 2, stock: 3, tallas: undefined }, chain],
])(
  'an edit that touches no stock of %s sends none, so that it undoes no purchase',
  (_, to, base) => {
    expect(editedParts(to, base, 1)).toEqual({ ...to, stock: undefined, tallas: undefined });
  },
);

test('an edit of one size says of the others that nobody touched them', () => {
  const tallas = SIZES.map((size) => (size.tamanio === '7' ? { ...size, stock: 9 } : size));
  expect(editedParts({ ...accepted, tallas }, ring, 1).tallas).toEqual([
    { tamanio: '6', stock: 2, sinCambio: true },
    { tamanio: '7', stock: 9, stockVisto: 1 },
    { tamanio: '8', stock: 0, sinCambio: true },
  ]);
});

test('a server without versions is sent the sizes and nothing else', () => {
  const tallas = [{ tamanio: '6', stock: 9 }, ...SIZES.slice(1)];
  expect(editedParts({ ...accepted, tallas }, ring, undefined).tallas).toEqual(tallas);
});

test('a size that goes is left out, one that comes is sent with its pieces', () => {
  const tallas = [...SIZES.slice(1), { tamanio: '9', stock: 4 }];
  expect(editedParts({ ...accepted, tallas }, ring, 1).tallas).toEqual([
    { tamanio: '7', stock: 1, sinCambio: true },
    { tamanio: '8', stock: 0, sinCambio: true },
    { tamanio: '9', stock: 4 },
  ]);
  const fewer = editedParts({ ...accepted, tallas: SIZES.slice(1) }, ring, 1).tallas;
  expect(fewer?.map(({ tamanio }) => tamanio)).toEqual(['7', '8']);
});

test('what becomes a ring, or is one no longer, is sent with its stock', () => {
  const toRing = { ...accepted, tallas: SIZES };
  expect(editedParts(toRing, chain, 1).tallas).toEqual(SIZES);
  const toChain = { ...accepted, idCategoria: 2, stock: 3, tallas: undefined };
  expect(editedParts(toChain, ring, 1)).toMatchObject({ stock: 3, tallas: undefined });
});

test('a product that is not available always sends its stock', () => {
  const none = SIZES.map((size) => ({ ...size, stock: 0 }));
  const off = { ...accepted, estado: 0 as const, tallas: none };
  const base = startProduct(ringWire({ estado: 0 }));
  expect(editedParts(off, base, 1).tallas).toEqual(none);
});

test.each([
  ['adding, whatever the server says', null, 500, 'products.addFailed', undefined],
  ['an edit that open orders forbid', productWire(), 409, 'products.editConflict', 'Dice.'],
  ['any other edit', productWire(), 500, 'products.editFailed', 'Dice.'],
])('says what failed: %s', (_what, product, status, code, said) => {
  const error = httpError(status, { serverMessage: 'Dice.' });
  expect(productFailure(error, product)).toEqual(said ? { code, said } : { code });
});

const words = { nombreIngles: 'Moon', descripcionIngles: '', nombre: 'Luna' };

test.each([
  ['to a backend that keeps them', productWire({ nombreIngles: null }), words],
  ['to none of which a product says nothing', productWire(), { nombre: 'Luna' }],
  ['of a new product when there are any', null, words],
])('texts in English are sent %s', (_to, product, sent) => {
  expect(sentParts(words, product)).toEqual(sent);
});

test('of a new product without texts in English none are sent', () => {
  expect(sentParts({ ...words, nombreIngles: '' }, null)).toEqual({ nombre: 'Luna' });
});
