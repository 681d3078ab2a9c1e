import { expect, test } from 'vitest';
import { addPiece, addToCart, visitor } from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('changing a cart', (createApp) => {
  test('a new quantity answers the line and the whole cart', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const { idProducto_talla } = await addPiece(app.deps, { precio: 48 });
    await addToCart(app, who, { idProducto: 0, idProducto_talla });
    const body = { ...who, idProducto_talla, nuevaCantidad: 4 };
    const changed = await app.call('PUT', '/api/carrito/cantidad', { body });
    expect(changed).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          item: { cantidad: 4, subtotalProducto: 192 },
          carrito: {
            idCarrito: expect.any(Number),
            subtotal: 192,
            montoEnvio: 8,
            montoTotal: 200,
            version: 2,
            productos: [expect.objectContaining({ idProducto_talla, cantidad: 4 })],
          },
        },
      }),
    );
  });

  test('a new quantity above the stock is refused with the stock, and the line stays', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const piece = await addPiece(app.deps, { stock: 3 });
    await addToCart(app, who, piece, 2);
    const body = { ...who, idProducto_talla: piece.idProducto_talla, nuevaCantidad: 4 };
    expect(await app.call('PUT', '/api/carrito/cantidad', { body })).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 3 },
    });
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { version: 1, productos: [{ cantidad: 2 }] } },
    });
  });

  test('a line that is not in the cart can be neither changed nor removed', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const { idProducto_talla } = await addPiece(app.deps);
    const change = () =>
      app.call('PUT', '/api/carrito/cantidad', {
        body: { ...who, idProducto_talla, nuevaCantidad: 1 },
      });
    const remove = () =>
      app.call('DELETE', '/api/carrito/producto', { body: { ...who, idProducto_talla } });
    for (const attempt of [change, remove]) {
      expect(await attempt()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    await addToCart(app, who, await addPiece(app.deps));
    for (const attempt of [change, remove]) expect(await attempt()).toMatchObject({ status: 404 });
  });

  test('a removed line is gone and the others stay', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const [gone, kept] = [await addPiece(app.deps), await addPiece(app.deps)];
    await addToCart(app, who, gone);
    await addToCart(app, who, kept);
    const body = { ...who, idProducto_talla: gone.idProducto_talla };
    expect(await app.call('DELETE', '/api/carrito/producto', { body })).toMatchObject({
      status: 200,
      body: { mensaje: 'Producto eliminado.' },
    });
    const { body: seen } = await app.call('POST', '/api/carrito/obtener', { body: who });
    expect(seen).toMatchObject({ carrito: { version: 3 } });
    expect((seen as { carrito: { productos: unknown[] } }).carrito.productos).toEqual([
      expect.objectContaining({ idProducto_talla: kept.idProducto_talla }),
    ]);
  });

  test('emptying takes every line away, and succeeds when there is none', async () => {
    const app = await createApp();
    const who = await visitor(app);
    const empty = () => app.call('DELETE', '/api/carrito/vaciar', { body: who });
    const done = { status: 200, body: { mensaje: 'Carrito vaciado.' } };
    expect(await empty()).toMatchObject(done);
    await addToCart(app, who, await addPiece(app.deps));
    await addToCart(app, who, await addPiece(app.deps));
    expect(await empty()).toMatchObject(done);
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { subtotal: 0, montoEnvio: 0, montoTotal: 0, productos: [] } },
    });
    expect(await empty()).toMatchObject(done);
  });

  test('the shipping that a client tells is checked, and never charged', async () => {
    const app = await createApp();
    const who = await visitor(app);
    await addToCart(app, who, await addPiece(app.deps, { precio: 48 }));
    const tell = (costoEnvio: unknown) =>
      app.call('PUT', '/api/carrito/envio', { body: { ...who, costoEnvio } });
    expect(await tell(0)).toMatchObject({ status: 200, body: { mensaje: 'Envío actualizado.' } });
    for (const wrong of [-1, '8', null, 0.001]) {
      expect(await tell(wrong)).toMatchObject({
        status: 400,
        body: { campos: { costoEnvio: expect.any(String) } },
      });
    }
    expect(await app.call('POST', '/api/carrito/obtener', { body: who })).toMatchObject({
      body: { carrito: { montoEnvio: 8, montoTotal: 56, version: 1 } },
    });
  });
});
