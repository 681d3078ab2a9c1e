import { describe, expect, test } from 'vitest';
import { testShop, visitor } from '../../test/test-shop.ts';
import { addition } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

describe('an anonymous cart', () => {
  test('what is added is read back, with the current price and the configured fee', async () => {
    const { sessionToken } = await visitor(shop);
    const body = { ...addition(shop.products.offer, { cantidad: 2 }), precioUnitario: 1 };
    const added = await call('POST', '/api/carrito/agregar', { body: { ...body, sessionToken } });
    expect(added).toMatchObject({
      status: 201,
      body: { mensaje: 'Producto agregado al carrito.' },
    });
    const read = await call('POST', '/api/carrito/obtener', { body: { sessionToken } });
    expect(read.body).toMatchObject({
      carrito: {
        subtotal: 91,
        montoEnvio: 8,
        montoTotal: 99,
        productos: [
          { cantidad: 2, precioUnitario: 45.5, subtotalProducto: 91, tallaNombre: 'Única' },
        ],
      },
    });
  });

  test('nobody reads a cart with a token that the shop did not issue', async () => {
    const { sessionToken } = await visitor(shop);
    for (const token of ['x', `${sessionToken}x`, null]) {
      const read = await call('POST', '/api/carrito/obtener', { body: { sessionToken: token } });
      expect(read).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('limits of a line', () => {
  test('more than the stock is refused with the stock, and the line stays', async () => {
    const { ring } = shop.products;
    const one = addition(ring, { tamanio: '7' });
    await call('POST', '/api/carrito/agregar', { as: 'customer', body: one });
    const more = { ...one, cantidad: 2 };
    const refused = await call('POST', '/api/carrito/agregar', { as: 'customer', body: more });
    expect(refused).toMatchObject({ status: 409, body: { code: 'STOCK_EXCEEDED', stock: 2 } });
    const { idProducto_talla } = one;
    const change = await call('PUT', '/api/carrito/cantidad', {
      as: 'customer',
      body: { idProducto_talla, nuevaCantidad: 3 },
    });
    expect(change).toMatchObject({ status: 409, body: { stock: 2 } });
    expect(shop.state.cartOf(shop.people.customer.correo).productos).toMatchObject([
      { cantidad: 1 },
    ]);
  });

  test('a piece that is not sold cannot be added, and stays flagged in carts that hold it', async () => {
    const { chain } = shop.products;
    await call('POST', '/api/carrito/agregar', { as: 'customer', body: addition(chain) });
    await call('PUT', `/api/productos/editar/${chain.idProducto}`, {
      as: 'admin',
      form: { estado: '0' },
    });
    const read = await call('POST', '/api/carrito/obtener', { as: 'customer' });
    expect(read.body).toMatchObject({ carrito: { productos: [{ disponible: false, stock: 0 }] } });
    const again = { as: 'customer' as const, body: addition(chain) };
    expect(await call('POST', '/api/carrito/agregar', again)).toMatchObject({ status: 404 });
  });
});

test('a line is changed, taken out, and the rest emptied', async () => {
  const [first, second] = [addition(shop.products.chain), addition(shop.products.offer)];
  for (const body of [first, second])
    await call('POST', '/api/carrito/agregar', { as: 'customer', body });
  const { idProducto_talla } = first;
  const changed = await call('PUT', '/api/carrito/cantidad', {
    as: 'customer',
    body: { idProducto_talla, nuevaCantidad: 3 },
  });
  expect(changed.body).toMatchObject({
    item: { cantidad: 3, subtotalProducto: 144 },
    carrito: { subtotal: 189.5 },
  });
  const line = { as: 'customer' as const, body: { idProducto_talla } };
  expect((await call('DELETE', '/api/carrito/producto', line)).status).toBe(200);
  expect((await call('DELETE', '/api/carrito/producto', line)).status).toBe(404);
  await call('DELETE', '/api/carrito/vaciar', { as: 'customer' });
  expect(shop.state.cartOf(shop.people.customer.correo)).toMatchObject({
    productos: [],
    montoTotal: 0,
  });
});

test('the shipping that a client names changes nothing', async () => {
  await call('POST', '/api/carrito/agregar', {
    as: 'customer',
    body: addition(shop.products.chain),
  });
  const body = { costoEnvio: 0 };
  expect((await call('PUT', '/api/carrito/envio', { as: 'customer', body })).status).toBe(200);
  expect(shop.state.cartOf(shop.people.customer.correo).montoEnvio).toBe(8);
});

describe('a change that names its version and carries a key', () => {
  const headers = { 'Idempotency-Key': 'cambio-0001' };
  const as = 'customer' as const;
  const chain = addition(shop.products.chain);
  const add = (version: number, more: object = {}) =>
    call('POST', '/api/carrito/agregar', { as, body: { ...chain, version }, ...more });
  const today = () => shop.state.cartOf(shop.people.customer.correo);

  test('is made once, and its answers are the whole cart', async () => {
    const first = await add(0, { headers });
    await add(1);
    const again = await add(0, { headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toMatchObject({ carrito: { version: 2, productos: [{ cantidad: 2 }] } });
    const body = { idProducto_talla: chain.idProducto_talla, version: 2 };
    const removed = await call('DELETE', '/api/carrito/producto', { as, body });
    expect(removed.body).toEqual({ mensaje: 'Producto eliminado.', carrito: today() });
  });

  test('is refused with today’s cart when there is a newer one', async () => {
    await add(0);
    const late = [
      ['POST', '/api/carrito/agregar', chain],
      ['PUT', '/api/carrito/cantidad', { ...line(chain), nuevaCantidad: 3 }],
      ['DELETE', '/api/carrito/producto', line(chain)],
      ['DELETE', '/api/carrito/vaciar', {}],
    ] as const;
    for (const [method, path, fields] of late) {
      const refused = await call(method, path, { as, body: { ...fields, version: 0 } });
      expect(refused).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } });
      expect(refused.body).toMatchObject({ carrito: today() });
    }
    expect(today()).toMatchObject({ version: 1, productos: [{ cantidad: 1 }] });
  });

  test('is refused when its key stands for another one', async () => {
    await add(0, { headers });
    const body = { version: 1 };
    const other = await call('DELETE', '/api/carrito/vaciar', { as, body, headers });
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(other.body).toMatchObject({ carrito: today() });
  });
});

const line = ({ idProducto_talla }: { idProducto_talla: number }) => ({ idProducto_talla });
