import { expect, test } from 'vitest';
import { addPiece, addToCart, buy, visitor, type Piece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { mergeCarts } from './merge-carts.ts';

type Owner = { token: string } | { sessionToken: string };

interface Seen {
  code?: string;
  stock?: number;
  carrito: {
    idCarrito: number | null;
    version: number;
    productos: { idProducto_talla: number; cantidad: number }[];
  };
}

/** A change as a client names it. */
interface Named {
  version?: number;
  key?: string;
}

const WRITES = {
  add: { method: 'POST', url: '/api/carrito/agregar' },
  change: { method: 'PUT', url: '/api/carrito/cantidad' },
  remove: { method: 'DELETE', url: '/api/carrito/producto' },
  empty: { method: 'DELETE', url: '/api/carrito/vaciar' },
} as const;

async function write(
  { call }: TestApp,
  who: Owner,
  name: keyof typeof WRITES,
  fields: object,
  { version, key }: Named = {},
) {
  const { method, url } = WRITES[name];
  const body = {
    ...fields,
    ...('token' in who ? {} : who),
    ...(version !== undefined && { version }),
  };
  const { status, body: seen } = await call(method, url, {
    ...('token' in who && { token: who.token }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body,
  });
  return { status, seen: seen as Seen };
}

const add = (app: TestApp, who: Owner, { idProducto_talla }: Piece, named?: Named, cantidad = 1) =>
  write(app, who, 'add', { idProducto_talla, cantidad, precioUnitario: 1 }, named);

async function cartOf({ call }: TestApp, who: Owner) {
  const own = 'token' in who ? { token: who.token } : { body: who };
  return ((await call('POST', '/api/carrito/obtener', own)).body as Seen).carrito;
}

const K1 = 'cambio-0001';
const K2 = 'cambio-0002';

describeOnBothDatabases('a change of a cart that names its version', (createApp) => {
  test('is refused with today’s cart when there is a newer one, and does nothing', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps);
    const { idProducto_talla } = piece;
    await add(app, who, piece, { version: 0 }, 2);
    await add(app, who, piece, { version: 1 });
    const today = await cartOf(app, who);
    for (const [name, fields] of [
      ['add', { idProducto_talla, cantidad: 1, precioUnitario: 1 }],
      ['change', { idProducto_talla, nuevaCantidad: 5 }],
      ['remove', { idProducto_talla }],
      ['empty', {}],
    ] as const)
      for (const version of [0, 1, 3]) {
        const refused = await write(app, who, name, fields, { version });
        expect(refused).toMatchObject({ status: 409, seen: { code: 'VERSION_CONFLICT' } });
        expect(refused.seen.carrito).toEqual(today);
      }
    expect(await cartOf(app, who)).toEqual(today);
  });

  test('is answered with the whole cart and its new version, as it is read', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps);
    const { idProducto_talla } = piece;
    const named = { version: 0, key: K1 };
    for (const [name, fields] of [
      ['add', { idProducto_talla, cantidad: 1, precioUnitario: 1 }],
      ['change', { idProducto_talla, nuevaCantidad: 3 }],
      ['remove', { idProducto_talla }],
      ['empty', {}],
    ] as const) {
      const { seen } = await write(app, who, name, fields, { ...named, key: `${K1}-${name}` });
      named.version += 1;
      expect(seen.carrito).toEqual(await cartOf(app, who));
      expect(seen.carrito.version).toBe(named.version);
    }
    const noted = await app.call('PUT', '/api/carrito/envio', { body: { ...who, costoEnvio: 8 } });
    expect((noted.body as Seen).carrito).toEqual(await cartOf(app, who));
  });

  test('is refused for the stock with today’s cart, and may be made with another quantity', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 2 });
    await add(app, who, piece);
    const today = await cartOf(app, who);
    const refused = await add(app, who, piece, { version: 1, key: K1 }, 2);
    expect(refused).toMatchObject({ status: 409, seen: { code: 'STOCK_EXCEEDED', stock: 2 } });
    expect(refused.seen.carrito).toEqual(today);
    // A refusal uses no key up and leaves no cart behind that was not there.
    expect(await add(app, who, piece, { version: 1, key: K1 })).toMatchObject({ status: 201 });
    const other = await visitor(app);
    const first = await add(app, other, piece, { version: 0 }, 3);
    expect(first.seen.carrito).toMatchObject({ idCarrito: null, version: 0 });
  });

  test('finds no cart of a version above none where there is none', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const { idProducto_talla } = await addPiece(app.deps);
    const late = { version: 4, key: K1 };
    expect(await add(app, who, { idProducto: 0, idProducto_talla }, late)).toMatchObject({
      status: 409,
      seen: { carrito: { idCarrito: null, version: 0, productos: [] } },
    });
    expect(await write(app, who, 'remove', { idProducto_talla }, late)).toMatchObject({
      status: 409,
    });
    expect(await write(app, who, 'remove', { idProducto_talla }, { version: 0 })).toMatchObject({
      status: 404,
    });
  });

  test('finds another version after an edit that takes a piece out of carts', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const [gone, kept] = [await addPiece(app.deps), await addPiece(app.deps)];
    await add(app, who, gone);
    const { token } = await app.signIn(2);
    const removed = await app.call('DELETE', `/api/productos/borrar/${gone.idProducto}`, { token });
    expect(removed.status).toBe(200);
    expect(await add(app, who, kept, { version: 1 })).toMatchObject({ status: 409 });
  });
});

describeOnBothDatabases('a change of a cart with a key', (createApp) => {
  test('is made once, however often it is sent, and answered with today’s cart', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps);
    const first = await add(app, who, piece, { version: 0, key: K1 });
    const again = await add(app, who, piece, { version: 0, key: K1 });
    expect(again).toEqual(first);
    // Other tabs have changed it since, and it is still not made a second time.
    await add(app, who, piece, { version: 1, key: K2 });
    const late = await add(app, who, piece, { version: 0, key: K1 });
    expect(late).toMatchObject({
      status: 201,
      seen: { carrito: { version: 2, productos: [{ cantidad: 2 }] } },
    });
    const { idProducto_talla } = piece;
    const change = () =>
      write(
        app,
        who,
        'change',
        { idProducto_talla, nuevaCantidad: 4 },
        { version: 2, key: 'cambio-0003' },
      );
    expect(await change()).toMatchObject({
      seen: { item: { cantidad: 4 }, carrito: { version: 3 } },
    });
    await write(app, who, 'empty', {}, { version: 3 });
    expect(await change()).toMatchObject({
      status: 200,
      seen: { item: { cantidad: 0, subtotalProducto: 0 }, carrito: { version: 4, productos: [] } },
    });
    const gone = await add(app, who, piece, { version: 0, key: K1 });
    expect(gone.status).toBe(201);
    expect(gone.seen).not.toHaveProperty('item');
  });

  test('that stands for another change is refused, whatever differs', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const [piece, other] = [await addPiece(app.deps), await addPiece(app.deps)];
    await add(app, who, piece, { version: 0, key: K1 });
    const today = await cartOf(app, who);
    const { idProducto_talla } = piece;
    for (const attempt of [
      () => add(app, who, other, { version: 1, key: K1 }),
      () => add(app, who, piece, { version: 1, key: K1 }, 2),
      () => write(app, who, 'remove', { idProducto_talla }, { version: 1, key: K1 }),
    ]) {
      const refused = await attempt();
      expect(refused).toMatchObject({ status: 409, seen: { code: 'IDEMPOTENCY_MISMATCH' } });
      expect(refused.seen.carrito).toEqual(today);
    }
  });

  test('belongs to its cart', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps);
    for (const who of [await visitor(app), await visitor(app)])
      expect((await add(app, who, piece, { version: 0, key: K1 })).seen.carrito.productos).toEqual([
        expect.objectContaining({ cantidad: 1 }),
      ]);
  });

  test('is still known after the purchase of what it put there', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await add(app, customer, await addPiece(app.deps), { version: 0, key: K1 });
    const piece = await addPiece(app.deps);
    await add(app, customer, piece, { version: 1, key: K2 });
    expect(await buy(app, customer)).toMatchObject({ status: 201 });
    expect(await add(app, customer, piece, { version: 1, key: K2 })).toMatchObject({
      status: 201,
      seen: { carrito: { version: 3, productos: [] } },
    });
    expect(await add(app, customer, piece, { version: 2, key: 'cambio-0003' })).toMatchObject({
      status: 409,
    });
  });

  test('is known while its cart is being bought', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { stock: 9 });
    await add(app, customer, piece, { version: 0, key: K1 });
    const [bought, ...late] = await Promise.all([
      buy(app, customer),
      ...Array.from({ length: 8 }, () => add(app, customer, piece, { version: 0, key: K1 })),
    ]);
    expect(bought).toMatchObject({ status: 201 });
    expect(late.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect((await cartOf(app, customer)).productos).toEqual([]);
  });

  test('is still known after the login that moved its cart into the account', async () => {
    const app = await createApp();
    const sessionToken = app.deps.sessionTokens.issue();
    const piece = await addPiece(app.deps);
    await add(app, { sessionToken }, piece, { version: 0, key: K1 });
    const customer = await app.signIn(1);
    await mergeCarts(app.deps, sessionToken, customer.idUsuario);
    expect(await add(app, customer, piece, { version: 0, key: K1 })).toMatchObject({
      status: 201,
      seen: { carrito: { productos: [{ cantidad: 1 }] } },
    });
  });
});

describeOnBothDatabases('a late twin of a lost change', (createApp) => {
  test('of two at once exactly one is made, with a key and without', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 99 });
    for (let version = 0; version < 6; version += 1) {
      const isKeyed = version % 2 === 0;
      const named = isKeyed ? { version, key: `cambio-${version}-x` } : { version };
      const twins = await Promise.all(Array.from({ length: 4 }, () => add(app, who, piece, named)));
      const statuses = twins.map(({ status }) => status).sort();
      expect(statuses).toEqual(isKeyed ? [201, 201, 201, 201] : [201, 409, 409, 409]);
      for (const { seen } of twins) expect(seen.carrito.version).toBe(version + 1);
      expect(await cartOf(app, who)).toMatchObject({
        version: version + 1,
        productos: [{ cantidad: version + 1 }],
      });
    }
  });

  test('of two different ones at once for one version, one is refused', async () => {
    const app = await createApp();
    const { token } = await app.signIn(1);
    const pieces = [await addPiece(app.deps), await addPiece(app.deps)];
    const answers = await Promise.all(
      pieces.map((piece, n) => add(app, { token }, piece, { version: 0, key: `cambio-000${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await cartOf(app, { token })).productos).toHaveLength(1);
  });

  test('puts nothing into the cart that a login has emptied, nor into the account’s', async () => {
    const app = await createApp();
    const sessionToken = app.deps.sessionTokens.issue();
    const piece = await addPiece(app.deps);
    const customer = await app.signIn(1);
    // Both carts count on their own: the account's would reach the version of the visitor's.
    for (let version = 0; version < 3; version += 1)
      await add(app, { sessionToken }, piece, { version });
    await write(app, { sessionToken }, 'empty', {}, { version: 3 });
    await mergeCarts(app.deps, sessionToken, customer.idUsuario);
    for (let version = 0; version <= 4; version += 1)
      for (const who of [{ sessionToken }, customer]) {
        expect(await add(app, who, piece, { version })).toMatchObject({ status: 409 });
        expect((await cartOf(app, who)).productos).toEqual([]);
      }
  });

  test('a change without version and key is made each time, as ever', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps);
    for (let times = 0; times < 2; times += 1) await addToCart(app, who, piece);
    expect((await cartOf(app, who)).productos).toMatchObject([{ cantidad: 2 }]);
  });
});
