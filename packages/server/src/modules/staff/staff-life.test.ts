import { expect, test } from 'vitest';
import { accountForm, login, profile, statuses } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const URL = '/api/users/admin/staff';
type Who = { token: string };
const block = (
  { call }: TestApp,
  { token }: Who,
  idUsuario: number,
  accion: unknown = 'bloquear',
) => call('PUT', `${URL}/${idUsuario}/estado`, { token, body: { accion } });
const remove = ({ call }: TestApp, { token }: Who, idUsuario: number) =>
  call('DELETE', `${URL}/${idUsuario}`, { token });
const demote = ({ call }: TestApp, { token }: Who, idUsuario: number) =>
  call('PUT', `${URL}/${idUsuario}/rol`, { token, body: { idRol: 3 } });
const list = async ({ call }: TestApp, { token }: Who) =>
  (await call('GET', URL, { token })).body as { idUsuario: number; estado: string }[];
/** What was done to accounts: `sesion.*` is left out. */
const activity = ({ deps }: TestApp) =>
  deps.db
    .selectFrom('actividad')
    .select(['idUsuario', 'accion', 'objeto'])
    .where('accion', 'like', 'cuenta.%')
    .orderBy('idActividad')
    .execute();
const activeAdministrators = ({ deps }: TestApp) =>
  deps.db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('rol', '=', 2)
    .where('estado', '=', 'activo')
    .execute();
const LAST = {
  status: 409,
  body: {
    code: 'INVALID_STATE',
    error:
      'Es la única cuenta de administrador que puede entrar: no se puede bloquear ni eliminar.',
  },
};
const OWN = {
  status: 409,
  body: { code: 'INVALID_STATE', error: 'No puedes bloquear ni eliminar tu propia cuenta.' },
};

describeOnBothDatabases('a staff account', (createApp) => {
  test('that is blocked is out at once, on every device, until it is let in again', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    const other = (await login(app, manager.correo)).body as Who;
    expect(await block(app, admin, manager.idUsuario)).toMatchObject({
      status: 200,
      body: { mensaje: 'Cuenta bloqueada' },
    });
    for (const { token } of [manager, other]) expect((await profile(app, token)).status).toBe(401);
    expect(await login(app, manager.correo)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_BLOCKED' },
    });
    expect((await list(app, admin)).map(({ estado }) => estado)).toEqual(['activo', 'bloqueado']);
    expect(await block(app, admin, manager.idUsuario, 'desbloquear')).toMatchObject({
      status: 200,
      body: { mensaje: 'Cuenta desbloqueada' },
    });
    expect((await profile(app, manager.token)).status).toBe(401);
    expect((await login(app, manager.correo)).status).toBe(200);
    const about = { idUsuario: admin.idUsuario, objeto: `cuenta ${manager.idUsuario}` };
    const done = (await activity(app)).filter(({ idUsuario }) => idUsuario === admin.idUsuario);
    expect(done).toEqual([
      { ...about, accion: 'cuenta.bloqueada' },
      { ...about, accion: 'cuenta.desbloqueada' },
    ]);
  });

  test('that is removed is out at once, and leaves its e-mail and identification to others', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    // A cart of its own must not keep it.
    await app.deps.db
      .insertInto('carritos')
      .values({ idUsuario: manager.idUsuario, fechaCreacion: 'x', fechaActualizacion: 'x' })
      .execute();
    expect(await remove(app, admin, manager.idUsuario)).toMatchObject({
      status: 200,
      body: { mensaje: 'Cuenta eliminada' },
    });
    expect((await profile(app, manager.token)).status).toBe(401);
    expect((await login(app, manager.correo)).status).toBe(401);
    expect(await list(app, admin)).toHaveLength(1);
    const { correo, identificacion } = manager;
    const body = accountForm({ correo, identificacion });
    const again = await app.call('POST', '/api/users/admin/crear-manager', { ...admin, body });
    expect(again.status).toBe(201);
    const { idUsuario } = again.body as { idUsuario: number };
    const by = { idUsuario: admin.idUsuario };
    expect(await activity(app)).toEqual([
      { ...by, accion: 'cuenta.eliminada', objeto: `cuenta ${manager.idUsuario}` },
      { ...by, accion: 'cuenta.creada', objeto: `cuenta ${idUsuario}` },
    ]);
  });

  test('that is removed leaves what it did in the histories, without its name', async () => {
    const app = await createApp();
    const [admin, gone, customer] = [await app.signIn(2), await app.signIn(2), await app.signIn(1)];
    const { idPedidoEspecial } = await app.deps.db
      .insertInto('pedidos_especiales')
      .values({
        idUsuario: customer.idUsuario,
        fechaSolicitud: app.clock.now().toISOString(),
        pieza: 'Anillo',
        tipoPiedra: 'Natural',
        tipoMaterial: 'Plata',
        descripcion: '',
      })
      .returning('idPedidoEspecial')
      .executeTakeFirstOrThrow();
    const special = `/api/pedidos-especiales/${idPedidoEspecial}`;
    const note = await app.call('POST', `${special}/notas`, {
      token: gone.token,
      body: { texto: 'Llamó la clienta.' },
    });
    expect(note.status).toBe(201);
    expect((await remove(app, admin, gone.idUsuario)).status).toBe(200);
    expect(
      (await app.call('GET', `${special}/historial`, { token: admin.token })).body,
    ).toMatchObject([{ texto: 'Llamó la clienta.', autor: null }]);
  });

  test('is blocked by one of several who do it at once, and removed by one', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    const times = [1, 2, 3];
    const blocked = await Promise.all(times.map(() => block(app, admin, manager.idUsuario)));
    expect(statuses(blocked)).toEqual([200, 409, 409]);
    expect(await block(app, admin, admin.idUsuario, 'desbloquear')).toMatchObject({
      status: 409,
      body: { error: 'La cuenta ya está activa.' },
    });
    const removed = await Promise.all(times.map(() => remove(app, admin, manager.idUsuario)));
    expect(statuses(removed)).toEqual([200, 404, 404]);
  });

  test('of a customer or of nobody is 404, and another action than the two is 400', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    for (const idUsuario of [customer.idUsuario, 2_000_000_000]) {
      expect((await block(app, admin, idUsuario)).status).toBe(404);
      expect((await remove(app, admin, idUsuario)).status).toBe(404);
    }
    expect((await profile(app, customer.token)).status).toBe(200);
    expect(await block(app, admin, admin.idUsuario, 'borrar')).toMatchObject({
      status: 400,
      body: { campos: { accion: /./ as never } },
    });
    expect(await activity(app)).toEqual([]);
  });
});

describeOnBothDatabases('administrators', (createApp) => {
  test('block and remove each other, but nobody the own account', async () => {
    const app = await createApp();
    const [admin, other, third] = [await app.signIn(2), await app.signIn(2), await app.signIn(2)];
    expect(await block(app, admin, admin.idUsuario)).toMatchObject(OWN);
    expect(await remove(app, admin, admin.idUsuario)).toMatchObject(OWN);
    expect((await profile(app, admin.token)).status).toBe(200);
    expect((await block(app, admin, other.idUsuario)).status).toBe(200);
    expect((await remove(app, admin, third.idUsuario)).status).toBe(200);
  });

  test('a blocked one does not count: the only one who can log in keeps the role', async () => {
    const app = await createApp();
    const [admin, other] = [await app.signIn(2), await app.signIn(2)];
    await block(app, admin, other.idUsuario);
    expect(await demote(app, admin, admin.idUsuario)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE' },
    });
    // Whoever is blocked may still be demoted and removed.
    expect((await demote(app, admin, other.idUsuario)).status).toBe(200);
    expect((await remove(app, admin, other.idUsuario)).status).toBe(200);
  });

  test.each([
    ['block', block],
    ['remove', remove],
  ])('one stays who can log in, also when two %s each other at once', async (_what, act) => {
    const app = await createApp();
    const [one, other] = [await app.signIn(2), await app.signIn(2)];
    const answers = await Promise.all([
      act(app, one, other.idUsuario),
      act(app, other, one.idUsuario),
    ]);
    const [done, refused] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(done?.status).toBe(200);
    // Too late to ask at all, or the last one by then.
    expect([401, 409]).toContain(refused?.status);
    if (refused?.status === 409) expect(refused).toMatchObject(LAST);
    expect(await activeAdministrators(app)).toHaveLength(1);
  });

  test('one stays who can log in, whatever several do to each other at once', async () => {
    const app = await createApp();
    const [one, two, three] = [await app.signIn(2), await app.signIn(2), await app.signIn(2)];
    await Promise.all(
      [one, two, three].flatMap(({ idUsuario }) => [
        block(app, one, idUsuario),
        remove(app, two, idUsuario),
        demote(app, three, idUsuario),
      ]),
    );
    expect((await activeAdministrators(app)).length).toBeGreaterThan(0);
  });
});
