import { expect, test } from 'vitest';
import { moveRequest, requestedPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('states of a special order', (createApp) => {
  test('a special order is accepted and then sent, and then it is final', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    const refused = { status: 409, body: { code: 'INVALID_STATE' } };
    expect(await moveRequest(app, admin, id, 'Enviado')).toMatchObject(refused);
    expect(await moveRequest(app, admin, id, 'Aceptado')).toMatchObject({
      status: 200,
      body: { mensaje: 'Estado actualizado', estado: 'Aceptado' },
    });
    expect(await moveRequest(app, admin, id, 'Aceptado')).toMatchObject(refused);
    expect(await moveRequest(app, admin, id, 'Enviado')).toMatchObject({ status: 200 });
    for (const estado of ['Aceptado', 'Rechazado', 'Enviado'])
      expect(await moveRequest(app, admin, id, estado)).toMatchObject(refused);
    expect(await app.call('GET', '/api/pedidos-especiales/usuario', ana)).toMatchObject({
      body: [{ estado: 'Enviado' }],
    });
  });

  test.each(['Pendiente', 'En proceso', 'Completado', 'Aceptado'] as const)(
    'a special order in %s can be rejected, and then it is final',
    async (estado) => {
      const app = await createApp();
      const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
      const id = await requestedPiece(app, ana);
      await app.deps.db.updateTable('pedidos_especiales').set({ estado }).execute();
      expect(await moveRequest(app, admin, id, 'Rechazado')).toMatchObject({ status: 200 });
      for (const next of ['Aceptado', 'Rechazado', 'Enviado'])
        expect(await moveRequest(app, admin, id, next)).toMatchObject({ status: 409 });
    },
  );

  test('of people who decide the same at once exactly one gets through', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => moveRequest(app, admin, id, 'Aceptado')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('a decision on a special order that somebody else has decided since changes nothing', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    const listed = async () => {
      const { body } = await app.call('GET', '/api/pedidos-especiales/todos', admin);
      return (body as { version: number }[])[0]!;
    };
    const { version } = await listed();
    await moveRequest(app, admin, id, 'Aceptado', { version });
    const accepted = await listed();
    expect(accepted).toMatchObject({ estado: 'Aceptado', version: version + 1 });
    for (const estado of ['Rechazado', 'Aceptado'])
      expect(await moveRequest(app, admin, id, estado, { version })).toMatchObject({
        status: 409,
        body: { code: 'VERSION_CONFLICT', actual: accepted },
      });
    expect(await listed()).toEqual(accepted);
    const path = `/api/pedidos-especiales/${id}/historial`;
    expect((await app.call('GET', path, admin)).body).toHaveLength(2);
    const fresh = { version: accepted.version };
    expect(await moveRequest(app, admin, id, 'Rechazado', fresh)).toMatchObject({ status: 200 });
    expect(await moveRequest(app, admin, 4711, 'Aceptado', fresh)).toMatchObject({ status: 404 });
  });

  test('of different decisions from the same version at once exactly one counts', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    const answers = await Promise.all(
      ['Aceptado', 'Rechazado', 'Aceptado', 'Rechazado'].map((estado) =>
        moveRequest(app, admin, id, estado, { version: 1 }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('only the three decisions can be asked for, and only of what is there', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    for (const estado of ['Pendiente', 'En proceso', 'Completado', 'aceptado', '', null, 1]) {
      expect(await moveRequest(app, admin, id, estado)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { estado: expect.any(String) } },
      });
    }
    expect(await moveRequest(app, admin, 4711, 'Aceptado')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});
