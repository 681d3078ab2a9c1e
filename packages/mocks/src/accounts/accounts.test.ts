import { decodeToken } from '@filigrana/sdk';
import { describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { registration } from '../fixtures.ts';

let clock = new Date('2026-01-15T12:00:00Z');
const shop = testShop({ now: () => clock });
const { call } = shop;

const login = (body: object) => call('POST', '/api/users/clientes/login', { body });
const profile = (token: string) => call('GET', '/api/users/clientes/perfil', { token });

describe('a login', () => {
  test.each(['customer', 'admin', 'manager'] as const)(
    'gives the %s a token that tells the role, and opens the profile',
    async (name) => {
      const { correo, contrasena, rol, idUsuario } = shop.people[name];
      const { body } = await login({ correo: correo.toUpperCase(), contrasena });
      const { token } = body as { token: string };
      expect(decodeToken(token)).toMatchObject({ idUsuario, rol });
      expect(await profile(token)).toMatchObject({ status: 200, body: { usuario: { correo } } });
    },
  );

  test('with a wrong password is refused in the words of the shop', async () => {
    const { correo } = shop.people.customer;
    expect(await login({ correo, contrasena: 'no' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', error: 'Correo o contraseña incorrectos.' },
    });
  });

  test('of a blocked account is refused, but only to who knows the password', async () => {
    const { correo, contrasena } = shop.people.blocked;
    expect(await login({ correo, contrasena })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_BLOCKED', error: 'Tu cuenta está bloqueada.' },
    });
    expect(await login({ correo, contrasena: 'no' })).toMatchObject({ status: 401 });
  });

  test('lasts seven days, and an altered token is worth nothing', async () => {
    const { token } = shop.signIn('customer');
    const [header, , mark] = token.split('.');
    const claims = btoa(JSON.stringify({ idUsuario: 1, rol: 2, tokenVersion: 0, exp: 9e9 }));
    expect(await profile(`${header}.${claims}.${mark}`)).toMatchObject({ status: 401 });
    clock = new Date('2026-01-22T11:59:59Z');
    expect((await profile(token)).status).toBe(200);
    clock = new Date('2026-01-22T12:00:00Z');
    expect((await profile(token)).status).toBe(401);
    clock = new Date('2026-01-15T12:00:00Z');
  });
});

describe('a registration', () => {
  const register = (parts: Parameters<typeof registration>[0] = {}) =>
    call('POST', '/api/users/register', { body: registration(parts) });

  test('takes the names from the roll, and the account can log in', async () => {
    expect(await register({ nombre: 'Otra' })).toMatchObject({
      status: 201,
      body: { mensaje: 'Registro completado' },
    });
    const { correo, contrasena } = registration();
    expect((await login({ correo, contrasena })).body).toMatchObject({
      usuario: { nombre: 'Ana Lucia', primerApellido: 'Rojas', rol: 1 },
    });
  });

  test('of somebody whom the roll does not know is 404', async () => {
    expect(await register({ identificacion: '999999999' })).toMatchObject({
      status: 404,
      body: { error: 'Número de identificación no encontrado en la base de datos.' },
    });
  });

  test('is refused for a person or an e-mail that has an account', async () => {
    const { identificacion, correo } = shop.people.customer;
    expect(await register({ identificacion, correo })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
    expect(await register({ correo: correo.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_IN_USE' },
    });
  });

  test('says which field is wrong, in the words of the shop', async () => {
    expect(await register({ contrasena: 'sincapitales1', telefono: '11111111' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        campos: {
          telefono: 'Teléfono no permitido',
          contrasena: expect.stringContaining('La contraseña debe tener al menos') as string,
        },
      },
    });
  });
});

test('the lookup knows the roll, and who is left to register', async () => {
  const known = await call('GET', '/api/users/autocomplete/505550555');
  expect(known.body).toEqual({
    nombre: 'Sofia Elena',
    primerApellido: 'Brenes',
    segundoApellido: 'Umaña',
  });
  expect(shop.roll.map(({ identificacion }) => identificacion)).not.toContain('101110111');
});

test('a profile changes e-mail and telephone, and nothing else', async () => {
  const contact = { nombre: 'Otro', correo: 'nueva@filigrana.test', telefono: '88990011' };
  for (const wrong of [{}, { contrasenaActual: 'no' }]) {
    expect(
      await call('PUT', '/api/users/clientes/perfil', {
        as: 'customer',
        body: { ...contact, ...wrong },
      }),
    ).toMatchObject({ status: 400, body: { campos: { contrasenaActual: /./ as never } } });
  }
  const body = { ...contact, contrasenaActual: shop.people.customer.contrasena };
  const updated = await call('PUT', '/api/users/clientes/perfil', { as: 'customer', body });
  expect(updated.body).toMatchObject({
    mensaje: 'Perfil actualizado',
    usuario: { nombre: 'María Fernanda', correo: 'nueva@filigrana.test', telefono: '88990011' },
  });
  const taken = { ...body, correo: shop.people.admin.correo };
  expect(
    await call('PUT', '/api/users/clientes/perfil', { as: 'customer', body: taken }),
  ).toMatchObject({ status: 409, body: { code: 'EMAIL_IN_USE' } });
});

test('the staff profile is closed to customers', async () => {
  expect(await call('GET', '/api/users/admin/perfil', { as: 'customer' })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', error: 'No tienes permiso para realizar esta acción.' },
  });
});

describe('a login that is ended', () => {
  const end = (token: string, all = '') =>
    call('POST', `/api/users/sesion/cerrar${all}`, { token }).then(({ status }) => status);

  test('opens nothing any more, and the others of the account go on', async () => {
    const [here, there] = [shop.signIn('customer').token, shop.signIn('customer').token];
    expect(await end(here)).toBe(200);
    expect((await profile(here)).status).toBe(401);
    expect((await profile(there)).status).toBe(200);
    expect(await end(there, '-todas')).toBe(200);
    expect((await profile(there)).status).toBe(401);
  });
});

test('with two-step login the staff need a code, which works once', async () => {
  shop.scenario('two-step');
  const { correo, contrasena } = shop.people.admin;
  expect(await login({ correo, contrasena })).toMatchObject({
    status: 401,
    body: { code: 'SECOND_STEP_REQUIRED' },
  });
  const codigo = shop.twoStepCode('admin');
  expect((await login({ correo, contrasena, codigo })).status).toBe(200);
  expect(await login({ correo, contrasena, codigo })).toMatchObject({
    status: 401,
    body: { code: 'SECOND_STEP_WRONG' },
  });
  const { customer } = shop.people;
  const theirs = { correo: customer.correo, contrasena: customer.contrasena };
  expect((await login(theirs)).status).toBe(200);
});
