import { expect, test } from 'vitest';
import { login, profile, statuses } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const URL = '/api/users/admin/clientes';
type Who = { token: string };
const change = ({ call }: TestApp, { token }: Who, identificacion: string, accion: unknown) =>
  call('PUT', `${URL}/${identificacion}/estado`, { token, body: { accion } });
const list = async ({ call }: TestApp, { token }: Who) =>
  (await call('GET', URL, { token })).body as { identificacion: string; estado: string }[];

describeOnBothDatabases('customers', (createApp) => {
  test('are listed newest first, blocked ones included, and without staff', async () => {
    const app = await createApp();
    const [admin, old] = [await app.signIn(2), await app.signIn(1)];
    await app.signIn(3);
    const sameDay = await app.signIn(1);
    app.clock.advance(86_400_000);
    const young = await app.signIn(1);
    await change(app, admin, old.identificacion, 'bloquear');
    const rows = await list(app, admin);
    expect(rows.map(({ identificacion, estado }) => [identificacion, estado])).toEqual([
      [young.identificacion, 'activo'],
      [sameDay.identificacion, 'activo'],
      [old.identificacion, 'bloqueado'],
    ]);
    expect(rows[0]).toEqual({
      identificacion: young.identificacion,
      nombre: 'Persona',
      apellido: 'De Prueba',
      correo: young.correo,
      telefono: '88887777',
      estado: 'activo',
      fechaRegistro: app.clock.now().toISOString(),
      liberada: false,
    });
  });

  test('nobody yet is an empty list, and one surname has no blank behind it', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    expect(await list(app, admin)).toEqual([]);
    const { idUsuario } = await app.signIn(1);
    const shorten = app.deps.db.updateTable('usuarios').set({ segundoApellido: '' });
    await shorten.where('idUsuario', '=', idUsuario).execute();
    expect(await list(app, admin)).toMatchObject([{ apellido: 'De' }]);
  });

  test('a blocked customer is out at once and cannot come back until unblocked', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    const { correo, identificacion, token } = customer;
    expect(await change(app, admin, identificacion, 'bloquear')).toMatchObject({
      status: 200,
      body: { mensaje: 'Cliente bloqueado' },
    });
    expect((await profile(app, token)).status).toBe(401);
    expect((await login(app, correo)).status).toBe(403);
    expect(await change(app, admin, identificacion, 'desbloquear')).toMatchObject({
      status: 200,
      body: { mensaje: 'Cliente desbloqueado' },
    });
    // Coming back takes the password: the login from before is gone for good.
    expect((await profile(app, token)).status).toBe(401);
    const { body } = await login(app, correo);
    expect((await profile(app, (body as Who).token)).status).toBe(200);
  });

  test('blocking one customer does not touch another', async () => {
    const app = await createApp();
    const [admin, one, other] = [await app.signIn(2), await app.signIn(1), await app.signIn(1)];
    await change(app, admin, one.identificacion, 'bloquear');
    expect((await profile(app, other.token)).status).toBe(200);
    expect((await profile(app, admin.token)).status).toBe(200);
  });

  test('a step that starts from another state is 409 and changes nothing', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    expect(await change(app, admin, customer.identificacion, 'desbloquear')).toMatchObject({
      status: 409,
      body: { error: 'El cliente ya está activo.', code: 'INVALID_STATE' },
    });
    expect((await profile(app, customer.token)).status).toBe(200);
    await change(app, admin, customer.identificacion, 'bloquear');
    expect(await change(app, admin, customer.identificacion, 'bloquear')).toMatchObject({
      status: 409,
      body: { error: 'El cliente ya está bloqueado.', code: 'INVALID_STATE' },
    });
    expect(await list(app, admin)).toMatchObject([{ estado: 'bloqueado' }]);
  });

  test('of several people who block a customer at once, one does', async () => {
    const app = await createApp();
    const [admin, { identificacion }] = [await app.signIn(2), await app.signIn(1)];
    const answers = await Promise.all(
      [1, 2, 3].map(() => change(app, admin, identificacion, 'bloquear')),
    );
    expect(statuses(answers)).toEqual([200, 409, 409]);
  });

  test('an identification of nobody, or of staff, is 404', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    for (const identificacion of ['999999999', manager.identificacion, admin.identificacion]) {
      expect(await change(app, admin, identificacion, 'bloquear')).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await profile(app, manager.token)).status).toBe(200);
  });

  test('another action than the two is 400', async () => {
    const app = await createApp();
    const [admin, { identificacion }] = [await app.signIn(2), await app.signIn(1)];
    for (const accion of ['borrar', 'BLOQUEAR', '', null, undefined]) {
      expect(await change(app, admin, identificacion, accion)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { accion: /./ as never } },
      });
    }
  });
});
