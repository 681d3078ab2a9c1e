import { expect, test } from 'vitest';
import { addPiece, addToCart, visitor } from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const CART_CALLS = [
  ['POST', '/api/carrito/obtener', {}],
  ['POST', '/api/carrito/agregar', { idProducto_talla: 1, cantidad: 1, precioUnitario: 1 }],
  ['PUT', '/api/carrito/cantidad', { idProducto_talla: 1, nuevaCantidad: 1 }],
  ['DELETE', '/api/carrito/vaciar', {}],
  ['DELETE', '/api/carrito/producto', { idProducto_talla: 1 }],
  ['PUT', '/api/carrito/envio', { costoEnvio: 8 }],
] as const;

const EMPTY = {
  idCarrito: null,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  version: 0,
  productos: [],
};

describeOnBothDatabases('who may use which cart', (createApp) => {
  test('what is no number of pieces or no price is refused with its field', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const { idProducto_talla } = await addPiece(app.deps);
    const good = { idProducto_talla, cantidad: 1, precioUnitario: 48 };
    for (const bad of [
      { cantidad: 0 },
      { cantidad: 1.5 },
      { cantidad: '1' },
      { cantidad: 1000 },
      { precioUnitario: -1 },
      { precioUnitario: 48.001 },
      { precioUnitario: '48' },
      { idProducto_talla: 0 },
      { idProducto_talla: 2 ** 31 },
      { color: 'azul' },
    ]) {
      const body = { ...who, ...good, ...bad };
      expect(await app.call('POST', '/api/carrito/agregar', { body })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { [String(Object.keys(bad)[0])]: expect.any(String) } },
      });
    }
    for (const nuevaCantidad of [0, -1, 2.5, 1000, null]) {
      const body = { ...who, idProducto_talla, nuevaCantidad };
      expect(await app.call('PUT', '/api/carrito/cantidad', { body })).toMatchObject({
        status: 400,
        body: { campos: { nuevaCantidad: expect.any(String) } },
      });
    }
    expect(await app.call('DELETE', '/api/carrito/producto', { body: who })).toMatchObject({
      status: 400,
      body: { campos: { idProducto_talla: expect.any(String) } },
    });
  });

  test('nobody reaches a cart without a login or a session token that the shop gave', async () => {
    const { call } = await createApp();
    for (const [method, url, body] of CART_CALLS) {
      for (const sessionToken of [undefined, null, 'inventado', 'inventado.c2lnbmF0dXJl']) {
        expect(await call(method, url, { body: { ...body, sessionToken } })).toMatchObject({
          status: 401,
          body: { code: 'UNAUTHENTICATED' },
        });
      }
      expect(await call(method, url, { body, token: 'falso' })).toMatchObject({ status: 401 });
    }
  });

  test('the login takes priority over the session token, and a dead login is ignored', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const { token } = await app.signIn(1);
    await addToCart(app, who, await addPiece(app.deps, { nombre: 'De visita' }));
    await addToCart(app, { token }, await addPiece(app.deps, { nombre: 'De la cuenta' }));
    const see = (login: string, body: object) =>
      app.call('POST', '/api/carrito/obtener', { token: login, body });
    const own = { body: { carrito: { productos: [{ productoNombre: 'De la cuenta' }] } } };
    expect(await see(token, who)).toMatchObject(own);
    expect(await see(token, { sessionToken: 'inventado' })).toMatchObject(own);
    expect(await see('dead.login.token', who)).toMatchObject({
      body: { carrito: { productos: [{ productoNombre: 'De visita' }] } },
    });
  });

  test('visitors and customers see only their own carts', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps);
    const [first, second] = [await visitor(app), await visitor(app)];
    const [ana, eva] = [await app.signIn(1), await app.signIn(1)];
    await addToCart(app, first, piece);
    await addToCart(app, ana, piece);
    expect(await app.call('POST', '/api/carrito/obtener', { body: second })).toMatchObject({
      body: { carrito: EMPTY },
    });
    const { token } = eva;
    expect(await app.call('POST', '/api/carrito/obtener', { token })).toMatchObject({
      body: { carrito: EMPTY },
    });
    const body = { idProducto_talla: piece.idProducto_talla };
    expect(await app.call('DELETE', '/api/carrito/producto', { token, body })).toMatchObject({
      status: 404,
    });
  });
});
