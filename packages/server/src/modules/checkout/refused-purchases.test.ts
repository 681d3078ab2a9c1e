import { expect, test, vi } from 'vitest';
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

  test('a piece that was withdrawn while somebody paid for it is ordered without it, whatever total was shown', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { nombre: 'Dije Luna', stock: 4, precio: 90 });
    await addToCart(app, customer, piece);
    await app.deps.db.updateTable('productos').set({ estado: 0 }).execute();
    expect(await buy(app, customer, { fields: { sinPieza: '1', montoTotal: '8' } })).toMatchObject({
      status: 201,
      body: { pedido: { montoTotal: 98, productos: [{ sinPieza: true }] } },
    });
    expect(await stockOf(app.deps, piece)).toBe(4);
  });

  test('ten orders that wait for their review refuse the eleventh, until one is decided', async () => {
    const app = await createApp({ limitRequests: true });
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { stock: 20 });
    const buyOne = async (key?: string) => {
      await addToCart(app, customer, piece);
      return buy(app, customer, key === undefined ? {} : { key });
    };
    for (let order = 1; order < 10; order += 1) expect((await buyOne()).status).toBe(201);
    const tenth = await buyOne('intento-decimo');
    expect(tenth.status).toBe(201);
    const refused = {
      status: 409,
      body: {
        code: 'PENDING_LIMIT',
        error:
          'Tienes 10 pedidos por revisar. Podrás comprar de nuevo cuando hayamos revisado alguno; si te urge, escríbenos.',
      },
    };
    expect(await buyOne()).toMatchObject(refused);
    expect(await stockOf(app.deps, piece)).toBe(10);
    expect(await storedPrivateFiles(app)).toHaveLength(10);
    // Nobody else is kept from buying, and the answer to a purchase that went through is given again.
    const other = await app.signIn(1);
    await addToCart(app, other, piece);
    expect((await buy(app, other)).status).toBe(201);
    expect(await buy(app, customer, { key: 'intento-decimo' })).toMatchObject({
      status: 201,
      body: tenth.body as object,
    });
    await app.deps.db
      .updateTable('pedidos')
      .set({ estadoPedido: 'confirmado' })
      .where('idPedido', '=', (tenth.body as { idPedido: number }).idPedido)
      .execute();
    expect((await buy(app, customer)).status).toBe(201);
  });

  test('who may order no more is told before paying, and whoever has paid is not refused for it', async () => {
    const app = await createApp({ limitRequests: true });
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { stock: 20 });
    const hold = () =>
      app.call('POST', '/api/carrito/apartado', { token: customer.token, body: {} });
    for (let order = 1; order < 10; order += 1) {
      await addToCart(app, customer, piece);
      expect((await buy(app, customer)).status).toBe(201);
    }
    await addToCart(app, customer, piece);
    expect((await hold()).status).toBe(200);
    // The tenth comes while she pays: what is held since before can be bought.
    const other = await app.signIn(1);
    await addToCart(app, other, piece);
    expect((await buy(app, other)).status).toBe(201);
    await app.deps.db.updateTable('pedidos').set({ idUsuario: customer.idUsuario }).execute();
    expect((await hold()).status).toBe(200);
    expect(await buy(app, customer)).toMatchObject({ status: 201 });
    await addToCart(app, customer, piece);
    const left = await stockOf(app.deps, piece);
    expect(await hold()).toMatchObject({
      status: 409,
      body: { code: 'PENDING_LIMIT', carrito: { productos: [{ cantidad: 1 }] } },
    });
    expect(await buy(app, customer)).toMatchObject({ status: 409 });
    expect(await buy(app, customer, { fields: { sinPieza: '1' } })).toMatchObject({
      status: 201,
      body: { pedido: { productos: [expect.not.objectContaining({ sinPieza: true })] } },
    });
    expect(await stockOf(app.deps, piece)).toBe(left - 1);
  });

  test('another total than the buyer was shown refuses the purchase, and changes nothing', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { precio: 33.33, stock: 4 });
    await addToCart(app, customer, piece, 3);
    const key = 'intento-de-compra-1';
    const attempt = (montoTotal: string) => buy(app, customer, { key, fields: { montoTotal } });
    // 99.99 and the fee of 8.
    await app.deps.db.updateTable('productos').set({ precioEspecialCents: 3000 }).execute();
    expect(await attempt('107.99')).toMatchObject({
      status: 409,
      body: {
        code: 'TOTAL_CHANGED',
        error: 'El total de tu pedido cambió a $98.00 USD. Revísalo antes de confirmar.',
        montoTotal: 98,
      },
    });
    const { token } = await app.signIn(2);
    const fee = await app.call('PUT', '/api/envio', { token, body: { monto: 9.5 } });
    expect(fee.status).toBe(200);
    expect(await attempt('98')).toMatchObject({ status: 409, body: { montoTotal: 99.5 } });
    expect(await stockOf(app.deps, piece)).toBe(4);
    expect(await countOrders(app)).toBe(0);
    expect(await storedPrivateFiles(app)).toEqual([]);
    expect(await app.call('POST', '/api/carrito/obtener', customer)).toMatchObject({
      body: { carrito: { productos: [{ cantidad: 3 }] } },
    });
    // A refusal does not use the key up.
    const bought = await attempt('99.50');
    expect(bought).toMatchObject({ status: 201, body: { pedido: { montoTotal: 99.5 } } });
    // Whatever its total says now: it is the same attempt.
    expect(await attempt('107.99')).toMatchObject({ status: 201, body: bought.body as object });
    expect(await countOrders(app)).toBe(1);
  });

  test('pieces that are gone are said before a total that has changed with them', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps, { precio: 40 }));
    await app.deps.db.updateTable('productos').set({ precioCents: 5000, estado: 0 }).execute();
    expect(await buy(app, customer, { fields: { montoTotal: '48' } })).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 0 },
    });
  });

  test('a total that is no amount is refused with its field', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps, { precio: 40 }));
    for (const montoTotal of ['48.001', '-48', 'cuarenta', '1e2', '9999999999999'])
      expect(await buy(app, customer, { fields: { montoTotal } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { montoTotal: expect.any(String) } },
      });
    expect(await countOrders(app)).toBe(0);
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

  test('what cannot be bought is refused before anybody looks at the receipt', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const look = vi.spyOn(app.deps.media, 'storeReceipt');
    expect(await buy(app, customer)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const piece = await addPiece(app.deps, { precio: 40, stock: 1 });
    await addToCart(app, customer, piece);
    expect(await buy(app, customer, { fields: { montoTotal: '1' } })).toMatchObject({
      status: 409,
      body: { code: 'TOTAL_CHANGED', montoTotal: 48 },
    });
    await app.deps.db.updateTable('producto_talla').set({ stock: 0 }).execute();
    expect(await buy(app, customer)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_EXCEEDED', stock: 0 },
    });
    expect(look).not.toHaveBeenCalled();
    await app.deps.db.updateTable('producto_talla').set({ stock: 1 }).execute();
    expect(await buy(app, customer)).toMatchObject({ status: 201 });
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('a total that changes while the receipt is looked at is not charged', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { precio: 40, stock: 1 });
    await addToCart(app, customer, piece);
    const store = app.deps.media.storeReceipt;
    vi.spyOn(app.deps.media, 'storeReceipt').mockImplementation(async (...receipt) => {
      const { idProducto } = piece;
      const prices = app.deps.db.updateTable('productos').set({ precioCents: 4_100 });
      await prices.where('idProducto', '=', idProducto).execute();
      return store(...receipt);
    });
    expect(await buy(app, customer, { fields: { montoTotal: '48' } })).toMatchObject({
      status: 409,
      body: { code: 'TOTAL_CHANGED', montoTotal: 49 },
    });
    expect(await stockOf(app.deps, piece)).toBe(1);
    expect(await countOrders(app)).toBe(0);
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
