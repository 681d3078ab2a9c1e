import { expect, test, vi } from 'vitest';
import { login, profile } from '../../../test/accounts.ts';
import type { SignedIn } from '../../../test/people.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

async function logIn(app: TestApp, correo: string): Promise<string> {
  const { status, body } = await login(app, correo);
  expect(status).toBe(200);
  return (body as { token: string }).token;
}
const end = ({ call }: TestApp, token: string) =>
  call('POST', '/api/users/sesion/cerrar', { token });
const endAll = ({ call }: TestApp, token: string) =>
  call('POST', '/api/users/sesion/cerrar-todas', { token });
const opens = async (app: TestApp, token: string) => (await profile(app, token)).status === 200;
const actions = async ({ deps }: TestApp) =>
  deps.db
    .selectFrom('actividad')
    .select(['accion', 'idUsuario', 'objeto', 'cambios'])
    .orderBy('idActividad')
    .execute();
const lastUse = async ({ deps }: TestApp) =>
  (await deps.db.selectFrom('sesiones').select('ultimoUso').executeTakeFirstOrThrow()).ultimoUso;

describeOnBothDatabases('logging out', (createApp) => {
  test('ends the token on the server, and no other login of the account', async () => {
    const app = await createApp();
    for (const rol of [1, 2, 3] as const) {
      const { correo } = await app.signIn(rol);
      const [here, there] = [await logIn(app, correo), await logIn(app, correo)];
      expect(await end(app, here)).toMatchObject({
        status: 200,
        body: { mensaje: 'Sesión cerrada' },
      });
      expect(await opens(app, here)).toBe(false);
      expect((await end(app, here)).status).toBe(401);
      expect(await opens(app, there)).toBe(true);
    }
  });

  test('everywhere ends every login of the account, and nobody else’s', async () => {
    const app = await createApp();
    const [person, other] = [await app.signIn(1), await app.signIn(1)];
    const [here, there] = [await logIn(app, person.correo), await logIn(app, person.correo)];
    expect(await endAll(app, here)).toMatchObject({
      status: 200,
      body: { mensaje: 'Se cerró la sesión en todos tus dispositivos.' },
    });
    for (const token of [here, there, person.token]) expect(await opens(app, token)).toBe(false);
    expect(await opens(app, other.token)).toBe(true);
    expect(await opens(app, await logIn(app, person.correo))).toBe(true);
  });

  test('a token from before logins were kept works until it expires, and can end all of them', async () => {
    const app = await createApp();
    const { token } = await app.signIn(1);
    expect((await end(app, token)).status).toBe(200);
    expect(await opens(app, token)).toBe(true);
    await endAll(app, token);
    expect(await opens(app, token)).toBe(false);
  });

  test('a token that names a login of somebody else, or none that ever was, opens nothing', async () => {
    const app = await createApp();
    const [one, other] = [await app.signIn(1), await app.signIn(1)];
    const theirs = await app.deps.tokens.verify(await logIn(app, other.correo));
    const claims = { idUsuario: one.idUsuario, rol: 1, tokenVersion: 0 } as const;
    for (const jti of [theirs?.jti ?? '', 'inventada', '']) {
      expect(await opens(app, await app.deps.tokens.sign({ ...claims, jti }))).toBe(false);
    }
  });

  test('the record knows who of the staff came, went and was guessed at, and no customer', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    for (const { correo } of [customer, admin]) {
      await login(app, correo, 'Otra-Clave-9');
      const [first, second] = [await logIn(app, correo), await logIn(app, correo)];
      await end(app, first);
      await endAll(app, second);
    }
    await login(app, 'nadie@filigrana.test');
    const own = { idUsuario: admin.idUsuario, objeto: `cuenta ${admin.idUsuario}`, cambios: '{}' };
    expect(await actions(app)).toEqual([
      { ...own, accion: 'sesion.fallida', idUsuario: null },
      { ...own, accion: 'sesion.iniciada' },
      { ...own, accion: 'sesion.iniciada' },
      { ...own, accion: 'sesion.cerrada' },
      { ...own, accion: 'sesion.todasCerradas' },
    ]);
  });

  test('logins whose tokens have expired are forgotten', async () => {
    const app = await createApp();
    await logIn(app, (await app.signIn(1)).correo);
    app.clock.advance(7 * 24 * HOUR);
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () =>
      expect(await app.deps.db.selectFrom('sesiones').selectAll().execute()).toEqual([]),
    );
  });
});

describeOnBothDatabases('every login of an account ends at once', (createApp) => {
  test.each<[string, 1 | 3, (app: TestApp, who: SignedIn, admin: string) => Promise<unknown>]>([
    [
      'when a customer is blocked',
      1,
      ({ call }, { identificacion }, token) =>
        call('PUT', `/api/users/admin/clientes/${identificacion}/estado`, {
          token,
          body: { accion: 'bloquear' },
        }),
    ],
    [
      'when a member of the staff gets another role',
      3,
      ({ call }, { idUsuario }, token) =>
        call('PUT', `/api/users/admin/staff/${idUsuario}/rol`, { token, body: { idRol: 2 } }),
    ],
    [
      'when the password is reset',
      3,
      async ({ call, mailer }, { correo }) => {
        await call('POST', '/api/recuperacion/solicitar', { body: { correo } });
        const text = mailer.sent.at(-1)?.text ?? '';
        const token = /restablecer-contrasena\/([\w-]+)/.exec(text)?.[1];
        const body = { token, nuevaContrasena: 'Volcan-Verde-9' };
        return call('POST', '/api/recuperacion/restablecer', { body });
      },
    ],
  ])('%s', async (_when, rol, change) => {
    const app = await createApp();
    const [who, admin] = [await app.signIn(rol), await app.signIn(2)];
    const tokens = [who.token, await logIn(app, who.correo), await logIn(app, who.correo)];
    for (const token of tokens) expect(await opens(app, token)).toBe(true);
    expect(await change(app, who, admin.token)).toMatchObject({ status: 200 });
    for (const token of tokens) expect(await opens(app, token)).toBe(false);
  });
});

describeOnBothDatabases('a login that nobody uses', (createApp) => {
  test.each([2, 3] as const)('ends after twelve hours, of role %i', async (rol) => {
    const app = await createApp();
    const token = await logIn(app, (await app.signIn(rol)).correo);
    app.clock.advance(12 * HOUR - 1);
    expect(await opens(app, token)).toBe(true);
    app.clock.advance(12 * HOUR - 1);
    expect(await opens(app, token)).toBe(true);
    app.clock.advance(12 * HOUR);
    expect(await profile(app, token)).toMatchObject({
      status: 401,
      body: { error: 'Inicia sesión para continuar.', code: 'UNAUTHENTICATED' },
    });
  });

  test('ends after the hours that the shop says', async () => {
    const app = await createApp({ staffLogins: { idleHours: 1, twoStep: 'optional' } });
    const token = await logIn(app, (await app.signIn(2)).correo);
    app.clock.advance(HOUR);
    expect(await opens(app, token)).toBe(false);
  });

  test('of a customer lasts as long as its token', async () => {
    const app = await createApp();
    const token = await logIn(app, (await app.signIn(1)).correo);
    app.clock.advance(6 * 24 * HOUR);
    expect(await opens(app, token)).toBe(true);
  });

  test('its last use is noted every five minutes at most, also by several servers', async () => {
    const app = await createApp();
    const second = await buildApp({ deps: app.deps, limitRequests: false });
    const token = await logIn(app, (await app.signIn(2)).correo);
    const begun = await lastUse(app);
    app.clock.advance(5 * MINUTE - 1);
    await opens(app, token);
    expect(await lastUse(app)).toBe(begun);
    app.clock.advance(1);
    const update = vi.spyOn(app.deps.db, 'updateTable');
    await opens(app, token);
    const headers = { authorization: `Bearer ${token}` };
    await second.inject({ url: '/api/users/admin/perfil', headers });
    expect(update).toHaveBeenCalledTimes(1);
    expect(await lastUse(app)).toBe(app.clock.now().toISOString());
    await second.close();
  });

  test('a full disk keeps nobody out: its use is then not noted', async () => {
    const app = await createApp();
    const token = await logIn(app, (await app.signIn(2)).correo);
    app.clock.advance(HOUR);
    const update = vi.spyOn(app.deps.db, 'updateTable').mockImplementation(() => {
      throw new Error('the disk is full');
    });
    expect(await opens(app, token)).toBe(true);
    update.mockRestore();
  });
});
