import { describe, expect, it } from 'vitest';
import { fakeFetch, tokenWith, type SeenRequest } from '../../test/fake-fetch.ts';
import type { CartWriteOptions } from '../client/options.ts';
import { createShop } from '../client/shop.ts';
import { memorySession } from '../session/memory-session.ts';
import type { SessionState } from '../session/session-store.ts';

const TOKEN = tokenWith({ idUsuario: 7, rol: 1 });
const LINE = { idProducto_talla: 10, cantidad: 1, precioUnitario: 48 };
const EMPTY = { idCarrito: 1, subtotal: 0, montoEnvio: 8, montoTotal: 8, productos: [] };

function answer({ url }: SeenRequest): Response {
  const totals = { idCarrito: 1, subtotal: 48, montoEnvio: 8, montoTotal: 56 };
  const answers: Record<string, unknown> = {
    '/api/users/session/create': { sessionToken: 's-nueva' },
    '/api/carrito/obtener': { carrito: EMPTY },
    '/api/carrito/cantidad': { item: { cantidad: 3, subtotalProducto: 48 }, carrito: totals },
  };
  return Response.json(answers[url.pathname] ?? { mensaje: 'Listo.' });
}

/** Answers all but the first request, whose answer is lost. */
function lostOnce(): typeof answer {
  let isLost = false;
  return (request) => {
    if (isLost) return answer(request);
    isLost = true;
    throw new TypeError('fetch failed');
  };
}

function shopWith(state: Partial<SessionState>, respond: typeof answer = answer, retries = 0) {
  const { fetch, seen } = fakeFetch(respond);
  const session = memorySession(state);
  const shop = createShop({ host: 'https://t.test', session, fetch, retries });
  const paths = () => seen.map(({ url }) => url.pathname);
  return { shop, seen, session, paths };
}

type Shop = ReturnType<typeof createShop>;
const CHANGES: [string, (shop: Shop) => Promise<unknown>, object][] = [
  ['add', (shop) => shop.cart.add(LINE), LINE],
  [
    'changeQuantity',
    (shop) => shop.cart.changeQuantity({ idProducto_talla: 10, nuevaCantidad: 3 }),
    { idProducto_talla: 10, nuevaCantidad: 3 },
  ],
  ['empty', (shop) => shop.cart.empty(), {}],
  ['remove', (shop) => shop.cart.remove({ idProducto_talla: 10 }), { idProducto_talla: 10 }],
  ['setShipping', (shop) => shop.cart.setShipping({ costoEnvio: 8 }), { costoEnvio: 8 }],
];

describe('the cart of an anonymous visitor', () => {
  it.each(CHANGES)('is named by the stored session token in %s', async (_name, change, body) => {
    const { shop, seen } = shopWith({ sessionToken: 's-1' });
    await change(shop);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.json).toEqual({ ...body, sessionToken: 's-1' });
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
  });

  it.each(CHANGES)('reaches the server in %s though the page is left', async (_name, change) => {
    const { shop, seen } = shopWith({ sessionToken: 's-1' });
    await change(shop);
    expect(seen[0]?.keepalive).toBe(true);
  });

  it.each(CHANGES)('gets a session first in %s when there is none', async (_name, change, body) => {
    const { shop, seen, session, paths } = shopWith({});
    await change(shop);
    expect(paths()[0]).toBe('/api/users/session/create');
    expect(seen[1]?.json).toEqual({ ...body, sessionToken: 's-nueva' });
    expect(session.read().sessionToken).toBe('s-nueva');
  });

  it('is read with the stored session token', async () => {
    const { shop, seen } = shopWith({ sessionToken: 's-1' });
    await shop.cart.get();
    expect(seen[0]?.json).toEqual({ sessionToken: 's-1' });
  });

  it('is empty, without asking, for somebody who never had one', async () => {
    const { shop, seen } = shopWith({});
    expect(await shop.cart.get()).toMatchObject({ idCarrito: null, montoTotal: 0, productos: [] });
    expect(seen).toHaveLength(0);
  });

  it('is created once for many calls at the same time', async () => {
    const { shop, paths } = shopWith({});
    await Promise.all([shop.cart.add(LINE), shop.cart.add(LINE), shop.session.ensure()]);
    expect(paths().filter((path) => path === '/api/users/session/create')).toHaveLength(1);
    expect(paths()).toHaveLength(3);
  });

  it('is asked for again after a failed creation', async () => {
    let first = true;
    const { shop, session } = shopWith({}, (request) => {
      if (!first) return answer(request);
      first = false;
      return new Response(null, { status: 500 });
    });
    const failure = { kind: 'http', status: 500, operation: 'createSession' };
    await expect(shop.cart.add(LINE)).rejects.toMatchObject(failure);
    await shop.cart.add(LINE);
    expect(session.read().sessionToken).toBe('s-nueva');
  });

  it('is still created for the others when one caller gives up', async () => {
    const { shop, session, paths } = shopWith({});
    const controller = new AbortController();
    const left = shop.cart.add(LINE, { signal: controller.signal });
    const stays = shop.cart.add(LINE);
    controller.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted', operation: 'createSession' });
    await stays;
    expect(session.read().sessionToken).toBe('s-nueva');
    expect(paths()).toEqual(['/api/users/session/create', '/api/carrito/agregar']);
  });

  it('keeps the session that another tab stored in the meantime', async () => {
    const { shop, session, seen } = shopWith({}, (request) => {
      if (request.url.pathname.endsWith('create')) session.write({ sessionToken: 's-otra' });
      return answer(request);
    });
    await shop.cart.add(LINE);
    expect(session.read().sessionToken).toBe('s-otra');
    expect(seen[1]?.json).toMatchObject({ sessionToken: 's-otra' });
  });
});

describe('the cart of an account', () => {
  it.each(CHANGES)('is named by the login alone in %s', async (_name, change, body) => {
    const { shop, seen } = shopWith({ token: TOKEN, sessionToken: 's-1' });
    await change(shop);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.json).toEqual(body);
    expect(seen[0]?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });

  it('is read without a body', async () => {
    const { shop, seen } = shopWith({ token: TOKEN, sessionToken: 's-1' });
    expect(await shop.cart.get()).toMatchObject({ montoTotal: 8 });
    expect(seen[0]?.json).toBeUndefined();
    expect(seen[0]?.headers.get('Content-Type')).toBeNull();
  });
});

describe('a change that names a version', () => {
  const NAMED = { version: 4, idempotencyKey: 'cambio-0001' };
  const line = { idProducto_talla: 10 };
  const named: [string, (shop: Shop, options: CartWriteOptions) => Promise<unknown>][] = [
    ['add', (shop, options) => shop.cart.add(LINE, options)],
    [
      'changeQuantity',
      (shop, options) => shop.cart.changeQuantity({ ...line, nuevaCantidad: 3 }, options),
    ],
    ['empty', (shop, options) => shop.cart.empty(options)],
    ['remove', (shop, options) => shop.cart.remove(line, options)],
  ];

  it.each(named)('carries it with its key in %s', async (_name, change) => {
    const { shop, seen } = shopWith({ token: TOKEN });
    await change(shop, NAMED);
    expect(seen[0]?.json).toMatchObject({ version: 4 });
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('cambio-0001');
  });

  it.each(named)('is sent again after a lost answer, the same, in %s', async (_name, change) => {
    const { shop, seen } = shopWith({ token: TOKEN }, lostOnce(), 1);
    await change(shop, NAMED);
    expect(seen).toHaveLength(2);
    expect(seen[1]?.json).toEqual(seen[0]?.json);
    expect(seen[1]?.headers.get('Idempotency-Key')).toBe('cambio-0001');
  });

  it.each(named)('is sent once and without a key in %s when it names none', async (_n, change) => {
    for (const version of [null, undefined]) {
      const { shop, seen } = shopWith({ token: TOKEN }, lostOnce(), 1);
      const sent = change(shop, { version, idempotencyKey: 'cambio-0001' });
      await expect(sent).rejects.toMatchObject({ kind: 'network' });
      expect(seen).toHaveLength(1);
      expect(seen[0]?.json).not.toHaveProperty('version');
      expect(seen[0]?.headers.get('Idempotency-Key')).toBeNull();
    }
  });

  it.each(named)('tells today’s cart when it is refused in %s', async (_name, change) => {
    const body = { error: 'Cambió.', code: 'VERSION_CONFLICT', carrito: { ...EMPTY, version: 9 } };
    const { shop } = shopWith({ token: TOKEN }, () => Response.json(body, { status: 409 }));
    const error = await change(shop, NAMED).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      code: 'VERSION_CONFLICT',
      carrito: { idCarrito: 1, productos: [], version: 9 },
    });
  });

  it('stays refused when the cart of the refusal is missing or cannot be read', async () => {
    for (const carrito of [undefined, null, 7, { idCarrito: 'x' }]) {
      const body = { error: 'Cambió.', code: 'VERSION_CONFLICT', carrito };
      const { shop } = shopWith({ token: TOKEN }, () => Response.json(body, { status: 409 }));
      const error = await shop.cart.empty(NAMED).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ kind: 'http', code: 'VERSION_CONFLICT', carrito: undefined });
    }
  });

  it('answers the whole cart, or the totals from a server that tells no more', async () => {
    const carrito = { ...EMPTY, version: 5 };
    const item = { cantidad: 3, subtotalProducto: 48 };
    const quantity = { ...line, nuevaCantidad: 3 };
    const whole = shopWith({ token: TOKEN }, () => Response.json({ item, carrito })).shop;
    expect((await whole.cart.changeQuantity(quantity)).carrito).toMatchObject(carrito);
    const plain = shopWith({ token: TOKEN }).shop;
    expect((await plain.cart.changeQuantity(quantity)).carrito).toMatchObject({
      montoTotal: 56,
      version: null,
      productos: null,
    });
    expect(await plain.cart.remove(line)).toEqual({ mensaje: 'Listo.', carrito: null });
  });
});

describe('shop.session', () => {
  it('creates without storing, and ensures by storing', async () => {
    const { shop, session } = shopWith({});
    expect(await shop.session.create()).toEqual({ sessionToken: 's-nueva' });
    expect(session.read().sessionToken).toBeNull();
    await shop.session.ensure();
    expect(session.read().sessionToken).toBe('s-nueva');
  });

  it.each([{ token: TOKEN }, { sessionToken: 's-1' }])('ensures nothing with %o', async (state) => {
    const { shop, seen } = shopWith(state);
    await shop.session.ensure();
    expect(seen).toHaveLength(0);
  });

  it('refuses an answer without a token', async () => {
    for (const body of [{}, { sessionToken: '' }, { sessionToken: null }, null]) {
      const { shop } = shopWith({}, () => Response.json(body));
      await expect(shop.session.ensure()).rejects.toMatchObject({ kind: 'contract' });
    }
  });

  it('gives the store it was made with', () => {
    const { shop, session } = shopWith({});
    expect(shop.session.store).toBe(session);
  });
});
