import { beforeEach, expect, test, vi } from 'vitest';
import { addPiece, addToCart, buy } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const DAY = 86_400_000;

describeOnBothDatabases('colones', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let admin: Awaited<ReturnType<TestApp['signIn']>>;

  beforeEach(async () => {
    app = await createApp();
    ana = await app.signIn(1);
    admin = await app.signIn(2);
  });

  const set = (body: object) => app.call('PUT', '/api/tipo-cambio', { token: admin.token, body });
  const rate = async () => (await app.call('GET', '/api/tipo-cambio')).body;
  const history = async () => (await app.call('GET', '/api/tipo-cambio/historial', admin)).body;
  /** A piece of 48 dollars and 8 of shipping. */
  const bought = async (fields = {}) => {
    await addToCart(app, ana, await addPiece(app.deps));
    const { body } = await buy(app, ana, { fields });
    return (body as { pedido: { tasa?: number; montoColones?: number; idPedido: number } }).pedido;
  };
  const panel = async () =>
    (await app.call('GET', '/api/panel', admin)).body as {
      alertas: { codigo: string }[];
      ventasPorSemana: { monto: number; montoColones?: number }[];
    };

  test('without a rate nothing is said about them', async () => {
    expect(await rate()).toMatchObject({ tasa: null, fecha: null, version: 1 });
    expect(await history()).toEqual({ diasAviso: 7, cambios: [] });
    const order = await bought();
    expect(order).not.toHaveProperty('tasa');
    expect(order).not.toHaveProperty('montoColones');
    app.clock.advance(400 * DAY);
    admin = await app.signIn(2);
    expect((await panel()).alertas).toEqual([]);
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
    expect(app.mailer.sent[0]?.text).not.toContain('₡');
  });

  test('an order freezes the rate and its whole colones, which its letter and every list tell', async () => {
    await set({ tasa: 509.6 });
    const { idPedido } = await bought();
    await set({ tasa: 600 });
    const frozen = { tasa: 509.6, montoColones: 28_538 };
    const read = async (path: string, who: { token: string }) =>
      (await app.call('GET', `/api/pedido/${path}`, who)).body;
    expect(await read(`usuario/${idPedido}`, ana)).toMatchObject(frozen);
    expect(await read('regulares', admin)).toMatchObject([frozen]);
    expect(await read('regulares?limite=5', admin)).toMatchObject({ elementos: [frozen] });
    const follow = app.deps.followTokens.sign(idPedido);
    const followed = await app.call('GET', `/api/pedido/seguimiento/${follow}`);
    expect(followed.body).toMatchObject({ montoColones: 28_538 });
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
    expect(app.mailer.sent[0]?.text).toContain('Total en colones: ₡28\u00A0538');
  });

  test('who has paid by the rate that has just ended is not asked for more', async () => {
    await set({ tasa: 500 });
    await set({ tasa: 510 });
    app.clock.advance(DAY / 2);
    expect(await bought({ tasa: '500' })).toMatchObject({ tasa: 500, montoColones: 28_000 });
    expect(await bought({ tasa: '1' })).toMatchObject({ tasa: 510 });
    app.clock.advance(DAY);
    ana = await app.signIn(1);
    expect(await bought({ tasa: '500' })).toMatchObject({ tasa: 510, montoColones: 28_560 });
  });

  test('what is not named stays; the history tells who set what, and outlives the account', async () => {
    const first = app.clock.now().toISOString();
    await set({ tasa: 505.25, enPrecios: false, topeSinpe: 150_000, diasAviso: 3 });
    app.clock.advance(DAY);
    await set({ tasa: 509.6 });
    const fecha = app.clock.now().toISOString();
    expect(await rate()).toEqual({
      ...{ tasa: 509.6, fecha, enPrecios: false, topeSinpe: 150_000, version: 3 },
    });
    expect(await history()).toEqual({
      diasAviso: 3,
      cambios: [
        { tasa: 509.6, fecha, autor: expect.stringContaining('Persona') },
        { tasa: 505.25, fecha: first, autor: expect.stringContaining('Persona') },
      ],
    });
    await app.deps.db.updateTable('tipos_cambio').set({ idUsuario: null }).execute();
    expect(await history()).toMatchObject({ cambios: [{ autor: null }, { autor: null }] });
    const [entry] = await app.deps.db
      .selectFrom('actividad')
      .select(['accion', 'cambios'])
      .where('accion', '=', 'ajustes.tipoCambio')
      .orderBy('idActividad', 'desc')
      .execute();
    expect(entry?.cambios).toBe(JSON.stringify({ tasa: [505.25, 509.6] }));
  });

  test('of administrators who set it from one version, one wins', async () => {
    const answers = await Promise.all([501, 502, 503].map((tasa) => set({ tasa, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'VERSION_CONFLICT', actual: { version: 2 } });
    expect(await rate()).toMatchObject({ version: 2 });
  });

  test('the panel reminds of a rate that is old, until it is set or confirmed', async () => {
    await set({ tasa: 509.6, diasAviso: 3 });
    const codes = async () => {
      admin = await app.signIn(2);
      return (await panel()).alertas.map(({ codigo }) => codigo);
    };
    app.clock.advance(2 * DAY);
    expect(await codes()).toEqual([]);
    app.clock.advance(DAY);
    expect(await codes()).toEqual(['EXCHANGE_RATE_OLD']);
    await set({ tasa: 509.6 });
    expect(await codes()).toEqual([]);
  });

  test('a week of the panel is told in colones where every order of it has its rate', async () => {
    await set({ tasa: 500 });
    await bought();
    await set({ tasa: 510 });
    await bought();
    const week = async () => (await panel()).ventasPorSemana.at(-1);
    expect(await week()).toMatchObject({ monto: 112, montoColones: 56_560 });
    await set({ tasa: null });
    await bought();
    expect(await week()).toMatchObject({ monto: 168 });
    expect(await week()).not.toHaveProperty('montoColones');
  });
});
