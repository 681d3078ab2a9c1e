import { describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

let clock = new Date('2026-01-15T12:00:00Z');
const shop = testShop({ now: () => clock });
const { call } = shop;

const NEW = 'Turquesa-2026';
const ask = (correo: string) => call('POST', '/api/recuperacion/solicitar', { body: { correo } });
const verify = (token: string) => call('GET', `/api/recuperacion/verificar/${token}`);
const reset = (token: string, nuevaContrasena = NEW) =>
  call('POST', '/api/recuperacion/restablecer', { body: { token, nuevaContrasena } });

async function link(): Promise<string> {
  await ask(shop.people.customer.correo);
  const message = shop.mail.at(-1);
  return message?.kind === 'password-reset' ? message.token : '';
}

test('the link of the message sets a new password once, and ends every login', async () => {
  const { token } = shop.signIn('customer');
  const used = await link();
  expect(await verify(used)).toMatchObject({ status: 200, body: { valido: true } });
  expect((await reset(used)).body).toEqual({ mensaje: 'Contraseña actualizada' });
  expect(await reset(used)).toMatchObject({ status: 404 });
  expect((await call('GET', '/api/users/clientes/perfil', { token })).status).toBe(401);
  const { correo } = shop.people.customer;
  const body = { correo, contrasena: NEW };
  expect((await call('POST', '/api/users/clientes/login', { body })).status).toBe(200);
});

test('a weak password leaves the link usable', async () => {
  const token = await link();
  expect((await reset(token, 'todominusculas')).status).toBe(400);
  expect((await verify(token)).status).toBe(200);
});

test('a link dies after an hour, and when the e-mail changes', async () => {
  const first = await link();
  clock = new Date('2026-01-15T13:00:00Z');
  expect(await verify(first)).toMatchObject({
    status: 404,
    body: { error: 'Enlace inválido o expirado' },
  });
  const second = await link();
  const { contrasena: contrasenaActual } = shop.people.customer;
  const body = { correo: 'nueva@filigrana.test', telefono: '88990011', contrasenaActual };
  await call('PUT', '/api/users/clientes/perfil', { as: 'customer', body });
  expect((await verify(second)).status).toBe(404);
  clock = new Date('2026-01-15T12:00:00Z');
});

test('an e-mail without account is told so', async () => {
  expect(await ask('nadie@filigrana.test')).toMatchObject({
    status: 404,
    body: { code: 'EMAIL_NOT_FOUND', error: 'Ese correo no está registrado.' },
  });
});

describe('the link that undoes a change of the e-mail', () => {
  const change = (correo: string) =>
    call('PUT', '/api/users/clientes/perfil', {
      as: 'customer',
      body: {
        correo,
        telefono: '88990011',
        contrasenaActual: shop.people.customer.contrasena,
      },
    });
  const undo = (token: string) =>
    call('POST', '/api/recuperacion/deshacer-correo', { body: { token } });
  const linkTo = (correo: string) => {
    const letter = shop.mail.findLast(({ to, kind }) => to === correo && kind === 'email-left');
    return letter?.kind === 'email-left' ? (letter.token ?? '') : '';
  };

  test('gives the first address back, whatever came after it, and ends logins and password', async () => {
    const { correo, contrasena } = shop.people.customer;
    const { token } = shop.signIn('customer');
    await change('segunda@filigrana.test');
    await change('tercera@filigrana.test');
    expect((await undo(linkTo(correo))).status).toBe(200);
    expect(shop.people.customer.correo).toBe(correo);
    expect((await call('GET', '/api/users/clientes/perfil', { token })).status).toBe(401);
    const login = await call('POST', '/api/users/clientes/login', { body: { correo, contrasena } });
    expect(login.status).toBe(401);
    for (const address of [correo, 'segunda@filigrana.test'])
      expect((await undo(linkTo(address))).status).toBe(404);
  });

  test('is not left to an address in between when the e-mail is changed back', async () => {
    const { correo } = shop.people.customer;
    await change('segunda@filigrana.test');
    expect((await change(correo)).status).toBe(200);
    expect(linkTo('segunda@filigrana.test')).toBe('');
    expect((await undo(linkTo(correo))).status).toBe(404);
  });

  test('keeps the old address for its account for seven days', async () => {
    const { correo } = shop.people.customer;
    await change('segunda@filigrana.test');
    const { contrasena } = shop.people.otherCustomer;
    const take = () =>
      call('PUT', '/api/users/clientes/perfil', {
        as: 'otherCustomer',
        body: { correo, telefono: '88990011', contrasenaActual: contrasena },
      });
    expect((await take()).status).toBe(409);
    clock = new Date('2026-01-22T12:00:00Z');
    expect((await undo(linkTo(correo))).status).toBe(404);
    expect((await take()).status).toBe(200);
    clock = new Date('2026-01-15T12:00:00Z');
  });
});
