import { createShop, memorySession } from '@filigrana/sdk';
import { describe, expect, test } from 'vitest';
import { addition, imageFile, orderShipping } from '../src/fixtures.ts';
import { operations } from './contract-check.ts';
import { secondShop, testShop } from './test-shop.ts';

const whole = testShop();
const plain = secondShop({ host: 'https://sin-extensiones.test', extensions: false });
const some = secondShop({ host: 'https://algunas.test', extensions: ['timelines', 'versions'] });
const spanish = secondShop({
  host: 'https://solo-espanol.test',
  extensions: ['siteTexts', 'bannerWords'],
});

const HISTORY = '/api/pedido/1/historial';

describe('a shop without the optional parts', () => {
  const optional = operations.filter(({ extension }) => extension !== null);

  test.each(optional)('does not know $id, whoever asks', async ({ method, url }) => {
    const path = url.replaceAll(/:\w+/g, '1');
    for (const as of ['admin', 'customer', undefined] as const) {
      const answer = await plain.call(method.toUpperCase(), path, as ? { as } : {});
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await plain.call('PATCH', path)).status).toBe(404);
    expect((await whole.call('PATCH', path)).status).toBe(405);
  });

  test('speaks of no version, and takes edits and deletions that do', async () => {
    const { state, products } = plain;
    const held = [products.ring, ...state.faqs, ...state.novedades];
    expect(held.filter((one) => 'version' in one)).toEqual([]);
    const body = { monto: 9, version: 77 };
    expect((await plain.call('PUT', '/api/envio', { as: 'admin', body })).status).toBe(200);
    expect((await plain.call('GET', '/api/envio')).body).toEqual({ monto: 9 });
    const { idPregunta } = state.faqs[0]!;
    const gone = `/api/preguntas/borrarPregunta/${idPregunta}?version=77`;
    expect((await plain.call('DELETE', gone, { as: 'admin' })).status).toBe(200);
    expect(state.cartOf(plain.people.customer.correo)).not.toHaveProperty('version');
  });

  test('keeps no English', async () => {
    const keys = async (path: string) => JSON.stringify((await spanish.call('GET', path)).body);
    expect(await keys('/api/textos')).not.toContain('Ingles');
    expect(await keys('/api/banners/textos')).toContain('linea');
    expect(await keys('/api/banners/textos')).not.toContain('Ingles');
    expect(await keys('/api/preguntas/preguntas-visibles')).not.toContain('Ingles');
    expect(JSON.stringify(spanish.state.faqs)).not.toContain('Ingles');
  });

  test('knows no sizes that nobody has touched: every one that is sent is set', async () => {
    const { idProducto } = plain.products.ring;
    const tallas = JSON.stringify([
      { tamanio: '6', stock: 9, sinCambio: true },
      { tamanio: '7', stock: 5 },
    ]);
    const edit = { as: 'admin', form: { tallas } } as const;
    expect((await plain.call('PUT', `/api/productos/editar/${idProducto}`, edit)).status).toBe(200);
    expect(plain.products.ring.tallas.map((size) => [size.tamanio, size.stock])).toEqual([
      ['6', 9],
      ['7', 5],
    ]);
  });

  test('passes over keys, references and totals of purchases', async () => {
    const headers = { 'Idempotency-Key': 'intento-1' };
    const form = {
      ...orderShipping(),
      comprobante: imageFile(),
      referencia: '12345',
      montoTotal: '1',
    };
    const body = addition(plain.products.chain);
    const placed = plain.state.orders.length;
    for (let bought = 0; bought < 2; bought += 1) {
      await plain.call('POST', '/api/carrito/agregar', { as: 'customer', body });
      const buying = { as: 'customer', form, headers } as const;
      expect((await plain.call('POST', '/api/compra', buying)).status).toBe(201);
    }
    expect(plain.state.orders).toHaveLength(placed + 2);
  });

  test('makes every change of a cart, and tells of it what it must', async () => {
    const headers = { 'Idempotency-Key': 'cambio-0001' };
    const as = 'customer' as const;
    const chain = addition(plain.products.chain);
    const { idProducto_talla } = chain;
    const adding = { as, headers, body: { ...chain, version: 7 } };
    for (let times = 0; times < 2; times += 1)
      expect((await plain.call('POST', '/api/carrito/agregar', adding)).status).toBe(201);
    const many = { as, headers, body: { idProducto_talla, nuevaCantidad: 999, version: 7 } };
    const refused = await plain.call('PUT', '/api/carrito/cantidad', many);
    expect(refused).toMatchObject({ status: 409, body: { code: 'STOCK_EXCEEDED' } });
    expect(refused.body).not.toHaveProperty('carrito');
    const one = { ...many, body: { ...many.body, nuevaCantidad: 1 } };
    const changed = await plain.call('PUT', '/api/carrito/cantidad', one);
    expect(changed.body).toMatchObject({ item: { cantidad: 1 } });
    expect((changed.body as { carrito: object }).carrito).not.toHaveProperty('productos');
    const removing = { as, headers, body: { idProducto_talla, version: 7 } };
    const removed = await plain.call('DELETE', '/api/carrito/producto', removing);
    expect(removed.body).toEqual({ mensaje: 'Producto eliminado.' });
  });

  test('is still unreachable while the network is down', async () => {
    plain.scenario('offline');
    await expect(plain.call('GET', '/api/panel', { as: 'admin' })).rejects.toThrow();
  });
});

test('a shop may have some of them', async () => {
  expect((await some.call('GET', HISTORY, { as: 'admin' })).status).toBe(200);
  expect((await some.call('GET', '/api/panel', { as: 'admin' })).status).toBe(404);
  expect((await some.call('GET', '/api/envio')).body).toEqual({ monto: 8, version: 1 });
});

test('a login without a call is a session as it stands', async () => {
  const session = memorySession(whole.signIn('admin'));
  const shop = createShop({ host: 'https://filigrana.test', session });
  expect(await shop.accounts.staffProfile()).toEqual(session.read().usuario);
});
