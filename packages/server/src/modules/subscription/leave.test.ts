import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

/** A subscribed customer, the link of their letter, and whether they still are. */
async function reader(app: TestApp) {
  const { idUsuario } = await app.signIn(1);
  const { db, leaveTokens } = app.deps;
  await db
    .updateTable('usuarios')
    .set({ suscrito: 1 })
    .where('idUsuario', '=', idUsuario)
    .execute();
  const isSubscribed = async () => {
    const query = db.selectFrom('usuarios').select('suscrito').where('idUsuario', '=', idUsuario);
    return (await query.executeTakeFirstOrThrow()).suscrito === 1;
  };
  return { token: leaveTokens.sign(idUsuario), isSubscribed };
}

describeOnBothDatabases('leaving the novedades', (createApp) => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes one POST of a mail program, without a login: %s', async (type, payload) => {
    const app = await createApp();
    const { token, isSubscribed } = await reader(app);
    const other = await reader(app);
    const url = `/clientes/baja/${token}`;
    const post = () =>
      app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    // As often as the program likes.
    for (const _ of [1, 2]) expect((await post()).statusCode).toBe(200);
    expect(await isSubscribed()).toBe(false);
    expect(await other.isSubscribed()).toBe(true);
  });

  test('that a program opens the link to look at it changes nothing', async () => {
    const app = await createApp();
    const { token, isSubscribed } = await reader(app);
    for (const method of ['GET', 'HEAD'] as const)
      for (const url of [`/clientes/baja/${token}`, `/api/suscripcion/baja/${token}`])
        await app.app.inject({ method, url });
    expect(await isSubscribed()).toBe(true);
  });

  test('is what the button of the page asks for, years later too', async () => {
    const app = await createApp();
    const { token, isSubscribed } = await reader(app);
    app.clock.advance(3 * 365 * 86_400_000);
    expect(await app.call('POST', `/api/suscripcion/baja/${token}`)).toMatchObject({
      status: 200,
      body: { mensaje: 'Listo: ya no te enviaremos novedades.' },
    });
    expect(await isSubscribed()).toBe(false);
  });

  test('is not possible with a link that the shop did not sign, nor is anything else with one', async () => {
    const app = await createApp();
    const { token, isSubscribed } = await reader(app);
    const forged = `${token.slice(0, -4)}AAAA`;
    const answer = await app.app.inject({
      method: 'POST',
      url: `/clientes/baja/${forged}`,
    });
    expect(answer.statusCode).toBe(404);
    expect((await app.call('POST', `/api/suscripcion/baja/${forged}`)).status).toBe(404);
    expect(await isSubscribed()).toBe(true);
    expect((await app.call('GET', '/api/users/clientes/perfil', { token })).status).toBe(401);
  });
});
