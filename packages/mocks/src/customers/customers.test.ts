import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const act = (accion: string) =>
  call('PUT', `/api/users/admin/clientes/${shop.people.customer.identificacion}/estado`, {
    as: 'admin',
    body: { accion },
  });

test('a blocked customer is refused at once, and stays logged out when unblocked', async () => {
  const { token } = shop.signIn('customer');
  expect((await act('bloquear')).body).toEqual({ mensaje: 'Cliente bloqueado' });
  expect((await call('GET', '/api/pedido/usuario', { token })).status).toBe(401);
  expect(await act('bloquear')).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE', error: 'El cliente ya está bloqueado.' },
  });
  await act('desbloquear');
  expect((await call('GET', '/api/pedido/usuario', { token })).status).toBe(401);
  expect((await call('GET', '/api/pedido/usuario', { as: 'customer' })).status).toBe(200);
});

test('the list holds customers only, blocked ones included', async () => {
  const { body } = await call('GET', '/api/users/admin/clientes', { as: 'admin' });
  expect(body).toMatchObject([
    { nombre: 'Rolando', estado: 'bloqueado' },
    { nombre: 'Kattia', estado: 'activo' },
    { nombre: 'María Fernanda', apellido: 'Solano Quirós', estado: 'activo' },
  ]);
});

test('a page of them finds a name with a letter wrong where nobody has the very word', async () => {
  const found = async (busqueda: string) =>
    (await call('GET', `/api/users/admin/clientes?limite=9&busqueda=${busqueda}`, { as: 'admin' }))
      .body;
  expect(await found('Solamo')).toMatchObject({
    elementos: [{ apellido: 'Solano Quirós' }],
    encontrados: 1,
  });
  expect(await found('Solamos')).toMatchObject({ elementos: [], encontrados: 0 });
});
