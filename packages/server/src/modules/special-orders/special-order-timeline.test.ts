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

  test('there is none where there is no special order', async () => {
    const app = await createApp();
    const { token } = await app.signIn(2);
    const [url, body] = ['/api/pedidos-especiales/4711', { texto: 'Nota' }];
    expect((await app.call('GET', `${url}/historial`, { token })).status).toBe(404);
    expect((await app.call('POST', `${url}/notas`, { token, body })).status).toBe(404);
  });
});
