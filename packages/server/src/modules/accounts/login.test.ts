import { expect, test, vi } from 'vitest';
import { login, profile } from '../../../test/accounts.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { addPiece, addToCart } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const WRONG = { error: 'Correo o contraseña incorrectos.', code: 'UNAUTHENTICATED' };

async function lines({ call }: TestApp, who: { token?: string; sessionToken?: string }) {
  const { token, ...body } = who;
  const options = token === undefined ? { body } : { token };
  const answer = await call('POST', '/api/carrito/obtener', options);
  const { carrito } = answer.body as { carrito: { productos: { cantidad: number }[] } };
  return carrito.productos.map(({ cantidad }) => cantidad);
}

describeOnBothDatabases('login', (createApp) => {
  test('gives a token that works and the account, under its canonical names and nothing more', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    const { status, body } = await login(app, person.correo);
    expect(status).toBe(200);
    const { token } = body as { token: string };
    expect(body).toEqual({
      token: expect.any(String) as string,
      usuario: {
        idUsuario: person.idUsuario,
        identificacion: person.identificacion,
        nombre: 'Persona',
        primerApellido: 'De',
        segundoApellido: 'Prueba',
        correo: person.correo,
        telefono: '88887777',
        rol: 1,
        suscrito: false,
        correoConfirmado: true,
        correoPideContrasena: true,
      },
    });
    expect((await profile(app, token)).status).toBe(200);
    // Another device stays logged in.
    expect((await profile(app, person.token)).status).toBe(200);
  });

  test('case and blanks of the e-mail do not matter, those of the password do', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    expect((await login(app, ` ${correo.toUpperCase()} `)).status).toBe(200);
    expect((await login(app, correo, ` ${TEST_PASSWORD}\t`)).status).toBe(200);
    expect((await login(app, correo, TEST_PASSWORD.toUpperCase())).status).toBe(401);
  });

  test('administrators and managers log in too, with their role in the token', async () => {
    const app = await createApp();
    for (const rol of [2, 3] as const) {
      const { body } = await login(app, (await app.signIn(rol)).correo);
      const { token } = body as { token: string };
      expect(body).toMatchObject({ usuario: { rol } });
      expect(await app.deps.tokens.verify(token)).toMatchObject({ rol });
    }
  });

  test('an unknown e-mail and a wrong password are told alike, and both compare a password', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    const verify = vi.spyOn(app.deps.passwords, 'verify');
    expect(await login(app, correo, 'Otra-Clave-9')).toMatchObject({ status: 401, body: WRONG });
    expect(await login(app, 'nadie@filigrana.test')).toMatchObject({ status: 401, body: WRONG });
    expect(verify).toHaveBeenCalledTimes(2);
    expect(verify).toHaveBeenLastCalledWith(null, TEST_PASSWORD);
  });

  test('a blocked account is told so only with the right password', async () => {
    const app = await createApp();
    const { correo, idUsuario } = await app.signIn(1);
    const block = app.deps.db.updateTable('usuarios').set({ estado: 'bloqueado' });
    await block.where('idUsuario', '=', idUsuario).execute();
    expect(await login(app, correo)).toMatchObject({
      status: 403,
      body: { error: 'Tu cuenta está bloqueada.', code: 'ACCOUNT_BLOCKED' },
    });
    expect(await login(app, correo, 'Otra-Clave-9')).toMatchObject({ status: 401, body: WRONG });
  });

  test('the anonymous cart moves into the account, and its token opens nothing of it any more', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps, { stock: 5 });
    const customer = await app.signIn(1);
    const sessionToken = app.deps.sessionTokens.issue();
    await addToCart(app, customer, piece, 3);
    await addToCart(app, { sessionToken }, piece, 4);
    const { body } = await login(app, customer.correo, TEST_PASSWORD, sessionToken);
    const { token } = body as { token: string };
    expect(await lines(app, { token })).toEqual([5]);
    expect(await lines(app, { sessionToken })).toEqual([]);
    await addToCart(app, { sessionToken }, await addPiece(app.deps));
    expect(await lines(app, { token })).toEqual([5]);
  });

  test('a session token that is unknown, forged or null does not disturb', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    const unused = app.deps.sessionTokens.issue();
    for (const sessionToken of [unused, 'inventado', '', null]) {
      expect((await login(app, correo, TEST_PASSWORD, sessionToken)).status).toBe(200);
    }
  });

  test('who does not get in does not take a cart along', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    const sessionToken = app.deps.sessionTokens.issue();
    await addToCart(app, { sessionToken }, await addPiece(app.deps), 2);
    await login(app, customer.correo, 'Otra-Clave-9', sessionToken);
    expect(await lines(app, { sessionToken })).toEqual([2]);
    expect(await lines(app, customer)).toEqual([]);
  });

  test('a body with a field that is missing or wrong is 400 and names it', async () => {
    const { call } = await createApp();
    for (const [body, fields] of [
      [{}, ['correo', 'contrasena']],
      [{ correo: 'a@b.cr', contrasena: '  ' }, ['contrasena']],
      [{ correo: 'a@b.cr', contrasena: { $ne: '' } }, ['contrasena']],
      [{ correo: 'a@b.cr', contrasena: 'x'.repeat(129) }, ['contrasena']],
      [{ correo: 'a@b.cr', contrasena: 'x', rol: 2 }, ['rol']],
    ] as const) {
      const answer = await call('POST', '/api/users/clientes/login', { body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
      expect(Object.keys((answer.body as { campos: object }).campos)).toEqual(fields);
    }
  });

  test('a body that is too large is 413, one that is no JSON 415', async () => {
    const { call } = await createApp();
    const url = '/api/users/clientes/login';
    const large = await call('POST', url, { body: { correo: 'x'.repeat(300_000) } });
    expect(large).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    const form = await call('POST', url, { form: new FormData() });
    expect(form).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } });
  });

  test('guessing at one account is stopped after ten wrong passwords, other accounts go on', async () => {
    const app = await createApp({ limitRequests: true });
    const [victim, other] = [await app.signIn(1), await app.signIn(1)];
    for (let guess = 0; guess < 10; guess += 1) {
      const correo = guess % 2 ? victim.correo : victim.correo.toUpperCase();
      expect((await login(app, correo, `Clave-Falsa-${guess}`)).status).toBe(401);
    }
    const stopped = await login(app, victim.correo);
    expect(stopped).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(app, other.correo)).status).toBe(200);
  });
});
