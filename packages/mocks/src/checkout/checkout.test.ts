import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { addition, imageFile, orderShipping, pdfFile } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

const add = (cantidad = 1) =>
  call('POST', '/api/carrito/agregar', {
    as: 'customer',
    body: addition(shop.products.unique, { cantidad }),
  });
const buy = (parts: Record<string, string | Blob> = {}, key?: string) =>
  call('POST', '/api/compra', {
    as: 'customer',
    form: { ...orderShipping(), comprobante: imageFile(), ...parts },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const stock = () => shop.state.stockOf(addition(shop.products.unique).idProducto_talla);
const placed = () => shop.state.orders.length;

let before: number;
beforeEach(() => {
  before = placed();
});

describe('a purchase', () => {
  test('makes the order, takes the stock, empties the cart and writes to the customer', async () => {
    await add();
    const bought = await buy();
    expect(bought).toMatchObject({
      status: 201,
      body: {
        mensaje: 'Pedido recibido. Te contactaremos pronto.',
        pedido: { estadoPedido: 'pendiente', montoTotal: 248, resumen: '1 × Conjunto Amanecer' },
      },
    });
    const { idPedido } = bought.body as { idPedido: number };
    const mine = await call('GET', `/api/pedido/usuario/${idPedido}`, { as: 'customer' });
    expect(mine.body).toMatchObject({ idPedido, canton: 'Montes de Oca' });
    expect(stock()).toBe(0);
    expect(shop.state.cartOf(shop.people.customer.correo).productos).toEqual([]);
    expect(shop.mail).toMatchObject([
      { kind: 'order-received', to: shop.people.customer.correo, idPedido },
    ]);
  });

  test('is refused whole when a piece is gone meanwhile', async () => {
    await add();
    shop.setStock(addition(shop.products.unique).idProducto_talla, 0);
    expect(await buy()).toMatchObject({
      status: 409,
      body: {
        code: 'STOCK_EXCEEDED',
        error: 'No hay suficientes unidades de Conjunto Amanecer.',
        stock: 0,
      },
    });
    expect(placed()).toBe(before);
  });

  test('is refused when it costs another total than the buyer was shown', async () => {
    await add();
    const fee = { as: 'admin', body: { monto: 9.5 } } as const;
    await call('PUT', '/api/envio', fee);
    expect(await buy({ montoTotal: '248' }, 'attempt-1')).toMatchObject({
      status: 409,
      body: {
        code: 'TOTAL_CHANGED',
        error: 'El total de tu pedido cambió a $249.50 USD. Revísalo antes de confirmar.',
        montoTotal: 249.5,
      },
    });
    expect(placed()).toBe(before);
    expect(stock()).toBe(1);
    expect(await buy({ montoTotal: '249.501' })).toMatchObject({
      status: 400,
      body: { campos: { montoTotal: expect.any(String) as string } },
    });
    const bought = await buy({ montoTotal: '249.5' }, 'attempt-1');
    expect(bought).toMatchObject({ status: 201, body: { pedido: { montoTotal: 249.5 } } });
    expect(await buy({ montoTotal: '1' }, 'attempt-1')).toEqual(
      expect.objectContaining({ status: 201, body: bought.body }),
    );
  });

  test('is refused while ten orders of the account wait for their review', async () => {
    const { idProducto_talla } = addition(shop.products.unique);
    shop.setStock(idProducto_talla, 20);
    const bought = [];
    let answer = await add().then(() => buy());
    while (answer.status === 201) {
      bought.push((answer.body as { idPedido: number }).idPedido);
      answer = await add().then(() => buy());
    }
    expect(answer).toMatchObject({ status: 409, body: { code: 'PENDING_LIMIT' } });
    expect(stock()).toBe(20 - bought.length);
    // It is said before paying, and who has paid all the same is not refused for it.
    const hold = await call('POST', '/api/carrito/apartado', { as: 'customer', body: {} });
    expect(hold).toMatchObject({ status: 409, body: { code: 'PENDING_LIMIT' } });
    expect((await buy({ sinPieza: '1' })).status).toBe(201);
    await add();
    expect(await buy()).toMatchObject({ status: 409, body: { code: 'PENDING_LIMIT' } });
    for (const id of bought.slice(0, 2)) {
      const accepted = await call('PUT', `/api/pedido/${id}/aceptar`, { as: 'admin' });
      expect(accepted.status).toBe(200);
    }
    expect((await buy()).status).toBe(201);
  });

  test('needs something in the cart, an address and a receipt', async () => {
    expect(await buy()).toMatchObject({ status: 400, body: { error: 'Tu carrito está vacío.' } });
    await add();
    expect(await buy({ provincia: 'Panamá', canton: ' ' })).toMatchObject({
      status: 400,
      body: { campos: { canton: 'El valor no es válido.' } },
    });
    expect(await buy({ comprobante: new File(['MZ'], 'comprobante.png') })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA' },
    });
    expect(placed()).toBe(before);
  });

  test('is for customers only', async () => {
    const form = { ...orderShipping(), comprobante: imageFile() };
    expect(await call('POST', '/api/compra', { form })).toMatchObject({ status: 401 });
    expect(await call('POST', '/api/compra', { as: 'admin', form })).toMatchObject({ status: 403 });
  });
});

describe('an idempotency key', () => {
  test('gives the same order however often it comes', async () => {
    await add();
    const first = await buy({}, 'attempt-1');
    expect(await buy({}, 'attempt-1')).toMatchObject({ status: 201, body: first.body as object });
    expect(placed()).toBe(before + 1);
  });

  test('is refused for another purchase', async () => {
    await add();
    await buy({}, 'attempt-1');
    expect(await buy({ canton: 'Escazú' }, 'attempt-1')).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  test('is not used up by a refusal', async () => {
    expect((await buy({}, 'attempt-1')).status).toBe(400);
    await add();
    expect((await buy({}, 'attempt-1')).status).toBe(201);
  });
});

test('a receipt is opened through its link until the link expires', async () => {
  await add();
  const { pedido } = (await buy({ comprobante: pdfFile() })).body as {
    pedido: { idCarrito: number };
  };
  const { body } = await call('GET', `/api/pedido/comprobante/${pedido.idCarrito}`, {
    as: 'admin',
  });
  const { comprobante } = body as { comprobante: string };
  const opened = await call('GET', comprobante);
  expect(opened.headers.get('content-type')).toBe('application/pdf');
  expect(opened.body).toContain('%PDF-1.4');
  expect(await call('GET', comprobante.replace(/sig=./, 'sig='))).toMatchObject({ status: 403 });
});

describe('a purchase that is picked up', () => {
  const place = { nombre: 'Taller', cuando: 'lunes 9–5', monto: 2.5, activo: true };
  const address = { provincia: 'Heredia', canton: 'Barva', distrito: 'San Pedro' } as const;
  const set = (activo: boolean, idLugar?: number) => {
    const one = { ...place, ...address, direccionExacta: 'Portón verde', activo };
    const lugares = [{ ...one, ...(idLugar !== undefined && { idLugar }) }];
    return call('PUT', '/api/retiro', { as: 'admin', body: { lugares } });
  };

  test('costs the fee of its place and goes to its address, and a closed one is refused', async () => {
    await set(true);
    const { body } = await call('GET', '/api/retiro');
    const [first] = (body as { lugares: { idLugar: number }[] }).lugares;
    const idLugar = String(first?.idLugar);
    await add();
    await set(false, first?.idLugar);
    expect(await buy({ idLugar })).toMatchObject({
      status: 400,
      body: { campos: { idLugar: expect.any(String) as string } },
    });
    await set(true, first?.idLugar);
    const bought = await buy({ idLugar });
    const order = { montoTotal: 242.5, retiro: 'Taller · lunes 9–5' };
    expect(bought).toMatchObject({ status: 201, body: { pedido: order } });
    const { idPedido } = bought.body as { idPedido: number };
    const mine = await call('GET', `/api/pedido/usuario/${idPedido}`, { as: 'customer' });
    expect(mine.body).toMatchObject({ ...order, ...address });
  });
});
