import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const pending = () => {
  const found = shop.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  if (!found) throw new Error('The seed has a pending order');
  return found;
};
const step = (idPedido: number, word: string) =>
  call('PUT', `/api/pedido/${idPedido}/${word}`, { as: 'admin' });

test('an order goes from pending over confirmed to sent, and not back', async () => {
  const { idPedido } = pending();
  expect((await step(idPedido, 'enviar')).body).toMatchObject({ code: 'INVALID_STATE' });
  expect((await step(idPedido, 'aceptar')).body).toMatchObject({
    mensaje: 'Pedido aceptado',
    pedido: { estadoPedido: 'confirmado', estadoPago: 'verificado' },
  });
  expect((await step(idPedido, 'rechazar')).status).toBe(409);
  expect((await step(idPedido, 'enviar')).status).toBe(200);
  expect(shop.mail.map(({ kind }) => kind)).toEqual(['order-moved', 'order-moved']);
});

test('rejecting an order gives the stock back once', async () => {
  const { idPedido, productos } = pending();
  const size = shop.products.chain.tallas[0];
  const before = size?.stock ?? 0;
  expect((await step(idPedido, 'rechazar')).body).toMatchObject({
    pedido: { estadoPedido: 'cancelado', estadoPago: 'rechazado' },
  });
  expect((await step(idPedido, 'rechazar')).status).toBe(409);
  expect(shop.products.chain.stock).toBe(before + (productos[0]?.cantidad ?? 0));
});

test('customers see their own orders only, newest first', async () => {
  const mine = await call('GET', '/api/pedido/usuario', { as: 'customer' });
  expect((mine.body as { estadoPedido: string }[]).map((order) => order.estadoPedido)).toEqual([
    'pendiente',
    'confirmado',
    'cancelado',
    'enviado',
  ]);
  const other = await call('GET', '/api/pedido/usuario', { as: 'otherCustomer' });
  expect(other.body).toEqual([]);
  const { idPedido } = pending();
  expect(
    await call('GET', `/api/pedido/usuario/${idPedido}`, { as: 'otherCustomer' }),
  ).toMatchObject({ status: 404 });
});

test('the back office reads where it goes, how it was paid and whom to write to', async () => {
  const { idCarrito } = pending();
  const read = async (what: string) =>
    (await call('GET', `/api/pedido/${what}/${idCarrito}`, { as: 'admin' })).body;
  expect(await read('envio')).toMatchObject({ provincia: 'San José', metodoPago: 'sinpe' });
  expect(await read('contacto')).toEqual({
    correo: shop.people.customer.correo,
    telefono: shop.people.customer.telefono,
  });
  const { comprobante } = (await read('comprobante')) as { comprobante: string };
  expect((await call('GET', comprobante)).headers.get('content-type')).toBe('image/png');
  expect(await call('GET', '/api/pedido/regulares', { as: 'manager' })).toMatchObject({
    status: 403,
  });
});
