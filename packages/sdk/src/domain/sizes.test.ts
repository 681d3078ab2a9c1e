import { describe, expect, test } from 'vitest';
import {
  RING_CATEGORY_ID,
  RING_SIZES,
  UNIQUE_SIZE,
  describeSize,
  diameterOf,
  hasSizes,
  isRing,
  isRingSize,
  isUniqueSize,
  keepRingSize,
  parseSizes,
} from './sizes.ts';

const TABLE = [
  ['5', 15.7, '15.7 mm', '1.57 cm'],
  ['6', 16.5, '16.5 mm', '1.65 cm'],
  ['7', 17.3, '17.3 mm', '1.73 cm'],
  ['8', 18.1, '18.1 mm', '1.81 cm'],
  ['9', 18.9, '18.9 mm', '1.89 cm'],
  ['10', 19.8, '19.8 mm', '1.98 cm'],
  ['11', 20.6, '20.6 mm', '2.06 cm'],
  ['12', 21.4, '21.4 mm', '2.14 cm'],
] as const;

describe('ring sizes', () => {
  test('the table goes from 5 to 12', () => {
    expect(RING_SIZES).toEqual(TABLE.map(([tamanio, cm]) => ({ tamanio, cm })));
  });

  test.each(TABLE)('size %s, figure %d, is %s or %s', (tamanio, cm, millimetres, centimetres) => {
    expect(describeSize({ tamanio, cm })).toEqual({ tamanio, millimetres, centimetres });
    expect(diameterOf(tamanio)).toBe(cm);
    expect(isRingSize(tamanio)).toBe(true);
  });

  test.each(['4', '13', '', '07', ' 7', '7.5', 'siete', 'Única'])('%j is no ring size', (text) => {
    expect(isRingSize(text)).toBe(false);
    expect(diameterOf(text)).toBeNull();
  });

  test.each([
    ['7', '7'],
    ['1o2', '12'],
    ['123', '12'],
    ['abc', ''],
  ])('the size field keeps of %j only %j', (typed, kept) => {
    expect(keepRingSize(typed)).toBe(kept);
  });
});

describe('sizes of a product', () => {
  test('category 1 is the rings', () => {
    expect(RING_CATEGORY_ID).toBe(1);
    expect(isRing({ idCategoria: 1 })).toBe(true);
    expect(isRing({ idCategoria: 2 })).toBe(false);
  });

  test.each(['Única', 'unica', ' ÚNICA '])('%j stands for no size', (tamanio) => {
    expect(isUniqueSize(tamanio)).toBe(true);
  });

  test('the size of a piece without sizes is called Única', () => {
    expect(UNIQUE_SIZE).toBe('Única');
    expect(isUniqueSize('7')).toBe(false);
  });

  test('a ring has sizes even when the list does not bring them', () => {
    expect(hasSizes({ idCategoria: 1, tallas: [] })).toBe(true);
  });

  test('the hidden size Única asks nobody to choose', () => {
    const unica = { idProducto_talla: 9, tamanio: 'Única', cm: null, stock: 4 };
    expect(hasSizes({ idCategoria: 2, tallas: [unica] })).toBe(false);
    expect(hasSizes({ idCategoria: 2, tallas: [{ ...unica, tamanio: '7' }] })).toBe(true);
  });

  test.each([
    ['6,7,8', ['6', '7', '8']],
    [' 10, 9 ,8,', ['8', '9', '10']],
    ['7,7', ['7']],
    ['Única', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('the list %j reads as %j', (text, sizes) => {
    expect(parseSizes(text)).toEqual(sizes);
  });
});
