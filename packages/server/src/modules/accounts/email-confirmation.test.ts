import { expect, test, vi } from 'vitest';
import { accountForm, addToRoll, login, register } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const DAY = 86_400_000;
const LINK = /http:\/\/localhost:3000\/clientes\/confirmar-correo\/([\w-]+)/;
const PASSWORD = String(accountForm()['contrasena']);
const DEAD = { error: 'Enlace inválido o expirado', code: 'NOT_FOUND' };

const tokenIn = (text = '') => LINK.exec(text)?.[1] ?? '';
const newest = ({ mailer }: TestApp) => tokenIn(mailer.sent.at(-1)?.text);
const confirm = ({ call }: TestApp, token: string) =>
  call('POST', `/api/users/correo/confirmar/${token}`);
const askAgain = ({ call }: TestApp, token: string) =>
  call('POST', '/api/users/correo/confirmacion', { token });

/** Registers somebody; their login and whether the e-mail is confirmed. */
async function newAccount(app: TestApp, fields: Record<string, unknown> = {}) {
  expect((await register(app, fields)).status).toBe(201);
  const correo = String(accountForm(fields)['correo']);
  const { token } = (await login(app, correo, PASSWORD)).body as { token: string };
  const isConfirmed = async () => {
    const { body } = await app.call('GET', '/api/users/clientes/perfil', { token });
    return (body as { usuario: { correoConfirmado: boolean } }).usuario.correoConfirmado;
  };
  return { correo, token, isConfirmed };
}

describeOnBothDatabases('confirming an e-mail', (createApp) => {
  test('whoever registers gets one letter, which names nobody, and its link confirms once', async () => {
    const app = await createApp();
    const nombre = 'Ganaste un premio… https://evil.example';
    const { correo, isConfirmed } = await newAccount(app, { nombre });
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [correo, 'Confirma tu correo'],
    ]);
    expect(app.mailer.sent[0]?.text).not.toMatch(/evil|premio/);
    expect(await isConfirmed()).toBe(false);
    const token = newest(app);
    expect(await confirm(app, token)).toMatchObject({
      status: 200,
      body: { mensaje: 'Tu correo está confirmado.' },
    });
    expect(await isConfirmed()).toBe(true);
    expect(await confirm(app, token)).toMatchObject({ status: 404, body: DEAD });
  });

  test('the link is kept as a hash, works for seven days, and of many at once one counts', async () => {
    const app = await createApp();
    const { isConfirmed } = await newAccount(app);
    const token = newest(app);
    const rows = await app.deps.db.selectFrom('confirmaciones_correo').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    app.clock.advance(7 * DAY - 1);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(app, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await isConfirmed()).toBe(true);
  });

  test('a link that is a week old confirms nothing', async () => {
    const app = await createApp();
    await newAccount(app);
    const token = newest(app);
    app.clock.advance(7 * DAY);
    expect(await confirm(app, token)).toMatchObject({ status: 404, body: DEAD });
  });

  test('another e-mail is not confirmed, not even by the link to the one before; the old one is again', async () => {
    const app = await createApp();
    const { correo, token: owner, isConfirmed } = await newAccount(app);
    const token = newest(app);
    const change = (to: string) =>
      app.call('PUT', '/api/users/clientes/perfil', {
        token: owner,
        body: { correo: to, telefono: '87123490', contrasenaActual: PASSWORD },
      });
    await change('otra@filigrana.test');
    expect(await confirm(app, token)).toMatchObject({ status: 404, body: DEAD });
    await change(correo);
    expect((await confirm(app, token)).status).toBe(200);
    await change('otra@filigrana.test');
    expect(await isConfirmed()).toBe(false);
    await change(correo.toUpperCase());
    expect(await isConfirmed()).toBe(true);
  });

  test('a used reset link confirms the address that it went to', async () => {
    const app = await createApp();
    const { correo } = await newAccount(app);
    await app.call('POST', '/api/recuperacion/solicitar', { body: { correo } });
    const token = /restablecer-contrasena\/([\w-]+)/.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1];
    const body = { token, nuevaContrasena: 'Volcan-Verde-9' };
    expect((await app.call('POST', '/api/recuperacion/restablecer', { body })).status).toBe(200);
    expect((await login(app, correo, 'Volcan-Verde-9')).body).toMatchObject({
      usuario: { correoConfirmado: true },
    });
  });

  test('the letter can be asked for again, not without end, and not once it is confirmed', async () => {
    const app = await createApp();
    const { token: owner } = await newAccount(app);
    const first = newest(app);
    for (let times = 0; times < 8; times += 1)
      expect(await askAgain(app, owner)).toMatchObject({
        status: 200,
        body: { mensaje: 'Te enviamos un enlace. Revisa tu correo, también la carpeta de spam.' },
      });
    // Whoever has given a stranger's address writes to them five times in a week.
    expect(app.mailer.sent).toHaveLength(5);
    expect((await confirm(app, first)).status).toBe(200);
    expect(await askAgain(app, owner)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE', error: 'Tu correo ya está confirmado.' },
    });
  });

  test('a mail server that refuses the letter keeps nobody from registering, and is told when asked again', async () => {
    const app = await createApp();
    vi.spyOn(app.deps.mailer, 'send').mockResolvedValue(false);
    const { token } = await newAccount(app);
    expect(await askAgain(app, token)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    const rows = await app.deps.db.selectFrom('confirmaciones_correo').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test('an address that was never confirmed gets no novedad', async () => {
    const app = await createApp();
    const { correo, token } = await newAccount(app);
    const { token: admin } = await app.signIn(2);
    const subscribe = () =>
      app.call('PATCH', '/api/suscripcion', { token, body: { estadoSuscripcion: true } });
    const send = async () => {
      const form = new FormData();
      form.set('asunto', 'Semana de la plata');
      const { body } = await app.call('POST', '/api/novedades/agregar', { token: admin, form });
      const { idNovedad } = body as { idNovedad: number };
      return app.call('POST', `/api/novedades/${idNovedad}/enviar`, { token: admin });
    };
    expect((await subscribe()).body).toEqual({
      suscrito: true,
      message: 'Confirma tu correo para recibir las novedades: te enviamos un enlace.',
    });
    const link = newest(app);
    expect((await send()).body).toEqual({ enviados: 0, total: 0 });
    expect(app.mailer.sent).toHaveLength(1);
    await confirm(app, link);
    expect((await subscribe()).body).toMatchObject({ message: 'Tu suscripción está activa.' });
    expect((await send()).body).toEqual({ enviados: 1, total: 1 });
    expect(app.mailer.sent.at(-1)?.to).toBe(correo);
  });
});

describeOnBothDatabases('the roll', (createApp) => {
  const SOFIA = ['SOFIA ELENA', 'BRENES', 'UMAÑA'] as [string, string, string];
  const lookUp = (app: TestApp, id: string) => app.call('GET', `/api/users/autocomplete/${id}`);

  test('answers about whom it knows and whom it does not after the same while', async () => {
    const app = await createApp();
    await addToRoll(app.deps, { 505550555: SOFIA });
    for (const [id, status] of [
      ['505550555', 200],
      ['999999999', 404],
    ] as const) {
      const began = performance.now();
      expect((await lookUp(app, id)).status).toBe(status);
      expect(performance.now() - began).toBeGreaterThanOrEqual(49);
    }
  });

  test('that is turned off names nobody, and everybody is called what they type', async () => {
    const app = await createApp();
    await addToRoll(app.deps, { 505550555: SOFIA });
    app.deps.rollLookup = false;
    for (const id of ['505550555', '999999999'])
      expect(await lookUp(app, id)).toMatchObject({
        status: 404,
        body: { code: 'LOOKUP_OFF', error: 'Escribe el nombre y los apellidos.' },
      });
    const { token } = await newAccount(app, { identificacion: '505550555', nombre: 'Inés' });
    const { body } = await app.call('GET', '/api/users/clientes/perfil', { token });
    expect(body).toMatchObject({ usuario: { nombre: 'Inés', primerApellido: 'Duarte' } });
    await newAccount(app, { identificacion: '999999999', correo: 'otra@filigrana.test' });
  });
});
