import { expect, test } from 'vitest';
import { testShop, visitor } from '../../test/test-shop.ts';
import { addition } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

test('a login moves the anonymous cart into the account, clamped to stock, and it is gone', async () => {
  const { customer } = shop.people;
  const piece = (cantidad: number) => addition(shop.products.bracelet, { cantidad });
  await call('POST', '/api/carrito/agregar', { as: 'customer', body: piece(3) });
  const { sessionToken } = await visitor(shop);
  const chain = addition(shop.products.chain);
  for (const body of [piece(2), chain])
    await call('POST', '/api/carrito/agregar', { body: { ...body, sessionToken } });

  const { correo, contrasena } = customer;
  const login = await call('POST', '/api/users/clientes/login', {
    body: { correo, contrasena, sessionToken },
  });
  expect(login).toMatchObject({
    status: 200,
    body: { recortes: [{ productoNombre: 'Pulsera Marea', pedidas: 5, quedan: 4 }] },
  });
  expect(shop.state.cartOf(correo).productos).toMatchObject([
    { productoNombre: 'Pulsera Marea', cantidad: 4 },
    { productoNombre: 'Cadena Clásica', cantidad: 1 },
  ]);
  expect(shop.state.cartOf(sessionToken).productos).toEqual([]);
});

test('a late change of the moved cart reaches neither it nor the account', async () => {
  const { sessionToken } = await visitor(shop);
  const chain = addition(shop.products.chain);
  const headers = { 'Idempotency-Key': 'cambio-0001' };
  const made = { body: { ...chain, version: 0, sessionToken }, headers };
  await call('POST', '/api/carrito/agregar', made);
  const { correo, contrasena } = shop.people.customer;
  await call('POST', '/api/users/clientes/login', { body: { correo, contrasena, sessionToken } });

  const late = { body: { ...chain, version: 0, sessionToken } };
  expect((await call('POST', '/api/carrito/agregar', late)).status).toBe(409);
  const own = { as: 'customer' as const, body: { ...chain, version: 1 } };
  expect((await call('POST', '/api/carrito/agregar', own)).status).toBe(409);
  expect((await call('POST', '/api/carrito/agregar', { ...own, headers })).status).toBe(201);
  expect(shop.state.cartOf(sessionToken).productos).toEqual([]);
  expect(shop.state.cartOf(correo).productos).toMatchObject([{ cantidad: 1 }]);
});

test('an unknown session token does not keep anybody from logging in', async () => {
  const { correo, contrasena } = shop.people.customer;
  const body = { correo, contrasena, sessionToken: 'unknown' };
  expect((await call('POST', '/api/users/clientes/login', { body })).status).toBe(200);
});
