import { describe, expect, test } from 'vitest';
import {
  productAddFieldsSchema,
  productAddSchema,
  hiddenProductEditSchema,
  productEditSchema,
  readForm,
  stockEditSchema,
} from './index.ts';
import { NO_DETAILS, STORY_MAX, WORK_HOURS_MAX } from '../domain/index.ts';
import { wrong } from '../../test/wrong.ts';

const SIZES = ['5', '6', '7', '8', '9', '10', '11', '12'];
const sizes = (...stocks: unknown[]) =>
  stocks.map((stock, index) => ({ tamanio: SIZES[index], stock }));
const imagen = new Blob(['x'], { type: 'image/webp' });

/** As the fields of a page hold it: text. */
const ring = {
  nombre: ' Anillo Barva ',
  descripcion: 'Aro ancho de filigrana',
  idCategoria: '1',
  idMaterial: '2',
  idPiedra: '1',
  precio: '1,148',
  precioEspecial: '',
  estado: '1',
  destacado: true,
  unico: false,
  stock: '',
  tallas: sizes('0', '2', '', '3'),
  imagen,
};
const chain = { ...ring, idCategoria: '3', stock: '4', tallas: [] };

describe('a new product', () => {
  test('comes out in numbers, a ring with its stated sizes', () => {
    expect(readForm(productAddSchema, ring)).toEqual({
      ok: true,
      values: {
        nombre: 'Anillo Barva',
        descripcion: 'Aro ancho de filigrana',
        idCategoria: 1,
        idMaterial: 2,
        idPiedra: 1,
        precio: 1148,
        precioEspecial: null,
        estado: 1,
        destacado: 1,
        unico: 0,
        ...NO_DETAILS,
        stock: undefined,
        tallas: [
          { tamanio: '5', stock: 0 },
          { tamanio: '6', stock: 2 },
          { tamanio: '8', stock: 3 },
        ],
        imagen,
      },
    });
  });

  test('comes out with one stock when it is no ring', () => {
    const reading = readForm(productAddSchema, { ...chain, tallas: sizes('9') });
    expect(reading).toMatchObject({ ok: true, values: { stock: 4, tallas: undefined } });
  });

  test('may hold numbers instead of text', () => {
    const numbers = {
      ...chain,
      idCategoria: 3,
      idMaterial: 2,
      idPiedra: 1,
      precio: 229.5,
      stock: 4,
    };
    const reading = readForm(productAddSchema, numbers);
    expect(reading).toMatchObject({ ok: true, values: { precio: 229.5, stock: 4 } });
  });

  test.each(['nombre', 'descripcion', 'idCategoria', 'idMaterial', 'idPiedra', 'imagen'])(
    'needs %s',
    (field) => {
      expect(wrong(productAddSchema, { ...chain, [field]: '' })).toEqual([`${field} REQUIRED`]);
    },
  );

  test('says at once all that is missing', () => {
    const missing = ['nombre', 'descripcion', 'idCategoria', 'idMaterial', 'precio', 'stock'];
    const { idPiedra, imagen: file } = chain;
    expect(wrong(productAddSchema, { estado: '1', idPiedra, imagen: file }).sort()).toEqual(
      missing
        .map((field) => `${field} ${field === 'stock' ? 'STOCK_REQUIRED' : 'REQUIRED'}`)
        .sort(),
    );
  });

  test.each(['0', '-1', '1.5', 'anillos', '2147483648'])('is in no category %j', (idCategoria) => {
    expect(wrong(productAddSchema, { ...chain, idCategoria })).toEqual(['idCategoria INVALID']);
  });

  test('reads without its file on the server', () => {
    const { imagen: _file, ...fields } = chain;
    expect(wrong(productAddFieldsSchema, fields)).toEqual([]);
    expect(wrong(productAddFieldsSchema, { ...fields, stock: '0' })).toEqual([
      'stock STOCK_REQUIRED',
    ]);
  });

  test.each([
    ['145', '', []],
    ['', '139', []],
    ['165', '139', []],
    ['', '', ['precio REQUIRED']],
    [null, undefined, ['precio REQUIRED']],
    ['0', '', ['precio PRICE_INVALID']],
    ['abc', '139', ['precio PRICE_INVALID']],
    ['-5', '139', ['precio PRICE_INVALID']],
    ['1,000,000', '139', []],
    ['1,000,001', '139', ['precio PRICE_TOO_LARGE']],
    ['139', '9'.repeat(30), ['precioEspecial PRICE_TOO_LARGE']],
  ])('with precio %j and precioEspecial %j: %j', (precio, precioEspecial, issues) => {
    expect(wrong(productAddSchema, { ...chain, precio, precioEspecial })).toEqual(issues);
  });

  test.each([
    [sizes(), ['tallas SIZES_REQUIRED']],
    [sizes('', ''), ['tallas SIZES_REQUIRED']],
    [sizes('0', '0'), ['tallas SIZES_REQUIRED']],
    [sizes('0', '1'), []],
    [sizes('2', '-1'), ['tallas.1.stock STOCK_INVALID']],
    [sizes('dos', '1.5'), ['tallas.0.stock STOCK_INVALID', 'tallas.1.stock STOCK_INVALID']],
    [sizes('2', '100000'), []],
    [sizes('2', '100001'), ['tallas.1.stock STOCK_TOO_LARGE']],
    [sizes('2', '9'.repeat(30)), ['tallas.1.stock STOCK_TOO_LARGE']],
    [sizes('-1', '100001'), ['tallas.0.stock STOCK_INVALID', 'tallas.1.stock STOCK_TOO_LARGE']],
    [sizes('2', '100001.5'), ['tallas.1.stock STOCK_INVALID']],
    [[{ tamanio: '13', stock: '2' }], ['tallas.0.tamanio SIZE_INVALID']],
  ])('that is an available ring with %j: %j', (tallas, issues) => {
    expect(wrong(productAddSchema, { ...ring, tallas })).toEqual(issues);
  });

  test.each([
    ['1', []],
    ['100000', []],
    ['', ['stock STOCK_REQUIRED']],
    ['0', ['stock STOCK_REQUIRED']],
    ['-1', ['stock STOCK_REQUIRED']],
    ['1.5', ['stock STOCK_REQUIRED']],
    ['mucho', ['stock STOCK_REQUIRED']],
    ['-100001', ['stock STOCK_REQUIRED']],
    ['100001', ['stock STOCK_TOO_LARGE']],
    [' 0100001 ', ['stock STOCK_TOO_LARGE']],
    ['9'.repeat(30), ['stock STOCK_TOO_LARGE']],
  ])('that is another available piece with stock %j: %j', (stock, issues) => {
    expect(wrong(productAddSchema, { ...chain, stock })).toEqual(issues);
  });

  test.each(['0', 0, false])(
    'that is not available (estado %j) has stock 0, unchecked',
    (estado) => {
      const off = { ...chain, estado, stock: 'mucho' };
      expect(readForm(productAddSchema, off)).toMatchObject({ ok: true, values: { stock: 0 } });
      const ringOff = { ...ring, estado, tallas: sizes('2', '', 'x') };
      expect(readForm(productAddSchema, ringOff)).toMatchObject({
        ok: true,
        values: {
          tallas: [
            { tamanio: '5', stock: 0 },
            { tamanio: '7', stock: 0 },
          ],
        },
      });
    },
  );

  test('is available unless it says otherwise', () => {
    const { estado: _estado, ...silent } = chain;
    expect(readForm(productAddSchema, silent)).toMatchObject({ ok: true, values: { estado: 1 } });
  });

  test('takes a name of 120 and a description of 2000 characters, no more', () => {
    const long = { ...chain, nombre: 'x'.repeat(121), descripcion: 'x'.repeat(2001) };
    expect(wrong(productAddSchema, long)).toEqual(['nombre TOO_LONG', 'descripcion TOO_LONG']);
    const full = { ...chain, nombre: 'x'.repeat(120), descripcion: 'x'.repeat(2000) };
    expect(wrong(productAddSchema, full)).toEqual([]);
  });

  test('takes no file but an image', () => {
    const pdf = new Blob(['x'], { type: 'application/pdf' });
    expect(wrong(productAddSchema, { ...chain, imagen: pdf })).toEqual(['imagen FILE_TYPE']);
  });

  test('reports what is missing together with what is wrong with the stock', () => {
    expect(wrong(productAddSchema, { ...chain, nombre: '', stock: '0' })).toEqual([
      'nombre REQUIRED',
      'stock STOCK_REQUIRED',
    ]);
  });
});

describe('an edited product', () => {
  test('keeps its picture, and having no stone', () => {
    const reading = readForm(productEditSchema, { ...chain, idPiedra: '', imagen: null });
    expect(reading).toMatchObject({ ok: true, values: { idPiedra: null, imagen: undefined } });
  });

  test.each(['nombre', 'descripcion'])('needs %s', (field) => {
    expect(wrong(productEditSchema, { ...chain, [field]: ' ' })).toEqual([`${field} REQUIRED`]);
  });

  test('needs one of the two prices', () => {
    const form = { ...chain, precio: '', precioEspecial: '' };
    expect(wrong(productEditSchema, form)).toEqual(['precio REQUIRED']);
  });

  test.each([
    [sizes('', ''), ['tallas SIZES_REQUIRED']],
    [sizes('0', '0'), []],
    [sizes('x'), ['tallas.0.stock STOCK_INVALID']],
    [sizes('100001'), ['tallas.0.stock STOCK_TOO_LARGE']],
  ])('that is an available ring with %j: %j', (tallas, issues) => {
    expect(wrong(productEditSchema, { ...ring, tallas })).toEqual(issues);
  });

  test('may be sold out while it is available, and needs pieces to become available', () => {
    expect(wrong(productEditSchema, { ...chain, stock: '0' })).toEqual([]);
    expect(wrong(hiddenProductEditSchema, { ...chain, stock: '0' })).toEqual([
      'stock STOCK_REQUIRED',
    ]);
  });

  test('has a special price below the regular one', () => {
    const prices = (precio: string, precioEspecial: string) =>
      wrong(productEditSchema, { ...chain, precio, precioEspecial });
    expect(prices('50', '90')).toEqual(['precioEspecial SPECIAL_PRICE_TOO_HIGH']);
    expect(prices('50', '50')).toEqual(['precioEspecial SPECIAL_PRICE_TOO_HIGH']);
    expect(prices('50', '49')).toEqual([]);
    expect(prices('', '90')).toEqual([]);
  });

  test('that is no ring does not look at the hidden size', () => {
    const tallas = [{ tamanio: 'Única', stock: 4 }];
    expect(wrong(productEditSchema, { ...chain, tallas })).toEqual([]);
  });
});

describe('of a piece that is one of a kind', () => {
  const one = { unico: true };

  test.each([
    ['one', { ...chain, ...one, stock: '1' }, []],
    ['two', { ...chain, ...one, stock: '2' }, ['stock UNIQUE_ONE']],
    ['half a one', { ...chain, ...one, stock: '1.5' }, ['stock STOCK_REQUIRED']],
    ['one in one size', { ...ring, ...one, tallas: sizes('0', '1', '') }, []],
    [
      'one in each of two sizes',
      { ...ring, ...one, tallas: sizes('1', '1') },
      ['tallas UNIQUE_ONE'],
    ],
    ['two that are not available', { ...chain, ...one, stock: '2', estado: '0' }, []],
  ])('there may be one in all: %s', (_what, form, issues) => {
    expect(wrong(productAddSchema, form)).toEqual(issues);
    expect(wrong(productEditSchema, form)).toEqual(issues);
  });

  test('the stock screen may keep none or one', () => {
    const kept = (stock: string) => wrong(stockEditSchema, { idCategoria: 3, unico: 1, stock });
    expect([kept('0'), kept('1'), kept('2')]).toEqual([[], [], ['stock UNIQUE_ONE']]);
    const tallas = sizes('1', '1');
    expect(wrong(stockEditSchema, { idCategoria: 1, unico: 1, tallas })).toEqual([
      'tallas UNIQUE_ONE',
    ]);
  });
});

describe('the stock screen', () => {
  test('may set 0', () => {
    expect(readForm(stockEditSchema, { idCategoria: 3, stock: '0' })).toEqual({
      ok: true,
      values: { stock: 0, tallas: undefined },
    });
    expect(readForm(stockEditSchema, { idCategoria: 1, tallas: sizes('0', '3') })).toEqual({
      ok: true,
      values: {
        stock: undefined,
        tallas: [
          { tamanio: '5', stock: 0 },
          { tamanio: '6', stock: 3 },
        ],
      },
    });
  });

  test.each(['', '-1', '1.5', 'x', null, '1e6'])('refuses the stock %j', (stock) => {
    expect(wrong(stockEditSchema, { idCategoria: 3, stock })).toEqual(['stock STOCK_INVALID']);
    expect(wrong(stockEditSchema, { idCategoria: 1, tallas: sizes('2', stock) })).toEqual([
      'tallas.1.stock STOCK_INVALID',
    ]);
  });

  test.each(['100001', 100001, '9'.repeat(30)])(
    'names more stock than there can be: %j',
    (stock) => {
      expect(wrong(stockEditSchema, { idCategoria: 3, stock })).toEqual(['stock STOCK_TOO_LARGE']);
      expect(wrong(stockEditSchema, { idCategoria: 1, tallas: sizes('2', stock) })).toEqual([
        'tallas.1.stock STOCK_TOO_LARGE',
      ]);
    },
  );
});

describe('what is said of a piece', () => {
  const said = {
    largoMm: '24,5',
    anchoMm: '18.3',
    pesoG: '3,21',
    hechoPor: ' Ana ',
    horas: '6',
    historia: ' Hilo por hilo. ',
  };

  test.each([productAddSchema, productEditSchema])('comes out in numbers and texts', (schema) => {
    expect(readForm(schema, { ...ring, ...said })).toMatchObject({
      ok: true,
      values: {
        largoMm: 24.5,
        anchoMm: 18.3,
        pesoG: 3.21,
        hechoPor: 'Ana',
        horas: 6,
        historia: 'Hilo por hilo.',
      },
    });
  });

  test('is null where a field is empty', () => {
    const empty = Object.fromEntries(Object.keys(said).map((name) => [name, ' ']));
    expect(readForm(productEditSchema, { ...ring, ...empty })).toMatchObject({
      ok: true,
      values: NO_DETAILS,
    });
  });

  test.each([
    ['largoMm', '0', 'LENGTH_INVALID'],
    ['anchoMm', '24,55', 'LENGTH_INVALID'],
    ['pesoG', 'tres', 'WEIGHT_INVALID'],
    ['horas', '6,5', 'HOURS_INVALID'],
    ['horas', '0', 'HOURS_INVALID'],
    ['horas', String(WORK_HOURS_MAX + 1), 'HOURS_INVALID'],
    ['historia', 'x'.repeat(STORY_MAX + 1), 'TOO_LONG'],
  ])('%s: %s is %s', (field, value, code) => {
    expect(wrong(productEditSchema, { ...ring, ...said, [field]: value })).toEqual([
      `${field} ${code}`,
    ]);
  });
});
