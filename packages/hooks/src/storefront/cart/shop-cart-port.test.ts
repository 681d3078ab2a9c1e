import { ApiError, type CallOptions } from '@filigrana/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { timings } from '../../shared/timings.ts';
import { fakeShop, pending, type FakeShop } from '../../testing/fake-shop.test.kit.ts';
import { cartOf, httpError } from '../../testing/fixtures.test.kit.ts';
import { ManualClock } from '../../testing/manual-clock.test.kit.ts';
import { settleMicrotasks } from '../../testing/virtual-time.test.kit.ts';
import { itemFor } from './cart-item.test.kit.ts';
import { shopCartPort } from './shop-cart-port.ts';

const { signal } = new AbortController();
const clock = new ManualClock();
const portOf = (cart: FakeShop['cart']) => shopCartPort(fakeShop({ cart: cart ?? {} }), clock);

/** A browser's locks: one holder, the others in line. */
function fakeLocks() {
  let tail = Promise.resolve();
  return {
    request: (_name: string, _options: object, hold: () => Promise<void>) => {
      const turn = tail.then(hold);
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

it('sends an addition with its price and hands on the cart that comes back', async () => {
  const cart = cartOf([]);
  const add = vi.fn(() => Promise.resolve({ carrito: cart, mensaje: null }));
  const answer = await portOf({ add }).send(
    { kind: 'add', line: 4, item: itemFor(4, 145, 2) },
    signal,
  );
  expect(add).toHaveBeenCalledWith(
    { idProducto_talla: 4, cantidad: 2, precioUnitario: 145 },
    { signal: expect.any(AbortSignal) as AbortSignal },
  );
  expect(answer).toEqual({ kind: 'cart', cart });
});

it('is content with an addition that comes back without the cart', async () => {
  const add = () => Promise.resolve({ carrito: null, mensaje: 'Listo' });
  const answer = await portOf({ add }).send(
    { kind: 'add', line: 4, item: itemFor(4, 145, 2) },
    signal,
  );
  expect(answer).toEqual({ kind: 'done' });
});

it('sends quantities absolute, and removals by line', async () => {
  const { productos: _lines, ...carrito } = cartOf([]);
  const change = { item: { cantidad: 3, subtotalProducto: 435 }, carrito };
  const changeQuantity = vi.fn(() => Promise.resolve(change));
  const remove = vi.fn(() => Promise.resolve({ mensaje: null }));
  const empty = vi.fn(() => Promise.resolve({ mensaje: null }));
  const port = portOf({ changeQuantity, remove, empty });

  expect(await port.send({ kind: 'set', line: 4, cantidad: 3 }, signal)).toEqual({
    kind: 'line',
    line: 4,
    change,
  });
  expect(changeQuantity).toHaveBeenCalledWith(
    { idProducto_talla: 4, nuevaCantidad: 3 },
    { signal: expect.any(AbortSignal) as AbortSignal },
  );
  await port.send({ kind: 'remove', line: 4 }, signal);
  expect(remove).toHaveBeenCalledWith(
    { idProducto_talla: 4 },
    { signal: expect.any(AbortSignal) as AbortSignal },
  );
  await port.send({ kind: 'empty' }, signal);
  expect(empty).toHaveBeenCalledOnce();
});

it('lets errors through as they are', async () => {
  const error = httpError(409, { code: 'STOCK_EXCEEDED', stock: 2 });
  const port = portOf({ changeQuantity: () => Promise.reject(error) });
  await expect(port.send({ kind: 'set', line: 4, cantidad: 9 }, signal)).rejects.toBe(error);
});

describe('a server that never answers', () => {
  /** As the client does: it ends with its signal, and says where it was. */
  const endless = (_asked: unknown, { signal: given }: CallOptions = {}) =>
    new Promise<never>((_, reject) =>
      given?.addEventListener('abort', () =>
        reject(new ApiError({ kind: 'aborted', operation: 'createSession', message: 'ended' })),
      ),
    );

  it('is waited for no longer than a person should wait', async () => {
    const added = portOf({ add: endless }).send(
      { kind: 'add', line: 4, item: itemFor(4, 145, 2) },
      signal,
    );
    clock.end(timings.cart.patience);
    // Where it was tells what to say: here that no session could be opened.
    await expect(added).rejects.toMatchObject({ kind: 'timeout', operation: 'createSession' });

    const read = portOf({ get: (options) => endless(null, options) }).read(signal);
    clock.end(timings.cart.patience);
    await expect(read).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is left at once by whoever does not want the answer any more', async () => {
    const leaving = new AbortController();
    const added = portOf({ remove: endless }).send({ kind: 'remove', line: 4 }, leaving.signal);
    leaving.abort();
    await expect(added).rejects.toMatchObject({ kind: 'aborted' });
  });
});

it('gives the right to change the cart to one tab at a time', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const granted: string[] = [];
  const releaseOne = portOf({}).lock(() => granted.push('one'));
  const releaseTwo = portOf({}).lock(() => granted.push('two'));
  await settleMicrotasks();
  expect(granted).toEqual(['one']);
  releaseOne();
  await settleMicrotasks();
  expect(granted).toEqual(['one', 'two']);
  releaseTwo();
});

it('stops asking without having been granted anything', async () => {
  const refused = pending<void>();
  const request = vi.fn((_name: string, { signal: given }: { signal: AbortSignal }) => {
    given.addEventListener('abort', () => refused.reject(new DOMException('', 'AbortError')));
    return refused.promise;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const granted = vi.fn();
  portOf({}).lock(granted)();
  await settleMicrotasks();
  expect(granted).not.toHaveBeenCalled();
});

it('goes on at once where a browser knows or allows no locks', async () => {
  const granted = vi.fn();
  vi.stubGlobal('navigator', {});
  portOf({}).lock(granted);
  expect(granted).toHaveBeenCalledOnce();

  const forbidden = { request: () => Promise.reject(new DOMException('', 'SecurityError')) };
  vi.stubGlobal('navigator', { locks: forbidden });
  portOf({}).lock(granted);
  await settleMicrotasks();
  expect(granted).toHaveBeenCalledTimes(2);
});
