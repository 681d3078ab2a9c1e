import { expect, test } from 'vitest';
import { moveRequest, requestedPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('the history of a special order', (createApp) => {
  test('it tells who did what, oldest first, with the notes; refused steps are not in it', async () => {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const id = await requestedPiece(app, ana);
    const url = `/api/pedidos-especiales/${id}`;
    app.clock.advance(60_000);
    await moveRequest(app, admin, id, 'Aceptado');
    await moveRequest(app, admin, id, 'Aceptado');
    const note = { ...admin, body: { texto: 'Boceto enviado.' } };
    expect(await app.call('POST', `${url}/notas`, note)).toMatchObject({
      status: 201,
      body: { tipo: 'nota', texto: 'Boceto enviado.', autor: { rol: 2 } },
    });
    const history = await app.call('GET', `${url}/historial`, admin);
    expect(history.body).toMatchObject([
      { tipo: 'creado', texto: null, autor: { rol: 1 }, fecha: '2026-03-02T15:00:00.000Z' },
      { tipo: 'estado', texto: 'Aceptado', autor: { rol: 2 }, fecha: '2026-03-02T15:01:00.000Z' },
      { tipo: 'nota', texto: 'Boceto enviado.' },
    ]);
    expect(history.body).toHaveLength(3);
    const own = await app.call('GET', '/api/pedidos-especiales/usuario', ana);
    expect(JSON.stringify(own.body)).not.toContain('Boceto');
  });

  test('only administrators read it and add notes, and only where there is a special order', async () => {
    const app = await createApp();
    const [ana, admin, manager] = [await app.signIn(1), await app.signIn(2), await app.signIn(3)];
    const id = await requestedPiece(app, ana);
    const body = { texto: 'Nota' };
    for (const [who, number, status] of [
      [{}, id, 401],
      [ana, id, 403],
      [manager, id, 403],
      [admin, 4711, 404],
    ] as const) {
      const token = 'token' in who ? { token: who.token } : {};
      const url = `/api/pedidos-especiales/${number}`;
      expect((await app.call('GET', `${url}/historial`, token)).status).toBe(status);
      expect((await app.call('POST', `${url}/notas`, { ...token, body })).status).toBe(status);
    }
  });
});
