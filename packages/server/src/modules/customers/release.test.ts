import { expect, test } from 'vitest';
import { accountForm, login, register } from '../../../test/accounts.ts';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const release = (
  { call }: TestApp,
  token: string,
  identificacion: string,
  nota = ' Trajo su cédula al taller. ',
) => call('PUT', `/api/users/admin/clientes/${identificacion}/liberar`, { token, body: { nota } });

describeOnBothDatabases('releasing an identification', (createApp) => {
  test('lets its owner register; the account that held it is blocked and keeps its orders', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    const holder = await app.signIn(1);
    await order(app, holder, await addPiece(app.deps));
    const { identificacion } = holder;
    await app.deps.db
      .insertInto('padron')
      .values({ identificacion, nombre: 'INES', primerApellido: 'DUARTE', segundoApellido: '' })
      .execute();
    expect(await register(app, { identificacion })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });

    expect(await release(app, admin.token, identificacion)).toMatchObject({
      status: 200,
      body: { mensaje: 'Identificación liberada' },
    });
    expect((await app.call('GET', '/api/pedido/usuario', { token: holder.token })).status).toBe(
      401,
    );
    expect((await login(app, holder.correo)).status).toBe(403);
    expect((await register(app, { identificacion })).status).toBe(201);
    expect(
      (await login(app, String(accountForm()['correo']), 'Cascada-Azul-7')).body,
    ).toMatchObject({ usuario: { identificacion, nombre: 'Ines' } });

    const { db } = app.deps;
    const orders = await db.selectFrom('pedidos').select('idUsuario').execute();
    expect(orders).toEqual([{ idUsuario: holder.idUsuario }]);
    const { body } = await app.call('GET', '/api/users/admin/clientes', { token: admin.token });
    expect(body).toMatchObject([
      { identificacion, estado: 'activo', liberada: false },
      { correo: holder.correo, estado: 'bloqueado', liberada: true },
    ]);
  });

  test('leaves its note in the record of activity, with who did it', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    const { identificacion, idUsuario } = await app.signIn(1);
    await release(app, admin.token, identificacion);
    const rows = await app.deps.db.selectFrom('actividad').selectAll().execute();
    expect(rows).toMatchObject([
      {
        idUsuario: admin.idUsuario,
        accion: 'cuenta.identificacionLiberada',
        objeto: `cuenta ${idUsuario}`,
        cambios: JSON.stringify({ nota: [null, 'Trajo su cédula al taller.'] }),
      },
    ]);
  });

  test('takes none from the staff, none that nobody holds, and none without a note', async () => {
    const app = await createApp();
    const admin = await app.signIn(2);
    const manager = await app.signIn(3);
    const customer = await app.signIn(1);
    for (const identificacion of [manager.identificacion, '999999999'])
      expect((await release(app, admin.token, identificacion)).status).toBe(404);
    expect((await release(app, admin.token, customer.identificacion, '  ')).status).toBe(400);
    expect((await app.call('GET', '/api/pedido/usuario', customer)).status).toBe(200);
    expect(await app.deps.db.selectFrom('actividad').selectAll().execute()).toEqual([]);
  });
});
