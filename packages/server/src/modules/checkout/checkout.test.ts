import { expect, test, vi } from 'vitest';
import { samplePdf } from '../../../test/sample-files.ts';
import {
  addPiece,
  addToCart,
  buy,
  countOrders,
  DELIVERY,
  stockOf,
} from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('checkout', (createApp) => {
  test('a purchase makes a pending order of the whole cart and takes its stock', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const ring = await addPiece(app.deps, {
      nombre: 'Anillo Halo',
      precio: 165,
      precioEspecial: 139,
      talla: '7',
      stock: 2,
    });
    const chain = await addPiece(app.deps, { nombre: 'Cadena Clásica', precio: 48, stock: 12 });
    await addToCart(app, customer, ring);
    await addToCart(app, customer, chain, 2);
    const bought = await buy(app, customer);
    expect(bought).toMatchObject({
      status: 201,
      body: {
        mensaje: 'Pedido recibido. Te contactaremos pronto.',
        pedido: {
          fechaPedido: app.clock.now().toISOString(),
          estadoPedido: 'pendiente',
          estadoPago: 'pendiente',
          montoTotal: 243,
          resumen: '1 × Anillo Halo (talla 7), 2 × Cadena Clásica',
          clienteNombre: 'Persona',
          productos: [
            { productoNombre: 'Anillo Halo', tallaNombre: '7', cantidad: 1, subtotalProducto: 139 },
            {
              productoNombre: 'Cadena Clásica',
              tallaNombre: 'Única',
              cantidad: 2,
              subtotalProducto: 96,
            },
          ],
        },
      },
    });
    expect(await stockOf(app.deps, ring)).toBe(1);
    expect(await stockOf(app.deps, chain)).toBe(10);
    const { idPedido } = bought.body as { idPedido: number };
    expect(await app.call('GET', `/api/pedido/usuario/${idPedido}`, customer)).toMatchObject({
      status: 200,
      body: { ...DELIVERY, idPedido, montoTotal: 243, correo: customer.correo },
    });
  });

  test('the bought cart is closed, and the next one goes on counting versions', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps);
    await addToCart(app, customer, piece);
    await addToCart(app, customer, piece);
    const { body } = await buy(app, customer);
    const bought = (body as { pedido: { idCarrito: number } }).pedido.idCarrito;
    const { body: next } = await app.call('POST', '/api/carrito/obtener', customer);
    expect(next).toMatchObject({
      carrito: { subtotal: 0, montoTotal: 0, version: 3, productos: [] },
    });
    expect((next as { carrito: { idCarrito: number } }).carrito.idCarrito).not.toBe(bought);
    const lines = app.deps.db.selectFrom('carrito_productos').selectAll().execute();
    expect(await lines).toEqual([]);
  });

  test('an order keeps its names, prices and shipping when the catalogue changes', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { nombre: 'Como era', precio: 19.99 });
    await addToCart(app, customer, piece, 3);
    await buy(app, customer);
    const { db } = app.deps;
    await db.updateTable('productos').set({ nombreProducto: 'Otra', precioCents: 1 }).execute();
    await db.updateTable('configuracion').set({ valor: 9900 }).execute();
    expect(await app.call('GET', '/api/pedido/usuario', customer)).toMatchObject({
      body: [
        {
          montoTotal: 67.97,
          resumen: '3 × Como era',
          productos: [{ productoNombre: 'Como era', subtotalProducto: 59.97 }],
        },
      ],
    });
  });

  test('the customer gets a letter with what was bought', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(
      app,
      customer,
      await addPiece(app.deps, { nombre: 'Cadena Clásica', precio: 48 }),
    );
    await buy(app, customer);
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
    const [letter] = app.mailer.sent;
    expect(letter).toMatchObject({
      to: customer.correo,
      subject: expect.stringContaining('Recibimos'),
    });
    expect(letter?.text).toContain('1 × Cadena Clásica');
    expect(letter?.text).toContain('$56.00 USD');
  });

  test('a mail server that is out of order does not touch the purchase', async () => {
    const app = await createApp();
    app.mailer.send = () => Promise.reject(new Error('the mail server is gone'));
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    expect(await buy(app, customer)).toMatchObject({ status: 201 });
    expect(await countOrders(app)).toBe(1);
  });

  test('the receipt may be a PDF, and opens through a link only', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    const { body } = await buy(app, customer, { receipt: samplePdf() });
    const { idPedido } = body as { idPedido: number };
    const detail = await app.call('GET', `/api/pedido/usuario/${idPedido}`, customer);
    const { comprobante } = detail.body as { comprobante: string };
    expect(await app.call('GET', comprobante)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    expect(await app.call('GET', comprobante.split('?')[0] ?? '')).toMatchObject({ status: 403 });
  });
});
