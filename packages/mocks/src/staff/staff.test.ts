import { describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
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

describe('blocking and removing', () => {
  const url = (idUsuario: number) => `/api/users/admin/staff/${idUsuario}`;
  const act = (idUsuario: number, accion: string) =>
    call('PUT', `${url(idUsuario)}/estado`, { as: 'admin', body: { accion } });

  test('a blocked member is out at once and cannot log in until unblocked', async () => {
    const { idUsuario, correo, contrasena } = shop.people.manager;
    const { token } = shop.signIn('manager');
    const login = () => call('POST', '/api/users/clientes/login', { body: { correo, contrasena } });
    expect((await act(idUsuario, 'bloquear')).body).toEqual({ mensaje: 'Cuenta bloqueada' });
    expect((await call('GET', '/api/productos/todos', { token })).status).toBe(401);
    expect((await login()).status).toBe(403);
    expect((await act(idUsuario, 'bloquear')).status).toBe(409);
    expect((await act(idUsuario, 'desbloquear')).status).toBe(200);
    expect((await login()).status).toBe(200);
  });

  test('a removed member is gone, and its notes stay without an author', async () => {
    const { idUsuario } = shop.people.manager;
    await changeRole(idUsuario, 2);
    const notes = '/api/pedido/1/notas';
    await call('POST', notes, { as: 'manager', body: { texto: 'Llamar antes.' } });
    expect((await call('DELETE', url(idUsuario), { as: 'admin' })).status).toBe(200);
    expect((await call('DELETE', url(idUsuario), { as: 'admin' })).status).toBe(404);
    const { body } = await call('GET', '/api/pedido/1/historial', { as: 'admin' });
    expect((body as unknown[]).at(-1)).toMatchObject({ texto: 'Llamar antes.', autor: null });
  });

  test('nobody blocks or removes the own account', async () => {
    const { idUsuario } = shop.people.admin;
    expect((await act(idUsuario, 'bloquear')).status).toBe(409);
    expect((await call('DELETE', url(idUsuario), { as: 'admin' })).status).toBe(409);
  });
});
