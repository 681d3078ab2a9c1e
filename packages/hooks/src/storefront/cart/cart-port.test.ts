import { expect, it, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { fakeShop, type FakeShop } from '../../../test/fake-shop.ts';
import { cartLine, cartOf, httpError } from '../../../test/fixtures.ts';
import { itemFor } from '../../../test/cart/cart-item.ts';
import { shopCartPort } from './cart-port.ts';
import type { CartCommand } from './cart.queue.ts';

const { signal } = new AbortController();
/** The machine repeats, so that the client does not; and nobody waits for ever. */
const ONCE = { signal, retries: 0, timeout: timings.cart.patience };
const NAMED = { ...ONCE, idempotencyKey: 'wish-0001', version: 3 };
const cart = cartOf([cartLine(4, 2)], 4);

const send = (shop: FakeShop['cart'], command: CartCommand) =>
  shopCartPort(fakeShop({ cart: shop ?? {} })).send(
    { command, key: 'wish-0001', version: 3 },
    signal,
  );

it('sends an addition with its price, its key and its version, and hands on the cart', async () => {
  const add = vi.fn(() => Promise.resolve({ carrito: cart, mensaje: null }));
  const answer = await send({ add }, { kind: 'add', line: 4, item: itemFor(4, 145, 2) });
  const addition = { idProducto_talla: 4, cantidad: 2, precioUnitario: 145 };
  expect(add).toHaveBeenCalledWith(addition, NAMED);
  expect(answer).toEqual({ cart, cantidad: null });
});

it('sends quantities absolute, removals by line, and the end of the cart', async () => {
  const change = { item: { cantidad: 2, subtotalProducto: 290 }, carrito: cart };
  const changeQuantity = vi.fn(() => Promise.resolve(change));
  const remove = vi.fn(() => Promise.resolve({ mensaje: null, carrito: cart }));
  const empty = vi.fn(() => Promise.resolve({ mensaje: null, carrito: cart }));

  const set = { kind: 'set', line: 4, cantidad: 3 } as const;
  expect(await send({ changeQuantity }, set)).toEqual({ cart, cantidad: 2 });
  expect(changeQuantity).toHaveBeenCalledWith({ idProducto_talla: 4, nuevaCantidad: 3 }, NAMED);
  expect(await send({ remove }, { kind: 'remove', line: 4 })).toEqual({ cart, cantidad: null });
  expect(remove).toHaveBeenCalledWith({ idProducto_talla: 4 }, NAMED);
  expect(await send({ empty }, { kind: 'empty' })).toEqual({ cart, cantidad: null });
  expect(empty).toHaveBeenCalledWith(NAMED);
});

it('is content with a host that does not tell the cart', async () => {
  const { productos: _lines, ...totals } = cart;
  const change = {
    item: { cantidad: 2, subtotalProducto: 290 },
    carrito: { ...totals, productos: null },
  };
  const changeQuantity = () => Promise.resolve(change);
  const set = { kind: 'set', line: 4, cantidad: 3 } as const;
  expect(await send({ changeQuantity }, set)).toEqual({ cart: null, cantidad: 2 });
  const remove = () => Promise.resolve({ mensaje: 'Listo', carrito: null });
  const gone = { kind: 'remove', line: 4 } as const;
  expect(await send({ remove }, gone)).toEqual({ cart: null, cantidad: null });
});

it('lets errors through as they are', async () => {
  const error = httpError(409, { code: 'STOCK_EXCEEDED', stock: 2 });
  const changeQuantity = () => Promise.reject(error);
  const set = { kind: 'set', line: 4, cantidad: 9 } as const;
  await expect(send({ changeQuantity }, set)).rejects.toBe(error);
});

it('reads the cart once, and opens a session first for somebody with a wish', async () => {
  const ensure = vi.fn(() => Promise.resolve());
  const get = vi.fn(() => Promise.resolve(cart));
  const port = shopCartPort(fakeShop({ cart: { get }, session: { ensure } }));
  expect(await port.read(signal, false)).toBe(cart);
  expect(get).toHaveBeenCalledWith(ONCE);
  expect(ensure).not.toHaveBeenCalled();
  expect(await port.read(signal, true)).toBe(cart);
  expect(ensure).toHaveBeenCalledWith(ONCE);
});
