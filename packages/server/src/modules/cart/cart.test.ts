import { expect, test } from 'vitest';
import { addPiece, addToCart, visitor } from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const EMPTY = {
  idCarrito: null,
  subtotal: 0,
  montoEnvio: 0,
  montoTotal: 0,
  version: 0,
  productos: [],
};

describeOnBothDatabases('cart', (createApp) => {
  test('a cart begins empty and costs nothing, shipping included', async () => {
    const app = await createApp();
    const anonymous = await app.call('POST', '/api/carrito/obtener', { body: await visitor(app) });
    expect(anonymous).toMatchObject({ status: 200, body: { carrito: EMPTY } });
    const { token } = await app.signIn(1);
    expect(await app.call('POST', '/api/carrito/obtener', { token })).toMatchObject({
      status: 200,
      body: { carrito: EMPTY },
    });
  });

  test('an added piece carries the price of the catalogue, whatever price was sent', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const chain = await addPiece(app.deps, { nombre: 'Cadena', precio: 19.99 });
    const ring = await addPiece(app.deps, { precio: 165, precioEspecial: 139.5, talla: '7' });
    const added = await addToCart(app, who, chain, 3);
    const line = {
      idProducto_talla: chain.idProducto_talla,
      idProducto: chain.idProducto,
      productoNombre: 'Cadena',
      descripcion: 'Descripción de Cadena',
      tallaNombre: 'Única',
      cantidad: 3,
      precioUnitario: 19.99,
      subtotalProducto: 59.97,
      image_url: null,
      stock: 5,
      disponible: true,
    };
    expect(added).toMatchObject({
      status: 201,
      body: {
        mensaje: 'Producto agregado al carrito.',
        item: line,
        carrito: { subtotal: 59.97, montoEnvio: 8, montoTotal: 67.97, productos: [line] },
      },
    });
    await addToCart(app, who, ring);
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: {
        carrito: {
          subtotal: 199.47,
          montoTotal: 207.47,
          productos: [line, { tallaNombre: '7', precioUnitario: 139.5, cantidad: 1 }],
        },
      },
    });
  });

  test('adding a piece again makes its line longer, and the version grows with every change', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps);
    const versions = [];
    for (let times = 1; times <= 3; times += 1) {
      const { body } = await addToCart(app, who, piece);
      expect(body).toMatchObject({ carrito: { productos: [{ cantidad: times }] } });
      versions.push((body as { carrito: { version: number } }).carrito.version);
    }
    expect(versions).toEqual([1, 2, 3]);
  });

  test('more than the stock, counting what the cart holds, is refused and the line stays', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 3 });
    await addToCart(app, who, piece, 2);
    expect(await addToCart(app, who, piece, 2)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 3, error: expect.any(String) },
    });
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { version: 1, productos: [{ cantidad: 2 }] } },
    });
    expect(await addToCart(app, who, piece, 1)).toMatchObject({ status: 201 });
  });

  test('a refused first piece does not even open a cart', async () => {
    const app = await createApp();
    const who = await visitor(app);
    await addToCart(app, who, await addPiece(app.deps, { stock: 1 }), 2);
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: EMPTY },
    });
  });

  test('pieces of the highest price add up beyond it', async () => {
    const app = await createApp();
    const who = await visitor(app);
    await addToCart(app, who, await addPiece(app.deps, { precio: 1_000_000 }), 2);
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      status: 200,
      body: { carrito: { subtotal: 2_000_000, productos: [{ subtotalProducto: 2_000_000 }] } },
    });
  });

  test('a line holds 999 pieces at most, however many there are', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 5000 });
    await addToCart(app, who, piece, 999);
    expect(await addToCart(app, who, piece, 1)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', campos: { cantidad: expect.any(String) } },
    });
  });

  test('a piece that does not exist or is not sold cannot be added', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const hidden = await addPiece(app.deps, { estado: 0 });
    for (const piece of [hidden, { idProducto: 0, idProducto_talla: 4711 }]) {
      expect(await addToCart(app, who, piece)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  test("a cart shows today's price and flags what is no longer sold", async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { precio: 48 });
    await addToCart(app, who, piece, 2);
    const product = app.deps.db.updateTable('productos').where('idProducto', '=', piece.idProducto);
    await product.set({ precioCents: 5000, precioEspecialCents: 4550 }).execute();
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { subtotal: 91, productos: [{ precioUnitario: 45.5, disponible: true }] } },
    });
    await product.set({ estado: 0 }).execute();
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { productos: [{ cantidad: 2, stock: 0, disponible: false }] } },
    });
    const body = { ...who, idProducto_talla: piece.idProducto_talla, nuevaCantidad: 1 };
    expect(await app.call('PUT', '/api/carrito/cantidad', { body })).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 0 },
    });
  });

  test('many tabs that add at once never put more into the cart than there is', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => addToCart(app, who, piece)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { version: 5, productos: [{ cantidad: 5 }] } },
    });
  });
});
