import { localDateTime } from '@filigrana/sdk/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { login, profile, statuses } from '../../../test/accounts.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const NEW_PASSWORD = 'Volcan-Verde-9';
const HOUR = 3_600_000;
const LINK = /http:\/\/localhost:3000\/clientes\/restablecer-contrasena\/([\w-]+)/;
const DEAD = { error: 'Enlace inválido o expirado', code: 'NOT_FOUND' };

const ask = ({ call }: TestApp, correo: string) =>
  call('POST', '/api/recuperacion/solicitar', { body: { correo } });
const verify = ({ call }: TestApp, token: string) =>
  call('GET', `/api/recuperacion/verificar/${token}`);
const reset = ({ call }: TestApp, token: string, nuevaContrasena = NEW_PASSWORD) =>
  call('POST', '/api/recuperacion/restablecer', { body: { token, nuevaContrasena } });
const storedTokens = ({ deps }: TestApp) =>
  deps.db.selectFrom('tokens_recuperacion').selectAll().execute();

/** Asks for a link and reads its token from the newest message. */
async function askForToken(app: TestApp, correo: string): Promise<string> {
  expect((await ask(app, correo)).status).toBe(200);
  const token = LINK.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('The message holds no link');
  return token;
}

afterEach(() => void vi.useRealTimers());

describeOnBothDatabases('asking for a reset link', (createApp) => {
  test('e-mails it to the address of the account, however it was typed', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    expect(await ask(app, ` ${correo.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { mensaje: 'Revisa tu correo, también la carpeta de spam.' },
    });
    expect(app.mailer.sent).toHaveLength(1);
    expect(app.mailer.sent[0]?.to).toBe(correo);
  });

  test('keeps nothing with which somebody who reads the database could get in', async () => {
    const app = await createApp();
    const token = await askForToken(app, (await app.signIn(1)).correo);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await storedTokens(app))).not.toContain(token);
  });

  test('is 404 EMAIL_NOT_FOUND for an e-mail of no account, and writes to nobody', async () => {
    const app = await createApp();
    expect(await ask(app, 'nadie@filigrana.test')).toMatchObject({
      status: 404,
      body: { error: 'Ese correo no está registrado.', code: 'EMAIL_NOT_FOUND' },
    });
    expect(app.mailer.sent).toEqual([]);
  });

  test('is 400 without an e-mail that can be written to', async () => {
    const app = await createApp();
    for (const correo of ['', 'nadie', 'nadie@-x.cr', 7]) {
      const body = { correo };
      const answer = await app.call('POST', '/api/recuperacion/solicitar', { body });
      expect(answer).toMatchObject({ status: 400, body: { campos: { correo: /./ as never } } });
    }
  });

  test('says so when the mail server refuses the message, and leaves no link behind', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    vi.spyOn(app.deps.mailer, 'send').mockResolvedValue(false);
    expect(await ask(app, correo)).toMatchObject({
      status: 500,
      body: {
        error: 'No pudimos enviar el correo. Inténtalo de nuevo en unos minutos.',
        code: 'INTERNAL',
      },
    });
    expect(await storedTokens(app)).toEqual([]);
  });

  test('does not keep a person waiting for a slow mail server', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const send = vi.spyOn(app.deps.mailer, 'send').mockReturnValue(new Promise(() => {}));
    const answer = ask(app, correo);
    // Looks again with every turn of the event loop; the timers stand still meanwhile.
    while (send.mock.calls.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(4000);
    expect((await answer).status).toBe(200);
    expect(await storedTokens(app)).toHaveLength(1);
  });

  test('who asks again and again for the e-mail of somebody else does not shut its owner out', async () => {
    const app = await createApp({ limitRequests: true, trustProxy: 1 });
    const { correo } = await app.signIn(1);
    const askFrom = (network: number) =>
      app.call('POST', '/api/recuperacion/solicitar', {
        body: { correo: network % 2 ? correo : correo.toUpperCase() },
        headers: { 'x-forwarded-for': `203.0.113.${network}` },
      });
    const asked = await Promise.all(Array.from({ length: 12 }, (_, n) => askFrom(n)));
    const owner = await askFrom(99);
    for (const { status, body } of [...asked, owner])
      expect({ status, body }).toEqual({
        status: 200,
        body: { mensaje: 'Revisa tu correo, también la carpeta de spam.' },
      });
    // However many asked, at once or later: five letters, and what the newest says still works.
    expect(app.mailer.sent).toHaveLength(5);
    app.clock.advance(HOUR - 1);
    expect((await askFrom(99)).status).toBe(200);
    expect(app.mailer.sent).toHaveLength(5);
    const newest = LINK.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await reset(app, newest)).status).toBe(200);
    expect((await login(app, correo, NEW_PASSWORD)).status).toBe(200);
  });

  test('once the links have run out a new one is sent', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    for (let times = 0; times < 6; times += 1) await ask(app, correo);
    expect(app.mailer.sent).toHaveLength(5);
    app.clock.advance(HOUR);
    await askForToken(app, correo);
    expect(app.mailer.sent).toHaveLength(6);
  });

  test('is limited by address', async () => {
    const app = await createApp({ limitRequests: true });
    for (let n = 1; n <= 15; n += 1)
      expect((await ask(app, `n${n}@filigrana.test`)).status).toBe(404);
    const late = await ask(app, 'n16@filigrana.test');
    expect(late).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describeOnBothDatabases('a reset link', (createApp) => {
  test('can be checked as often as one likes, and sets one new password', async () => {
    const app = await createApp();
    const { correo, token: before } = await app.signIn(1);
    const token = await askForToken(app, correo);
    for (const _ of [1, 2]) {
      expect(await verify(app, token)).toMatchObject({
        status: 200,
        body: { valido: true, mensaje: 'El enlace es válido.' },
      });
    }
    expect(await reset(app, token)).toMatchObject({
      status: 200,
      body: { mensaje: 'Contraseña actualizada' },
    });
    expect((await login(app, correo)).status).toBe(401);
    expect((await login(app, correo, NEW_PASSWORD)).status).toBe(200);
    // Whoever was logged in is not any more.
    expect((await profile(app, before)).status).toBe(401);
    expect(await verify(app, token)).toMatchObject({ status: 404, body: DEAD });
    expect(await reset(app, token, 'Otra-Clave-99')).toMatchObject({ status: 404, body: DEAD });
    expect((await login(app, correo, NEW_PASSWORD)).status).toBe(200);
  });

  test('works for an hour', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    const token = await askForToken(app, correo);
    app.clock.advance(HOUR - 1);
    expect((await verify(app, token)).status).toBe(200);
    app.clock.advance(1);
    expect(await verify(app, token)).toMatchObject({ status: 404, body: DEAD });
    expect(await reset(app, token)).toMatchObject({ status: 404, body: DEAD });
    expect((await login(app, correo)).status).toBe(200);
  });

  test('that has expired is forgotten when somebody asks for another', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    await askForToken(app, correo);
    app.clock.advance(HOUR);
    await askForToken(app, correo);
    expect(await storedTokens(app)).toHaveLength(1);
  });

  test('that nobody sent is 404, whatever it looks like', async () => {
    const app = await createApp();
    const token = await askForToken(app, (await app.signIn(1)).correo);
    const [{ hash } = { hash: '' }] = await storedTokens(app);
    for (const forged of ['nada', hash, `${token}x`, token.slice(1), token.toLowerCase()]) {
      expect(await verify(app, forged)).toMatchObject({ status: 404, body: DEAD });
      expect(await reset(app, forged)).toMatchObject({ status: 404, body: DEAD });
    }
  });

  test('outlives a password that is weak or forbidden', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    const token = await askForToken(app, correo);
    for (const [password, reason, code = 'VALIDATION'] of [
      ['volcanverde9', 'al menos 8 caracteres, una mayúscula'],
      ['Filigrana#2026', 'no se permite usar Filigrana#2026 como contraseña'],
      ['Aa1-', 'al menos 8'],
      ['Password1!', 'es muy común', 'PASSWORD_COMMON'],
      [`Xy-${correo.split('@')[0]}-1`, 'no puede contener tu correo', 'PASSWORD_HOLDS_EMAIL'],
    ] as const) {
      expect(await reset(app, token, password)).toMatchObject({
        status: 400,
        body: {
          code,
          campos: { nuevaContrasena: expect.stringContaining(reason) as string },
        },
      });
    }
    expect((await login(app, correo)).status).toBe(200);
    expect((await reset(app, token)).status).toBe(200);
  });

  test('tells the owner that the password changed, when, and what to do; not which it is', async () => {
    const app = await createApp();
    const { correo, idUsuario } = await app.signIn(1);
    const token = await askForToken(app, correo);
    app.clock.advance(1000);
    expect((await reset(app, token)).status).toBe(200);
    const letter = app.mailer.sent.at(-1);
    expect(letter).toMatchObject({ to: correo, subject: 'Tu contraseña cambió' });
    const [day = '', time = ''] = localDateTime(app.clock.now().getTime()).split(' ');
    expect(letter?.text).toContain(`${day.split('-').reverse().join('/')} a las ${time}`);
    expect(letter?.text).toContain('Si no fuiste tú');
    expect(letter?.text).toContain('http://localhost:3000/clientes/recuperacion/solicitar');
    expect(JSON.stringify(letter)).not.toContain(NEW_PASSWORD);
    const { db } = app.deps;
    expect(await db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      { accion: 'cuenta.contrasena', idUsuario, objeto: `cuenta ${idUsuario}` },
    ]);
  });

  test('dies with every other link of the account, and leaves those of others', async () => {
    const app = await createApp();
    const [one, other] = [await app.signIn(1), await app.signIn(1)];
    const [first, second] = [
      await askForToken(app, one.correo),
      await askForToken(app, one.correo),
    ];
    const foreign = await askForToken(app, other.correo);
    expect((await verify(app, first)).status).toBe(200);
    expect((await reset(app, second)).status).toBe(200);
    expect((await verify(app, first)).status).toBe(404);
    expect((await reset(app, first)).status).toBe(404);
    expect((await verify(app, foreign)).status).toBe(200);
    expect((await profile(app, other.token)).status).toBe(200);
  });

  test('dies when the account moves to another e-mail, not with another telephone', async () => {
    const app = await createApp();
    const { correo, token: bearer } = await app.signIn(1);
    const token = await askForToken(app, correo);
    const move = (address: string) =>
      app.call('PUT', '/api/users/clientes/perfil', {
        token: bearer,
        body: { correo: address, telefono: '87123490', contrasenaActual: TEST_PASSWORD },
      });
    expect((await move(correo.toUpperCase())).status).toBe(200);
    expect((await verify(app, token)).status).toBe(200);
    expect((await move('nueva@filigrana.test')).status).toBe(200);
    expect((await verify(app, token)).status).toBe(404);
  });

  test('opens nothing for a blocked customer', async () => {
    const app = await createApp();
    const { correo, idUsuario } = await app.signIn(1);
    const block = app.deps.db.updateTable('usuarios').set({ estado: 'bloqueado' });
    await block.where('idUsuario', '=', idUsuario).execute();
    expect((await reset(app, await askForToken(app, correo))).status).toBe(200);
    expect(await login(app, correo, NEW_PASSWORD)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_BLOCKED' },
    });
  });

  test('is used once, however many use it, or another link of the account, at once', async () => {
    const app = await createApp();
    const { correo } = await app.signIn(1);
    const tokens = [await askForToken(app, correo), await askForToken(app, correo)];
    const passwords = [1, 2, 3, 4].map((n) => `Volcan-Verde-${n}`);
    const answers = await Promise.all(
      passwords.map((password, n) => reset(app, tokens[n % 2] ?? '', password)),
    );
    expect(statuses(answers)).toEqual([200, 404, 404, 404]);
    const logins = await Promise.all(passwords.map((password) => login(app, correo, password)));
    expect(logins.map(({ status }) => status === 200)).toEqual(
      answers.map(({ status }) => status === 200),
    );
    expect((await login(app, correo, TEST_PASSWORD)).status).toBe(401);
  });
});
