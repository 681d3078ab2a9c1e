import { expect, test } from 'vitest';
import { testShop } from '../../test/kit.ts';
import { registration } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

const changeRole = (idUsuario: number, idRol: number) =>
  call('PUT', `/api/users/admin/staff/${idUsuario}/rol`, { as: 'admin', body: { idRol } });

test('another role ends the logins of before', async () => {
  const { token } = shop.signIn('manager');
  expect((await changeRole(shop.people.manager.idUsuario, 2)).body).toEqual({
    mensaje: 'Rol actualizado',
  });
  expect((await call('GET', '/api/productos/todos', { token })).status).toBe(401);
  expect((await call('GET', '/api/pedido/regulares', { as: 'manager' })).status).toBe(200);
});

test('the last administrator keeps the role', async () => {
  expect(await changeRole(shop.people.admin.idUsuario, 3)).toMatchObject({
    status: 409,
    body: { code: 'INVALID_STATE' },
  });
});

test('the path decides the role of a new account', async () => {
  const body = { ...registration(), idRol: 2 };
  expect(await call('POST', '/api/users/admin/crear-manager', { as: 'admin', body })).toMatchObject(
    { status: 400, body: { campos: { idRol: 'Debe ser uno de: 3.' } } },
  );
  const created = { ...body, idRol: 3 };
  expect(
    await call('POST', '/api/users/admin/crear-manager', { as: 'admin', body: created }),
  ).toMatchObject({ status: 201, body: { mensaje: 'Manager creado' } });
  const { body: list } = await call('GET', '/api/users/admin/staff', { as: 'admin' });
  expect(list).toMatchObject([{ idRol: 2 }, { idRol: 3 }, { nombre: 'Ana Lucia', idRol: 3 }]);
});
