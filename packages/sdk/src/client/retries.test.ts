import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySession } from '../session/memory-session.ts';
import type { ApiError } from './api-error.ts';
import { fakeFetch } from '../../test/fake-fetch.ts';
import type { ShopOptions } from './options.ts';
import { createShop, type Shop } from './shop.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers });
const never = () => new Promise<Response>(() => undefined);

/** A shop whose server gives these answers in turn, the last one for ever. */
function shopWith(
  answers: (() => Response | Promise<Response>)[],
  options: Partial<ShopOptions> = {},
) {
  const { fetch, seen } = fakeFetch((_request, count) => {
    times.push(Date.now() - start);
    return (answers[count - 1] ?? answers.at(-1) ?? never)();
  });
  const start = Date.now();
  const times: number[] = [];
  const session = memorySession({ token: 'a.b.c' });
  const shop = createShop({
    host: 'https://t.test',
    session,
    fetch,
    random: () => 0.5,
    ...options,
  });
  return { shop, seen, times };
}

/** Runs the clock until the call has ended and tells how. */
async function outcome<T>(
  call: Promise<T>,
): Promise<{ value?: T; error?: ApiError; after: number }> {
  const start = Date.now();
  const settled = call.then(
    (value) => ({ value, after: Date.now() - start }),
    (error: ApiError) => ({ error, after: Date.now() - start }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

const emptyList = () => Response.json([]);
const broken = () => Promise.reject(new TypeError('fetch failed'));

describe('a read', () => {
  it.each([429, 502, 503, 504])('is repeated after status %d', async (code) => {
    const { shop, seen } = shopWith([() => status(code), emptyList]);
    expect((await outcome(shop.catalog.offers())).value).toEqual([]);
    expect(seen).toHaveLength(2);
  });

  it('is repeated at most twice, after growing waits', async () => {
    const { shop, times } = shopWith([broken]);
    expect((await outcome(shop.catalog.offers())).error?.kind).toBe('network');
    expect(times).toEqual([0, 225, 675]);
  });

  it('waits between half and all of the step', async () => {
    for (const [random, wait] of [
      [0, 150],
      [0.999, 299.85],
    ] as const) {
      const { shop, times } = shopWith([broken, emptyList], { random: () => random });
      await outcome(shop.catalog.offers());
      expect(times[1]).toBeCloseTo(wait, -1);
    }
  });

  it.each([400, 401, 404, 409, 500])('is not repeated after status %d', async (code) => {
    const { shop, seen } = shopWith([() => status(code), emptyList]);
    expect((await outcome(shop.catalog.offers())).error?.status).toBe(code);
    expect(seen).toHaveLength(1);
  });

  it('is not repeated after an answer that breaks the contract', async () => {
    const { shop, seen } = shopWith([() => new Response('<html>'), emptyList]);
    expect((await outcome(shop.catalog.offers())).error?.kind).toBe('contract');
    expect(seen).toHaveLength(1);
  });

  it('is never repeated with retries: 0', async () => {
    const { shop, seen } = shopWith([broken], { retries: 0 });
    await outcome(shop.catalog.offers());
    expect(seen).toHaveLength(1);
  });

  it('is repeated as often as the one call asks', async () => {
    const { shop, seen } = shopWith([broken]);
    await outcome(shop.catalog.offers({ retries: 0 }));
    expect(seen).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    const { shop, times } = shopWith([() => status(429, { 'Retry-After': '3' }), emptyList]);
    await outcome(shop.catalog.offers());
    expect(times).toEqual([0, 3_000]);
  });

  it('reports at once when the server asks for a long wait', async () => {
    const { shop, seen } = shopWith([() => status(429, { 'Retry-After': '60' }), emptyList]);
    const { error, after } = await outcome(shop.catalog.offers());
    expect(error).toMatchObject({ status: 429, retryAfter: 60 });
    expect(after).toBe(0);
    expect(seen).toHaveLength(1);
  });

  it('is not repeated when too little time is left', async () => {
    const { shop, seen } = shopWith([broken, emptyList], { timeouts: { default: 200 } });
    expect((await outcome(shop.catalog.offers())).error?.kind).toBe('network');
    expect(seen).toHaveLength(1);
  });

  it('stops waiting when the caller gives up', async () => {
    const { shop, seen } = shopWith([broken, emptyList]);
    const controller = new AbortController();
    const call = outcome(shop.catalog.offers({ signal: controller.signal }));
    setTimeout(() => controller.abort(), 100);
    const { error, after } = await call;
    expect(error?.kind).toBe('aborted');
    expect(after).toBe(100);
    expect(seen).toHaveLength(1);
  });

  it('of the cart is repeated although it is a POST', async () => {
    const cart = { idCarrito: 1, subtotal: 0, montoEnvio: 8, montoTotal: 8, productos: [] };
    const { shop, seen } = shopWith([broken, () => Response.json({ carrito: cart })]);
    expect((await outcome(shop.cart.get())).value?.montoTotal).toBe(8);
    expect(seen).toHaveLength(2);
  });
});

describe('a write', () => {
  const piece = { pieza: 'Aretes', tipoPiedra: 'Natural', tipoMaterial: 'Plata' };

  it('is not repeated', async () => {
    const { shop, seen } = shopWith([broken]);
    const addition = { idProducto_talla: 1, cantidad: 1, precioUnitario: 5 };
    expect((await outcome(shop.cart.add(addition))).error?.kind).toBe('network');
    expect((await outcome(shop.orders.accept(1))).error?.kind).toBe('network');
    expect((await outcome(shop.specialOrders.request(piece))).error?.kind).toBe('network');
    expect(seen).toHaveLength(3);
  });

  it('is repeated with the same key and a whole body when it has an idempotency key', async () => {
    const file = new File(['recibo'], 'sinpe.png', { type: 'image/png' });
    const { shop, seen } = shopWith([
      broken,
      () => status(503),
      () => Response.json({}, { status: 201 }),
    ]);
    const form = { ...piece, referenciaURL: file };
    const key = { idempotencyKey: 'compra-0001' };
    expect((await outcome(shop.specialOrders.request(form, key))).error).toBeUndefined();
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(
      Array(3).fill('compra-0001'),
    );
    for (const { form: sent } of seen)
      expect(await (sent?.get('referenciaURL') as File).text()).toBe('recibo');
  });
});

describe('the time limit', () => {
  const limits: [string, number, (shop: Shop) => Promise<unknown>][] = [
    ['the default', 30_000, (shop) => shop.catalog.offers()],
    ['the subscription', 5_000, (shop) => shop.subscription.set({ estadoSuscripcion: true })],
    ['the list of special orders', 10_000, (shop) => shop.specialOrders.list()],
    ['an upload', 120_000, (shop) => shop.banners.upload([new Blob(['x'])])],
  ];

  it.each(limits)(
    'of %s is %d ms, and what timed out is not repeated',
    async (_name, limit, call) => {
      const { shop, seen } = shopWith([never]);
      const { error, after } = await outcome(call(shop));
      expect(error).toMatchObject({ kind: 'timeout', retryable: true });
      expect(after).toBe(limit);
      expect(seen).toHaveLength(1);
    },
  );

  it('of one call is its own, also where a session has to be made for it first', async () => {
    const { shop, seen } = shopWith([never]);
    expect((await outcome(shop.catalog.offers({ timeout: 70 }))).after).toBe(70);

    const nobody = createShop({ host: 'https://t.test', session: memorySession(), fetch: never });
    const { error, after } = await outcome(nobody.cart.empty({ timeout: 70 }));
    expect(error).toMatchObject({ kind: 'timeout', operation: 'createSession' });
    expect(after).toBe(70);
    expect(seen).toHaveLength(1);
  });

  it('is taken from the options', async () => {
    const { shop } = shopWith([never], { timeouts: { subscription: 50 } });
    expect((await outcome(shop.subscription.set({ estadoSuscripcion: true }))).after).toBe(50);
  });

  it('covers all attempts together', async () => {
    const { shop, seen } = shopWith([broken, never], { timeouts: { default: 1_000 } });
    const { error, after } = await outcome(shop.catalog.offers());
    expect(error?.kind).toBe('timeout');
    expect(after).toBe(1_000);
    expect(seen).toHaveLength(2);
  });

  it('leaves no timer behind when the answer arrives', async () => {
    const { shop } = shopWith([emptyList]);
    const controller = new AbortController();
    await shop.catalog.offers({ signal: controller.signal });
    expect(vi.getTimerCount()).toBe(0);
  });
});
