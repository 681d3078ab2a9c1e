import { createShop, memorySession } from '@filigrana/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { addition, registration } from '../fixtures.ts';
import { SCENARIO_NAMES } from '../index.ts';

const HOST = 'https://tienda.test';
const mock = testShop({ host: HOST });
afterEach(() => vi.useRealTimers());

const client = (session = memorySession(mock.signIn('customer'))) =>
  createShop({ host: HOST, session, retries: 0 });

test('out-of-stock: nothing can be added, and what a cart holds cannot be bought', async () => {
  const shop = client();
  await shop.cart.add(addition(mock.products.chain));
  const restock = mock.scenario('out-of-stock');
  await expect(shop.cart.add(addition(mock.products.offer))).rejects.toMatchObject({
    code: 'STOCK_EXCEEDED',
    stock: 0,
  });
  expect((await shop.cart.get()).productos).toMatchObject([{ cantidad: 1, stock: 0 }]);
  restock();
  await shop.cart.add(addition(mock.products.offer));
});

test('email-in-use: no account can be opened, nor take another e-mail', async () => {
  const free = mock.scenario('email-in-use');
  await expect(client().accounts.register(registration())).rejects.toMatchObject({
    status: 409,
    code: 'EMAIL_IN_USE',
  });
  const { correo, telefono, contrasena: contrasenaActual } = mock.people.admin;
  const admin = client(memorySession(mock.signIn('admin')));
  await admin.accounts.updateStaffProfile({ correo, telefono });
  await expect(
    admin.accounts.updateStaffProfile({
      correo: 'libre@filigrana.test',
      telefono,
      contrasenaActual,
    }),
  ).rejects.toMatchObject({ code: 'EMAIL_IN_USE' });
  free();
  await client().accounts.register(registration());
});

test('expired-session: the login of before is over, a new one works', async () => {
  const shop = client();
  mock.scenario('expired-session');
  await expect(shop.accounts.profile()).rejects.toMatchObject({ status: 401 });
  const { correo, contrasena } = mock.people.customer;
  await shop.accounts.login({ correo, contrasena });
  expect(await shop.accounts.profile()).toMatchObject({ correo });
});

test('slow-server: the time limits of the specification are over before the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shop = client();
  mock.scenario('slow-server');
  const call = shop.subscription.set({ estadoSuscripcion: true });
  const ended = expect(call).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  await ended;
});

test('offline: no call arrives, until the network is back', async () => {
  const shop = client();
  const reconnect = mock.scenario('offline');
  await expect(shop.catalog.initial()).rejects.toMatchObject({ kind: 'network' });
  reconnect();
  expect(await shop.catalog.initial()).not.toEqual([]);
});

test('non-json: every answer is a page', async () => {
  mock.scenario('non-json');
  await expect(client().catalog.initial()).rejects.toMatchObject({ kind: 'contract' });
});

test('a reset ends every scenario', async () => {
  for (const name of SCENARIO_NAMES) mock.scenario(name);
  mock.reset();
  const shop = client();
  await shop.cart.add(addition(mock.products.chain));
  expect(await shop.accounts.profile()).toMatchObject({ suscrito: true });
});
