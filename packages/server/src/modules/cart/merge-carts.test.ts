import { expect, test } from 'vitest';
import { addPiece, addToCart } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { mergeCarts } from './merge-carts.ts';

interface Seen {
  carrito: {
    version: number;
    productos: { idProducto_talla: number; cantidad: number }[];
  };
}

/** Pieces of a cart by product-size. */
async function quantities(
  { call }: TestApp,
  who: { token: string } | { sessionToken: string },
): Promise<Map<number, number>> {
  const { body } = await call(
    'POST',
    '/api/carrito/obtener',
    'token' in who ? { token: who.token } : { body: who },
  );
  const { productos } = (body as Seen).carrito;
  return new Map(productos.map((line) => [line.idProducto_talla, line.cantidad]));
}

describeOnBothDatabases('merging carts', (createApp) => {
  test('quantities are added and clamped to the stock, and the anonymous cart is empty', async () => {
    const app = await createApp();
    const [both, scarce, visited, own] = [
      await addPiece(app.deps, { stock: 9 }),
      await addPiece(app.deps, { stock: 4 }),
      await addPiece(app.deps),
      await addPiece(app.deps),
    ];
    const sessionToken = app.deps.sessionTokens.issue();
    const customer = await app.signIn(1);
    await addToCart(app, { sessionToken }, both, 2);
    await addToCart(app, { sessionToken }, scarce, 3);
    await addToCart(app, { sessionToken }, visited, 1);
    await addToCart(app, customer, both, 5);
    await addToCart(app, customer, scarce, 3);
    await addToCart(app, customer, own, 2);

    expect(await mergeCarts(app.deps, sessionToken, customer.idUsuario)).toMatchObject([
      { idProducto_talla: scarce.idProducto_talla, pedidas: 6, quedan: 4 },
    ]);

    expect(await quantities(app, customer)).toEqual(
      new Map([
        [both.idProducto_talla, 7],
        [scarce.idProducto_talla, 4],
        [own.idProducto_talla, 2],
        [visited.idProducto_talla, 1],
      ]),
    );
    expect(await quantities(app, { sessionToken })).toEqual(new Map());
  });

  test('a customer without a cart gets the anonymous lines, in a cart of a newer version', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps);
    const sessionToken = app.deps.sessionTokens.issue();
    for (let times = 0; times < 4; times += 1) await addToCart(app, { sessionToken }, piece);
    const { token, idUsuario } = await app.signIn(1);
    await mergeCarts(app.deps, sessionToken, idUsuario);
    const { body } = await app.call('POST', '/api/carrito/obtener', { token });
    expect(body).toMatchObject({ carrito: { productos: [{ cantidad: 4 }] } });
    expect((body as Seen).carrito.version).toBeGreaterThan(4);
  });

  test('what is sold out or no longer sold meanwhile stays behind', async () => {
    const app = await createApp();
    const [soldOut, hidden] = [await addPiece(app.deps), await addPiece(app.deps)];
    const sessionToken = app.deps.sessionTokens.issue();
    await addToCart(app, { sessionToken }, soldOut);
    await addToCart(app, { sessionToken }, hidden);
    const { db } = app.deps;
    await db
      .updateTable('producto_talla')
      .set({ stock: 0 })
      .where('idProducto_talla', '=', soldOut.idProducto_talla)
      .execute();
    await db
      .updateTable('productos')
      .set({ estado: 0 })
      .where('idProducto', '=', hidden.idProducto)
      .execute();
    const customer = await app.signIn(1);
    const cut = await mergeCarts(app.deps, sessionToken, customer.idUsuario);
    expect(cut).toMatchObject([
      { disponible: true, pedidas: 1, quedan: 0 },
      { disponible: false, pedidas: 1, quedan: 0 },
    ]);
    expect(await quantities(app, customer)).toEqual(new Map());
  });

  test('a forged token, a token without a cart and a second login change nothing', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps);
    const customer = await app.signIn(1);
    await addToCart(app, customer, piece);
    const sessionToken = app.deps.sessionTokens.issue();
    for (const token of ['inventado', '', sessionToken])
      await mergeCarts(app.deps, token, customer.idUsuario);
    expect(await quantities(app, customer)).toEqual(new Map([[piece.idProducto_talla, 1]]));

    await addToCart(app, { sessionToken }, piece);
    await mergeCarts(app.deps, sessionToken, customer.idUsuario);
    await mergeCarts(app.deps, sessionToken, customer.idUsuario);
    expect(await quantities(app, customer)).toEqual(new Map([[piece.idProducto_talla, 2]]));
  });

  test('of two logins at once with one anonymous cart, only one gets its lines', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps, { stock: 9 });
    const sessionToken = app.deps.sessionTokens.issue();
    await addToCart(app, { sessionToken }, piece, 2);
    const people = [await app.signIn(1), await app.signIn(1)];
    await Promise.all(people.map(({ idUsuario }) => mergeCarts(app.deps, sessionToken, idUsuario)));
    const carts = await Promise.all(people.map((person) => quantities(app, person)));
    const held = carts.map((cart) => cart.get(piece.idProducto_talla) ?? 0).sort();
    expect(held).toEqual([0, 2]);
  });
});
