import { expect, test } from 'vitest';
import { profile } from '../../../test/accounts.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const set = ({ call }: TestApp, token: string, estadoSuscripcion: unknown) =>
  call('PATCH', '/api/suscripcion', { token, body: { estadoSuscripcion } });

describeOnBothDatabases('the subscription', (createApp) => {
  test('is turned on and off by its customer, and says how it stands', async () => {
    const app = await createApp();
    const [one, other] = [await app.signIn(1), await app.signIn(1)];
    for (const [wanted, message] of [
      [true, 'Tu suscripción está activa.'],
      [true, 'Tu suscripción está activa.'],
      [false, 'Tu suscripción está desactivada.'],
    ] as const) {
      const { status, body } = await set(app, one.token, wanted);
      expect({ status, body }).toEqual({ status: 200, body: { suscrito: wanted, message } });
      expect((await profile(app, one.token)).body).toMatchObject({ usuario: { suscrito: wanted } });
    }
    await set(app, one.token, true);
    expect((await profile(app, other.token)).body).toMatchObject({ usuario: { suscrito: false } });
  });

  test('takes true and false only', async () => {
    const app = await createApp();
    const { token } = await app.signIn(1);
    for (const wrong of ['true', 1, null, undefined]) {
      expect(await set(app, token, wrong)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { estadoSuscripcion: /./ as never } },
      });
    }
    expect((await profile(app, token)).body).toMatchObject({ usuario: { suscrito: false } });
  });

  test('is for customers who are logged in', async () => {
    const app = await createApp();
    for (const rol of [2, 3] as const) {
      const { token } = await app.signIn(rol);
      expect((await set(app, token, true)).status).toBe(403);
    }
    const body = { estadoSuscripcion: true };
    expect((await app.call('PATCH', '/api/suscripcion', { body })).status).toBe(401);
  });
});
