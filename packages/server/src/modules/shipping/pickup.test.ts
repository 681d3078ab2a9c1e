import { beforeEach, expect, test } from 'vitest';
import { addPiece, addToCart, buy, countOrders, stockOf } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/retiro';
const ADDRESS = {
  provincia: 'San José',
  canton: 'Escazú',
  distrito: 'San Rafael',
  direccionExacta: 'Portón verde',
};
const place = (overrides: object = {}) => ({
  nombre: 'Taller en Escazú',
  cuando: 'lunes a viernes 9–5',
  ...ADDRESS,
  monto: 2.35,
  activo: true,
  ...overrides,
});
const WORDS = 'Taller en Escazú · lunes a viernes 9–5';

describeOnBothDatabases('picking up', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const read = async () => (await app.call('GET', PATH)).body;
  const write = (lugares: unknown, version?: number) =>
    app.call('PUT', PATH, { token, body: { lugares, ...(version && { version }) } });
  /** A customer with a chain of 48 dollars in the cart. */
  async function shopper() {
    const customer = await app.signIn(1);
    const piece = await addPiece(app.deps, { precio: 48 });
    await addToCart(app, customer, piece);
    return { customer, piece };
  }

  test('there are no places until an administrator names some, and an id never comes again', async () => {
    expect(await read()).toEqual({ lugares: [], version: 1 });
    expect(await write([place(), place({ nombre: 'Feria' })])).toMatchObject({
      status: 200,
      body: { mensaje: 'Lugares de retiro guardados.' },
    });
    await write([place({ idLugar: 1, activo: false })]);
    await write([place({ nombre: ' Feria Verde ' }), place({ idLugar: 1 })]);
    expect(await read()).toEqual({
      lugares: [place({ idLugar: 3, nombre: 'Feria Verde' }), place({ idLugar: 1 })],
      version: 4,
    });
  });

  test('an order that is picked up costs the fee of its place, and keeps its words and its fee', async () => {
    const { customer } = await shopper();
    await write([place()]);
    const fields = { idLugar: '1', montoTotal: '50.35', canton: 'Otro', direccionExacta: 'Otra' };
    const { status, body } = await buy(app, customer, { fields });
    expect([status, body]).toMatchObject([201, { pedido: { montoTotal: 50.35, retiro: WORDS } }]);
    await write([place({ idLugar: 1, nombre: 'Otro lugar', monto: 9 })]);
    const { idPedido } = body as { idPedido: number };
    expect((await app.call('GET', `/api/pedido/usuario/${idPedido}`, customer)).body).toMatchObject(
      { ...ADDRESS, montoTotal: 50.35, retiro: WORDS },
    );
    const stored = await app.deps.db.selectFrom('pedidos').selectAll().execute();
    expect(stored).toMatchObject([{ subtotalCents: 4800, envioCents: 235, totalCents: 5035 }]);
  });

  test('an order that is sent says nothing of a place, and costs the shipping', async () => {
    const { customer } = await shopper();
    await write([place()]);
    const { body } = await buy(app, customer, { fields: { montoTotal: '56' } });
    expect(body).toMatchObject({ pedido: { montoTotal: 56 } });
    expect((body as { pedido: object }).pedido).not.toHaveProperty('retiro');
  });

  test.each([
    ['unknown', '7'],
    ['closed', '2'],
  ])('a place that is %s is refused, and nothing has changed', async (_what, idLugar) => {
    const { customer, piece } = await shopper();
    await write([place(), place({ activo: false })]);
    const said = 'Ya no se puede retirar en ese lugar. Elige otro, o el envío a domicilio.';
    expect(await buy(app, customer, { fields: { idLugar } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', error: said, campos: { idLugar: said } },
    });
    expect([await stockOf(app.deps, piece), await countOrders(app)]).toEqual([5, 0]);
    // A refusal does not use up what was begun: the same cart can be sent home.
    expect((await buy(app, customer)).status).toBe(201);
  });

  test('the total of another fee than that of the place is refused', async () => {
    const { customer } = await shopper();
    await write([place()]);
    for (const montoTotal of ['48', '56', '50.34'])
      expect(await buy(app, customer, { fields: { idLugar: '1', montoTotal } })).toMatchObject({
        status: 409,
        body: { code: 'TOTAL_CHANGED', montoTotal: 50.35 },
      });
  });

  test('an attempt that comes again is the same order, whatever address comes with the place', async () => {
    const { customer } = await shopper();
    await write([place(), place()]);
    const attempt = (fields: Record<string, string>) =>
      buy(app, customer, { key: 'intento-1', fields });
    const first = await attempt({ idLugar: '1' });
    expect((await attempt({ idLugar: '1', canton: 'Otro' })).body).toEqual(first.body);
    expect((await attempt({ idLugar: '2' })).body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test.each([
    ['no list', 'Taller'],
    ['a blank name', [place({ nombre: ' ' })]],
    ['a fee below zero', [place({ monto: -1 })]],
    ['fractions of cents', [place({ monto: 1.005 })]],
    ['an unknown province', [place({ provincia: 'Narnia' })]],
    ['the id of none', [place({ idLugar: 9 })]],
    ['more than ten', Array.from({ length: 11 }, () => place())],
  ])('%s is 400 and changes nothing', async (_what, lugares) => {
    expect(await write(lugares)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await read()).toEqual({ lugares: [], version: 1 });
  });

  test('of administrators who write from the same version one wins, and who set them is noted', async () => {
    const answers = await Promise.all([1, 2, 3].map((monto) => write([place({ monto })], 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await write([], 1)).toMatchObject({ body: { actual: (await read()) as object } });
    const noted = await app.deps.db
      .selectFrom('actividad')
      .selectAll()
      .where('accion', '=', 'ajustes.retiro')
      .execute();
    expect(noted).toMatchObject([{ cambios: '{"version":[1,2]}' }]);
  });

  test('only administrators set them', async () => {
    const manager = (await app.signIn(3)).token;
    const body = { lugares: [] };
    expect((await app.call('PUT', PATH, { token: manager, body })).status).toBe(403);
    expect((await app.call('PUT', PATH, { body })).status).toBe(401);
  });
});
