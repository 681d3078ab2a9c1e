import { expect, test } from 'vitest';
import {
  addPiece,
  addToCart,
  buy,
  countOrders,
  DELIVERY,
  stockOf,
  storedPrivateFiles,
} from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('refused purchases', (createApp) => {
  test('one piece too many refuses the whole purchase, names it, and changes nothing', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const plenty = await addPiece(app.deps, { stock: 9 });
    const scarce = await addPiece(app.deps, { nombre: 'Anillo Trenza', talla: '8', stock: 3 });
    await addToCart(app, customer, plenty, 2);
    await addToCart(app, customer, scarce, 3);
    await app.deps.db
      .updateTable('producto_talla')
      .set({ stock: 1 })
      .where('idProducto_talla', '=', scarce.idProducto_talla)
      .execute();
    expect(await buy(app, customer)).toMatchObject({
      status: 409,
      body: {
        code: 'STOCK_EXCEEDED',
        stock: 1,
        error: 'No hay suficientes unidades de Anillo Trenza (talla 8).',
      },
    });
    expect(await stockOf(app.deps, plenty)).toBe(9);
    expect(await stockOf(app.deps, scarce)).toBe(1);
    expect(await countOrders(app)).toBe(0);
    expect(await storedPrivateFiles(app)).toEqual([]);
    expect(app.mailer.sent).toEqual([]);
    expect(await app.call('POST', '/api/carrito/obtener', customer)).toMatchObject({
      body: { carrito: { version: 2, productos: [{ cantidad: 2 }, { cantidad: 3 }] } },
    });
  });

  test('a piece that is no longer sold refuses the purchase', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { nombre: 'Dije Luna', stock: 4 });
    await addToCart(app, customer, piece);
    await app.deps.db.updateTable('productos').set({ estado: 0 }).execute();
    expect(await buy(app, customer)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 0, error: expect.stringContaining('Dije Luna') },
    });
    expect(await stockOf(app.deps, piece)).toBe(4);
  });

  test('an empty cart buys nothing', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const refused = {
      status: 400,
      body: { code: 'VALIDATION', error: 'Tu carrito está vacío.' },
    };
    expect(await buy(app, customer)).toMatchObject(refused);
    await addToCart(app, customer, await addPiece(app.deps));
    await app.call('DELETE', '/api/carrito/vaciar', customer);
    expect(await buy(app, customer)).toMatchObject(refused);
    expect(await storedPrivateFiles(app)).toEqual([]);
  });

  test('a form that is incomplete or wrong is refused with its field', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    for (const [field, value] of [
      ['provincia', null],
      ['provincia', 'Panamá'],
      ['canton', ''],
      ['canton', '   '],
      ['canton', 'x'.repeat(121)],
      ['distrito', null],
      ['direccionExacta', 'x'.repeat(301)],
      ['metodoPago', 'efectivo'],
      ['metodoPago', null],
      ['propina', '5'],
    ] as const) {
      expect(await buy(app, customer, { fields: { [field]: value } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { [field]: expect.any(String) } },
      });
    }
    expect(await buy(app, customer, { receipt: null })).toMatchObject({
      status: 400,
      body: { campos: { comprobante: expect.any(String) } },
    });
    expect(await buy(app, customer, { key: 'corta' })).toMatchObject({
      status: 400,
      body: { campos: { 'Idempotency-Key': expect.any(String) } },
    });
    expect(await countOrders(app)).toBe(0);
  });

  test('a receipt is judged by its content, and its size', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps));
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const receipt of [svg, Buffer.from('no soy una imagen'), Buffer.alloc(0)]) {
      expect(await buy(app, customer, { receipt })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA' },
      });
    }
    expect(await buy(app, customer, { receipt: Buffer.alloc(11 * 1024 * 1024) })).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    const json = await app.call('POST', '/api/compra', { token: customer.token, body: DELIVERY });
    expect(json).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } });
    expect(await countOrders(app)).toBe(0);
    expect(await buy(app, customer)).toMatchObject({ status: 201 });
  });
});
