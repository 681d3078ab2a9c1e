import { expect, test } from 'vitest';
import { login, profile, statuses } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const URL = '/api/users/admin/staff';
type Who = { token: string };
const change = ({ call }: TestApp, { token }: Who, idUsuario: number, idRol: unknown) =>
  call('PUT', `${URL}/${idUsuario}/rol`, { token, body: { idRol } });
const rolesOf = async ({ deps }: TestApp) =>
  (await deps.db.selectFrom('usuarios').select('rol').orderBy('idUsuario').execute()).map(
    ({ rol }) => rol,
  );

describeOnBothDatabases('the staff', (createApp) => {
  test('is listed with its roles, oldest account first, and without customers', async () => {
    const app = await createApp();
    const [admin, customer, manager] = [
      await app.signIn(2),
      await app.signIn(1),
      await app.signIn(3),
    ];
    const { status, body } = await app.call('GET', URL, { token: admin.token });
    expect(status).toBe(200);
    const row = {
      nombre: 'Persona',
      primerApellido: 'De',
      segundoApellido: 'Prueba',
      telefono: '88887777',
      estado: 'activo',
    };
    expect(body).toEqual(
      [
        { ...admin, idRol: 2 },
        { ...manager, idRol: 3 },
      ].map(({ idUsuario, identificacion, correo, idRol }) => ({
        ...row,
        idUsuario,
        identificacion,
        correo,
        idRol,
      })),
    );
    expect(JSON.stringify(body)).not.toContain(customer.correo);
  });

  test('gets another role at once: logins from before end, new ones carry it', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    for (const idRol of [2, 3]) {
      const { body } = await login(app, manager.correo);
      const { token } = body as Who;
      expect(await change(app, admin, manager.idUsuario, idRol)).toMatchObject({
        status: 200,
        body: { mensaje: 'Rol actualizado' },
      });
      expect((await profile(app, token)).status).toBe(401);
      expect((await login(app, manager.correo)).body).toMatchObject({ usuario: { rol: idRol } });
    }
  });

  test('keeps the role it has when asked to take it, and stays logged in', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    for (const [{ idUsuario, token }, idRol] of [
      [manager, 3],
      [admin, 2],
    ] as const) {
      expect((await change(app, admin, idUsuario, idRol)).status).toBe(200);
      expect((await profile(app, token)).status).toBe(200);
    }
  });

  test('never loses its last administrator', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    const refused = {
      status: 409,
      body: {
        error: 'Es la única cuenta de administrador: no puede perder ese rol.',
        code: 'INVALID_STATE',
      },
    };
    expect(await change(app, admin, admin.idUsuario, 3)).toMatchObject(refused);
    expect((await profile(app, admin.token)).status).toBe(200);
    await change(app, admin, manager.idUsuario, 2);
    expect((await change(app, admin, admin.idUsuario, 3)).status).toBe(200);
    const { body } = await login(app, manager.correo);
    expect(await change(app, body as Who, manager.idUsuario, 3)).toMatchObject(refused);
  });

  test('never loses its last administrator, not even when all of them step down at once', async () => {
    const app = await createApp();
    const admins = [await app.signIn(2), await app.signIn(2), await app.signIn(2)];
    const answers = await Promise.all(
      admins.map((admin) => change(app, admin, admin.idUsuario, 3)),
    );
    expect(statuses(answers)).toEqual([200, 200, 409]);
    expect((await rolesOf(app)).sort()).toEqual([2, 3, 3]);
  });

  test('takes no customers in: their accounts, and those of nobody, are 404', async () => {
    const app = await createApp();
    const [admin, customer] = [await app.signIn(2), await app.signIn(1)];
    for (const idUsuario of [customer.idUsuario, 2_000_000_000]) {
      expect(await change(app, admin, idUsuario, 2)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
    expect((await profile(app, customer.token)).body).toMatchObject({ usuario: { rol: 1 } });
  });

  test('has two roles: any other is 400, and so is an account that is no number', async () => {
    const app = await createApp();
    const [admin, manager] = [await app.signIn(2), await app.signIn(3)];
    for (const idRol of [1, 4, '2', null, undefined]) {
      expect(await change(app, admin, manager.idUsuario, idRol)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { idRol: /./ as never } },
      });
    }
    const body = { idRol: 2 };
    for (const id of ['x', '0', '-1', '1.5', '99999999999']) {
      const answer = await app.call('PUT', `${URL}/${id}/rol`, { token: admin.token, body });
      expect(answer.status).toBe(400);
    }
    expect(await rolesOf(app)).toEqual([2, 3]);
  });

  test('a manager who was an administrator a moment ago cannot act on the old login', async () => {
    const app = await createApp();
    const [admin, other, manager] = [await app.signIn(2), await app.signIn(2), await app.signIn(3)];
    await change(app, admin, other.idUsuario, 3);
    expect((await change(app, other, manager.idUsuario, 2)).status).toBe(401);
    expect(await rolesOf(app)).toEqual([2, 3, 3]);
  });
});
