import { expect, test, vi } from 'vitest';
import { login, profile, register, statuses } from '../../../test/accounts.ts';
import { TEST_PASSWORD, type SignedIn } from '../../../test/people.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const CUSTOMER = '/api/users/clientes/perfil';
const STAFF = '/api/users/admin/perfil';
const DAY = 86_400_000;
const DEAD = { status: 404, body: { error: 'Enlace inválido o expirado', code: 'NOT_FOUND' } };
const MISSING = 'Escribe tu contraseña actual para cambiar el correo.';
const WRONG = 'La contraseña actual no es correcta.';

const change = (
  { call }: TestApp,
  { token }: Pick<SignedIn, 'token'>,
  correo: string,
  contrasenaActual: string | undefined = TEST_PASSWORD,
  url = CUSTOMER,
) => call('PUT', url, { token, body: { correo, telefono: '87123491', contrasenaActual } });
const undo = ({ call }: TestApp, token: string) =>
  call('POST', '/api/recuperacion/deshacer-correo', { body: { token } });
const signInAgain = async (app: TestApp, correo: string) =>
  (await login(app, correo)).body as { token: string };

/** The tokens of the links that undo, by the address that they went to, newest last. */
function links({ mailer }: TestApp, to: string): string[] {
  const link = /http:\/\/localhost:3000\/clientes\/deshacer-correo\/([\w-]+)/;
  return mailer.sent
    .filter((letter) => letter.to === to)
    .flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}
function link(app: TestApp, to: string): string {
  const token = links(app, to).at(-1);
  if (token === undefined) throw new Error(`No link went to ${to}`);
  return token;
}
async function resetToken(app: TestApp, correo: string): Promise<string> {
  await app.call('POST', '/api/recuperacion/solicitar', { body: { correo } });
  return /restablecer-contrasena\/([\w-]+)/.exec(app.mailer.sent.at(-1)?.text ?? '')?.[1] ?? '';
}
const emailOf = async ({ deps }: TestApp, { idUsuario }: SignedIn) =>
  (
    await deps.db
      .selectFrom('usuarios')
      .select('correo')
      .where('idUsuario', '=', idUsuario)
      .executeTakeFirstOrThrow()
  ).correo;

describeOnBothDatabases('changing the e-mail', (createApp) => {
  test.each([
    [1, CUSTOMER],
    [3, STAFF],
  ] as const)('takes the current password, of role %i', async (rol, url) => {
    const app = await createApp();
    const person = await app.signIn(rol);
    for (const [typed, sentence] of [
      ['', undefined],
      [undefined, MISSING],
      ['  ', MISSING],
      ['Otra-Clave-9', WRONG],
    ] as const) {
      const body = { correo: 'nueva@filigrana.test', telefono: '87123491' };
      const sent = typed === undefined ? body : { ...body, contrasenaActual: typed };
      expect(await app.call('PUT', url, { token: person.token, body: sent })).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION',
          campos: { contrasenaActual: sentence ?? (/./ as never) },
        },
      });
    }
    expect(await emailOf(app, person)).toBe(person.correo);
    expect(app.mailer.sent).toEqual([]);
    const done = await change(app, person, 'nueva@filigrana.test', ` ${TEST_PASSWORD} `, url);
    expect(done).toMatchObject({
      status: 200,
      body: { usuario: { correo: 'nueva@filigrana.test', telefono: '87123491' } },
    });
    expect((await login(app, 'nueva@filigrana.test')).status).toBe(200);
  });

  test('is told of by the account; telephone and case of the e-mail take no password', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    const body = { correo: person.correo.toUpperCase(), telefono: '87123490' };
    expect(await app.call('PUT', CUSTOMER, { token: person.token, body })).toMatchObject({
      status: 200,
      body: { usuario: { ...body, correoPideContrasena: true } },
    });
    expect(app.mailer.sent).toEqual([]);
  });

  test('is told to the old address, asks the new one to confirm, and is noted without either', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'nueva@filigrana.test');
    expect(app.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.correo, 'El correo de tu cuenta cambió'],
      ['nueva@filigrana.test', 'Confirma tu correo'],
    ]);
    expect(app.mailer.sent[0]?.text).not.toContain('nueva@');
    expect(links(app, 'nueva@filigrana.test')).toEqual([]);
    const { db } = app.deps;
    expect(await db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      {
        idUsuario: person.idUsuario,
        accion: 'cuenta.correo',
        objeto: `cuenta ${person.idUsuario}`,
        cambios: '{"correo":["",""]}',
      },
    ]);
    const stored = JSON.stringify(await db.selectFrom('correos_anteriores').selectAll().execute());
    expect(stored).not.toContain(link(app, person.correo));
  });

  test('is not undone by a mail server that refuses the letters', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    vi.spyOn(app.deps.mailer, 'send').mockResolvedValue(false);
    expect((await change(app, person, 'nueva@filigrana.test')).status).toBe(200);
  });

  test('guessing at the password with an open session is stopped, also from several addresses', async () => {
    const app = await createApp({ limitRequests: true });
    const [victim, other] = [await app.signIn(1), await app.signIn(1)];
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await change(app, victim, 'nueva@filigrana.test', `Clave-Falsa-${guess}`);
      expect(answer.status).toBe(400);
    }
    expect(await change(app, victim, 'nueva@filigrana.test')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect((await change(app, other, 'otra@filigrana.test')).status).toBe(200);
  });

  test('of one account at once ends with one e-mail, and each change left its link', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    const wanted = ['a', 'b', 'c'].map((name) => `${name}@filigrana.test`);
    const answers = await Promise.all(wanted.map((correo) => change(app, person, correo)));
    expect(statuses(answers)).toEqual([200, 200, 200]);
    expect(wanted).toContain(await emailOf(app, person));
    expect((await undo(app, link(app, person.correo))).status).toBe(200);
    expect(await emailOf(app, person)).toBe(person.correo);
  });
});

describeOnBothDatabases('the link that undoes a change of the e-mail', (createApp) => {
  test('gives the old one back, once, and ends every login, reset link and the password', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'nueva@filigrana.test');
    const stolen = await signInAgain(app, 'nueva@filigrana.test');
    const reset = await resetToken(app, 'nueva@filigrana.test');
    const token = link(app, person.correo);
    expect(await undo(app, token)).toMatchObject({
      status: 200,
      body: { mensaje: 'Recuperaste tu correo. Elige ahora una contraseña nueva.' },
    });
    expect(await emailOf(app, person)).toBe(person.correo);
    for (const { token: old } of [person, stolen])
      expect((await profile(app, old)).status).toBe(401);
    expect((await app.call('GET', `/api/recuperacion/verificar/${reset}`)).status).toBe(404);
    // Whoever changed the e-mail knew the password.
    for (const correo of [person.correo, 'nueva@filigrana.test'])
      expect((await login(app, correo)).status).toBe(401);
    expect(await undo(app, token)).toMatchObject(DEAD);
    // Whoever had the link has the address: nothing asks to confirm it.
    expect(app.mailer.sent.at(-1)).toMatchObject({
      to: 'nueva@filigrana.test',
      subject: 'El correo de tu cuenta cambió',
    });
    const record = await app.deps.db.selectFrom('actividad').selectAll().execute();
    expect(record.at(-1)).toMatchObject({ accion: 'cuenta.correoDeshecho', idUsuario: null });

    const nuevaContrasena = 'Volcan-Verde-9';
    const body = { token: await resetToken(app, person.correo), nuevaContrasena };
    expect((await app.call('POST', '/api/recuperacion/restablecer', { body })).status).toBe(200);
    expect((await login(app, person.correo, nuevaContrasena)).status).toBe(200);
  });

  test('works for seven days', async () => {
    const app = await createApp();
    const [one, late] = [await app.signIn(1), await app.signIn(1)];
    await change(app, one, 'una@filigrana.test');
    await change(app, late, 'otra@filigrana.test');
    app.clock.advance(7 * DAY - 1);
    expect((await undo(app, link(app, one.correo))).status).toBe(200);
    app.clock.advance(1);
    expect(await undo(app, link(app, late.correo))).toMatchObject(DEAD);
    expect(await emailOf(app, late)).toBe('otra@filigrana.test');
  });

  test('cannot be got around by further changes: the first one gives back the first address', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'ladron@filigrana.test');
    await change(app, person, 'ladron2@filigrana.test');
    expect((await undo(app, link(app, person.correo))).status).toBe(200);
    expect(await emailOf(app, person)).toBe(person.correo);
    // The link that the thief got for the second change is over with it.
    expect(await undo(app, link(app, 'ladron@filigrana.test'))).toMatchObject(DEAD);
  });

  test('a later link takes back its own change only', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'segunda@filigrana.test');
    await change(app, person, 'tercera@filigrana.test');
    expect((await undo(app, link(app, 'segunda@filigrana.test'))).status).toBe(200);
    expect(await emailOf(app, person)).toBe('segunda@filigrana.test');
    expect((await undo(app, link(app, person.correo))).status).toBe(200);
    expect(await emailOf(app, person)).toBe(person.correo);
  });

  test('an address that was changed back by hand leaves no link to the one in between', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'ladron@filigrana.test');
    const first = link(app, person.correo);
    expect((await change(app, person, person.correo)).status).toBe(200);
    expect(links(app, 'ladron@filigrana.test')).toEqual([]);
    expect(await undo(app, first)).toMatchObject(DEAD);
    expect(app.mailer.sent.filter(({ to }) => to === 'ladron@filigrana.test')).toHaveLength(2);
  });

  test('keeps the old address: meanwhile no other account gets it', async () => {
    const app = await createApp();
    const [person, other] = [await app.signIn(1), await app.signIn(1)];
    await change(app, person, 'nueva@filigrana.test');
    const taken = { status: 409, body: { code: 'EMAIL_IN_USE' } };
    expect(await register(app, { correo: person.correo })).toMatchObject(taken);
    expect(await change(app, other, person.correo)).toMatchObject(taken);
    app.clock.advance(7 * DAY);
    expect((await register(app, { correo: person.correo })).status).toBe(201);
  });

  test('says so when another account has the old address all the same, and changes nothing', async () => {
    const app = await createApp();
    const [person, other] = [await app.signIn(1), await app.signIn(1)];
    await change(app, person, 'nueva@filigrana.test');
    await app.deps.db
      .updateTable('usuarios')
      .set({ correoNormalizado: person.correo.toLowerCase() })
      .where('idUsuario', '=', other.idUsuario)
      .execute();
    for (const _ of [1, 2]) {
      expect(await undo(app, link(app, person.correo))).toMatchObject({
        status: 409,
        body: {
          code: 'EMAIL_IN_USE',
          error:
            'Otra cuenta usa ahora ese correo y no se puede recuperar desde aquí. Escríbenos y lo revisamos.',
        },
      });
    }
    expect((await profile(app, person.token)).status).toBe(200);
  });

  test('is used once, however many use it at once, and a forged one never', async () => {
    const app = await createApp();
    const person = await app.signIn(1);
    await change(app, person, 'nueva@filigrana.test');
    const token = link(app, person.correo);
    const { hash } = await app.deps.db
      .selectFrom('correos_anteriores')
      .select('hash')
      .executeTakeFirstOrThrow();
    for (const forged of ['nada', hash, `${token}x`]) {
      expect(await undo(app, forged)).toMatchObject(DEAD);
    }
    const answers = await Promise.all([1, 2, 3].map(() => undo(app, token)));
    expect(statuses(answers)).toEqual([200, 404, 404]);
  });
});
