import { browserEnvironment } from '@filigrana/sdk';
import { describe, expect, test } from 'vitest';
import { keptIn } from '../../shared/storage.ts';
import {
  EMPTY_LOCAL_CART,
  nextLocalCart,
  type LocalCart,
  type LocalCartEvent,
  type LocalCartLine,
} from './local-cart.ts';
import { localCartStorage } from './local-cart-storage.ts';

const line = (change: Partial<LocalCartLine> = {}): LocalCartLine => ({
  _id: 40,
  cantidad: 1,
  nombre: 'Anillo Trenza',
  precio: 99.5,
  image_url: null,
  talla: '6',
  ...change,
});
const cart = (...productos: LocalCartLine[]): LocalCart => ({ productos, usuarioInfo: null });
const after = (before: LocalCart, ...events: LocalCartEvent[]) =>
  events.reduce(nextLocalCart, before);

describe('the local cart', () => {
  test('appends what is new and adds up what is there', () => {
    const next = after(
      EMPTY_LOCAL_CART,
      { type: 'localCart.add', line: line({ cantidad: 2 }) },
      { type: 'localCart.add', line: line({ _id: 41, talla: '7' }) },
      { type: 'localCart.add', line: line({ cantidad: 3 }) },
    );
    expect(next.productos.map(({ _id, cantidad }) => [_id, cantidad])).toEqual([
      [40, 5],
      [41, 1],
    ]);
  });

  test('increases, and decreases never below 1', () => {
    const up = after(cart(line()), { type: 'localCart.increase', _id: 40 });
    expect(up.productos[0]?.cantidad).toBe(2);
    const decrease = { type: 'localCart.decrease', _id: 40 } as const;
    expect(after(up, decrease, decrease, decrease).productos[0]?.cantidad).toBe(1);
  });

  test('holds at most what a line may hold', () => {
    const full = cart(line({ cantidad: 999 }));
    expect(after(full, { type: 'localCart.increase', _id: 40 }).productos[0]?.cantidad).toBe(999);
  });

  test('removes one line and empties all', () => {
    const two = cart(line(), line({ _id: 41 }));
    expect(after(two, { type: 'localCart.remove', _id: 40 }).productos).toEqual([
      line({ _id: 41 }),
    ]);
    expect(after(two, { type: 'localCart.empty' }).productos).toEqual([]);
  });

  test('holds what the shop’s cart holds, in its order, and nothing else', () => {
    const lines = [line({ _id: 41, cantidad: 3 }), line({ precio: 80 })];
    const two = cart(line(), line({ _id: 42 }));
    expect(after(two, { type: 'localCart.replace', lines }).productos).toEqual(lines);
    expect(after(two, { type: 'localCart.replace', lines: [] }).productos).toEqual([]);
  });

  test.each([
    { cantidad: 2 },
    { nombre: 'Anillo Halo' },
    { precio: 80 },
    { image_url: '/media/1.webp' },
    { talla: '7' },
    { _id: 41 },
    { disponible: false },
  ])('is another one when the shop’s cart says %j', (change) => {
    const lines = [line(change)];
    expect(after(cart(line()), { type: 'localCart.replace', lines }).productos).toEqual(lines);
  });

  test('stays the same object when a line is not there or nobody else came', () => {
    const one = cart(line());
    expect(after(one, { type: 'localCart.replace', lines: [line()] })).toBe(one);
    expect(after(one, { type: 'localCart.remove', _id: 9 })).toBe(one);
    expect(after(one, { type: 'localCart.identify', usuarioInfo: null })).toBe(one);
  });

  test('goes along into the account of whoever logs in', () => {
    const usuarioInfo = { idUsuario: 7 };
    const mine = after(cart(line()), { type: 'localCart.identify', usuarioInfo });
    expect(mine).toEqual({ productos: [line()], usuarioInfo });
  });

  test.each([[null], [{ idUsuario: 8 }]])('shows nothing of an account to %j', (usuarioInfo) => {
    const mine = { productos: [line()], usuarioInfo: { idUsuario: 7 } };
    expect(after(mine, { type: 'localCart.identify', usuarioInfo })).toEqual({
      productos: [],
      usuarioInfo,
    });
  });
});

describe('what the browser has stored', () => {
  const storage = localCartStorage(keptIn(browserEnvironment()));
  const stored = (text: string) => {
    localStorage.setItem('filigrana:carrito', text);
    return storage.read();
  };

  test('is read as it was written', () => {
    const productos = [line(), line({ _id: 41, disponible: false })];
    const cart = { productos, usuarioInfo: { idUsuario: 7 } };
    storage.write(cart);
    expect(storage.read()).toEqual(cart);
  });

  test.each([
    '',
    '{roto',
    '7',
    'null',
    '[]',
    '{"productos":"muchos"}',
    '{"productos":[null,1,"x",{}]}',
  ])('counts as an empty cart when it is %j', (text) => {
    expect(stored(text)).toEqual(EMPTY_LOCAL_CART);
  });

  test.each([
    ['no id', { _id: '40' }],
    ['a fraction of a piece', { cantidad: 1.5 }],
    ['no piece', { cantidad: 0 }],
    ['too many pieces', { cantidad: 1e9 }],
    ['a negative price', { precio: -1 }],
    ['a price in words', { precio: '99' }],
    ['no name', { nombre: null }],
    ['no size', { talla: 6 }],
  ])('leaves out a line with %s and keeps the rest', (_case, wrong) => {
    const text = JSON.stringify({ productos: [{ ...line(), ...wrong }, line({ _id: 41 })] });
    expect(stored(text).productos).toEqual([line({ _id: 41 })]);
  });

  test('has no line twice, and no picture that is no address', () => {
    const text = JSON.stringify({
      productos: [line(), { ...line({ cantidad: 2 }), image_url: 5 }],
    });
    expect(stored(text).productos).toEqual([line({ cantidad: 2 })]);
  });
});
