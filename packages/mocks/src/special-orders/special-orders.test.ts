import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { imageFile } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

const form = { pieza: 'anillos', talla: '7', tipoPiedra: 'sintetica', tipoMaterial: 'plata' };
const request = (parts: Record<string, string | Blob> = {}, key?: string) =>
  call('POST', '/api/pedidos-especiales/agregar', {
    as: 'otherCustomer',
    form: { ...form, ...parts },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

test('a request is taken down in the spelling of the shop, with its picture', async () => {
  expect(await request({ referenciaURL: imageFile(), descripcion: ' Fino ' })).toMatchObject({
    status: 201,
    body: { mensaje: 'Gracias por tu pedido. Te contactaremos pronto.' },
  });
  const { body } = await call('GET', '/api/pedidos-especiales/usuario', { as: 'otherCustomer' });
  const [order] = body as { referenciaURL: string }[];
  expect(order).toMatchObject({
    nombrePieza: 'Anillos',
    nombrePiedra: 'Sintética',
    nombreMaterial: 'Plata',
    descripcion: 'Fino',
    estado: 'Pendiente',
  });
  expect((await call('GET', order?.referenciaURL ?? '')).headers.get('content-type')).toBe(
    'image/png',
  );
});

test('a ring needs a size, and only what the shop has can be asked for', async () => {
  expect(await request({ talla: '', tipoPiedra: 'Lunar' })).toMatchObject({
    status: 400,
    body: {
      campos: {
        talla: 'Por favor, indique una talla válida (solo números).',
        tipoPiedra: 'Debe ser una de las piedras de la tienda.',
      },
    },
  });
});

test('the same key makes one request', async () => {
  const before = shop.state.specialOrders.length;
  const first = await request({}, 'attempt-1');
  expect((await request({}, 'attempt-1')).body).toEqual(first.body);
  expect(await request({ talla: '8' }, 'attempt-1')).toMatchObject({ status: 409 });
  expect(shop.state.specialOrders).toHaveLength(before + 1);
});

test('administrators decide along the lifecycle', async () => {
  const { idPedidoEspecial } = (await request()).body as { idPedidoEspecial: number };
  const decide = (estado: string) =>
    call('PATCH', `/api/pedidos-especiales/estado/${idPedidoEspecial}`, {
      as: 'admin',
      body: { estado },
    });
  expect((await decide('Enviado')).body).toMatchObject({ code: 'INVALID_STATE' });
  expect((await decide('Aceptado')).body).toEqual({
    mensaje: 'Estado actualizado',
    estado: 'Aceptado',
  });
  expect((await decide('Enviado')).status).toBe(200);
  expect((await decide('Rechazado')).status).toBe(409);
});
