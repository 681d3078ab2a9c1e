import { expect, test } from 'vitest';
import { testShop, visitor } from '../../test/kit.ts';
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
  expect(login.status).toBe(200);
  expect(shop.state.cartOf(correo).productos).toMatchObject([
    { productoNombre: 'Pulsera Marea', cantidad: 4 },
    { productoNombre: 'Cadena Clásica', cantidad: 1 },
  ]);
  expect(shop.state.cartOf(sessionToken).productos).toEqual([]);
});

test('an unknown session token does not keep anybody from logging in', async () => {
  const { correo, contrasena } = shop.people.customer;
  const body = { correo, contrasena, sessionToken: 'unknown' };
  expect((await call('POST', '/api/users/clientes/login', { body })).status).toBe(200);
});
