import { expect, test } from 'vitest';
import { addPiece, addToCart } from '../../../test/shopping.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

describeOnBothDatabases('shipping', (createApp) => {
  test('the fee is 8 dollars until somebody sets another, and is never cached', async () => {
    const { call } = await createApp();
    const answer = await call('GET', '/api/envio');
    expect(answer).toMatchObject({ status: 200, body: { monto: 8 } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the fee falls back to 8 dollars when the setting is missing, and can be set again', async () => {
    const { call, deps, signIn } = await createApp();
    await deps.db.deleteFrom('configuracion').execute();
    expect(await call('GET', '/api/envio')).toMatchObject({ body: { monto: 8 } });
    const { token } = await signIn(2);
    await call('PUT', '/api/envio', { token, body: { monto: 3 } });
    expect(await call('GET', '/api/envio')).toMatchObject({ body: { monto: 3 } });
  });

  test('an administrator sets the fee, and every cart carries it at once', async () => {
    const app = await createApp();
    const customer = await app.signIn(1);
    await addToCart(app, customer, await addPiece(app.deps, { precio: 48 }));
    const { token } = await app.signIn(2);
    expect(await app.call('PUT', '/api/envio', { token, body: { monto: 12.35 } })).toMatchObject({
      status: 200,
      body: { mensaje: 'Costo de envío actualizado.' },
    });
    expect(await app.call('GET', '/api/envio')).toMatchObject({ body: { monto: 12.35 } });
    expect(await app.call('POST', '/api/carrito/obtener', customer)).toMatchObject({
      body: { carrito: { subtotal: 48, montoEnvio: 12.35, montoTotal: 60.35 } },
    });
  });

  test('a fee that started from an older version is refused and shows the one in force', async () => {
    const { call, signIn } = await createApp();
    const { token } = await signIn(2);
    const set = (body: object) => call('PUT', '/api/envio', { token, body });
    expect(await call('GET', '/api/envio')).toMatchObject({ body: { monto: 8, version: 1 } });
    expect(await set({ monto: 9, version: 1 })).toMatchObject({ status: 200 });
    expect(await set({ monto: 10, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: { monto: 9, version: 2 } },
    });
    const answers = await Promise.all([11, 12, 13].map((monto) => set({ monto, version: 2 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await set({ monto: 14 })).toMatchObject({ status: 200 });
    expect(await call('GET', '/api/envio')).toMatchObject({ body: { monto: 14, version: 4 } });
  });

  test('a fee that is no amount of money is refused and changes nothing', async () => {
    const { call, signIn } = await createApp();
    const { token } = await signIn(2);
    for (const monto of [-1, 1_000_000.01, 7.999, '8', null, undefined]) {
      expect(await call('PUT', '/api/envio', { token, body: { monto } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { monto: expect.any(String) } },
      });
    }
    expect(await call('GET', '/api/envio')).toMatchObject({ body: { monto: 8 } });
  });
});
