import { expect, test } from 'vitest';
import { addPiece, DELIVERY, order, type PlacedOrder } from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('orders', (createApp) => {
  test("a customer sees the own orders, newest first, and nobody else's", async () => {
    const app = await createApp();
    const [ana, eva] = [await app.signIn(1), await app.signIn(1)];
    const chain = await addPiece(app.deps, { nombre: 'Cadena' });
    const ring = await addPiece(app.deps, { nombre: 'Anillo', talla: '8' });
    expect(await app.call('GET', '/api/pedido/usuario', ana)).toMatchObject({
      status: 200,
      body: [],
    });
    const first = await order(app, ana, chain);
    await order(app, eva, chain);
    app.clock.advance(60_000);
    const second = await order(app, ana, ring, chain);
    const { status, body } = await app.call('GET', '/api/pedido/usuario', ana);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({ ...second, resumen: '1 × Anillo (talla 8), 1 × Cadena' }),
      expect.objectContaining({ ...first, resumen: '1 × Cadena' }),
    ]);
  });

  test('the detail of an order tells where it goes, how it was paid, and opens the receipt', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    const detail = await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana);
    expect(detail).toMatchObject({
      status: 200,
      body: { ...DELIVERY, idPedido, correo: ana.correo, telefono: '88887777' },
    });
    const { comprobante } = detail.body as { comprobante: string };
    expect(await app.call('GET', comprobante)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg' },
    });
    app.clock.advance(16 * 60_000);
    expect(await app.call('GET', comprobante)).toMatchObject({ status: 403 });
  });

  test("somebody else's order does not exist, and neither does an order that was never placed", async () => {
    const app = await createApp();
    const [ana, eva] = [await app.signIn(1), await app.signIn(1)];
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    for (const id of [idPedido, 4711]) {
      expect(await app.call('GET', `/api/pedido/usuario/${id}`, eva)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect(await app.call('GET', '/api/pedido/usuario/uno', eva)).toMatchObject({
      status: 400,
      body: { campos: { idPedido: expect.any(String) } },
    });
  });

  test("the back office sees everybody's orders, newest first", async () => {
    const app = await createApp();
    const [ana, eva] = [await app.signIn(1), await app.signIn(1)];
    const admin = await app.signIn(2);
    expect(await app.call('GET', '/api/pedido/regulares', admin)).toMatchObject({ body: [] });
    const piece = await addPiece(app.deps, { precio: 48 });
    const first = await order(app, ana, piece);
    app.clock.advance(60_000);
    const second = await order(app, eva, piece);
    const { status, body } = await app.call('GET', '/api/pedido/regulares', admin);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining(second),
      {
        ...first,
        fechaPedido: '2026-03-02T15:00:00.000Z',
        estadoPedido: 'pendiente',
        estadoPago: 'pendiente',
        montoTotal: 56,
        resumen: '1 × Cadena Clásica',
        clienteNombre: 'Persona',
        clientePrimerApellido: 'De',
        clienteSegundoApellido: 'Prueba',
        productos: [
          {
            productoNombre: 'Cadena Clásica',
            tallaNombre: 'Única',
            cantidad: 1,
            subtotalProducto: 48,
            image_url: null,
          },
        ],
      },
    ]);
  });

  test('shipping, receipt and contact are read by the cart of the order', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const { idCarrito } = await order(app, ana, await addPiece(app.deps));
    const read = (what: string, id = idCarrito) =>
      app.call('GET', `/api/pedido/${what}/${id}`, admin);
    expect(await read('envio')).toMatchObject({ status: 200, body: DELIVERY });
    expect(await read('contacto')).toMatchObject({
      status: 200,
      body: { correo: ana.correo, telefono: '88887777' },
    });
    const receipt = await read('comprobante');
    expect(receipt).toMatchObject({ status: 200, body: { metodoPago: 'sinpe' } });
    const { comprobante } = receipt.body as { comprobante: string };
    expect(await app.call('GET', comprobante)).toMatchObject({ status: 200 });

    // The customer's next, open cart is no order yet.
    const { body } = await app.call('POST', '/api/carrito/obtener', ana);
    const open = (body as { carrito: PlacedOrder }).carrito.idCarrito;
    for (const what of ['envio', 'comprobante', 'contacto']) {
      for (const id of [open, 4711]) {
        expect(await read(what, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
    }
  });
});
