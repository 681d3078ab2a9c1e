import type { components } from '@filigrana/sdk/types';
import { beforeEach, expect, test } from 'vitest';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

type Wire = components['schemas'];

describeOnBothDatabases('the reconciliation of payments', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let token: string;
  let today: string;

  beforeEach(async () => {
    app = await createApp();
    ana = await app.signIn(1);
    token = (await app.signIn(2)).token;
    today = app.deps.clock.now().toISOString().slice(0, 10);
  });

  const entry = (other: Partial<Wire['BankEntry']> = {}): Wire['BankEntry'] => ({
    ...{ dia: today, monto: 56, moneda: 'USD', referencia: '2026031415283010123456789' },
    ...{ nombre: null, texto: 'SINPE MOVIL' },
    ...other,
  });
  const add = async (...entradas: Wire['BankEntry'][]) => {
    const { body, status } = await app.call('POST', '/api/conciliacion/entradas', {
      token,
      body: { entradas },
    });
    expect(status).toBe(200);
    return body as Wire['BankEntriesAdded'];
  };
  const accept = async (...coincidencias: Wire['MatchChoice'][]) =>
    (await app.call('POST', '/api/conciliacion/aceptar', { token, body: { coincidencias } }))
      .body as Wire['MatchesAccepted'];
  /** A pending order, with the reference that its customer typed. */
  const pending = async (referencia: string | null = null) => {
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    await app.deps.db
      .updateTable('pedidos')
      .set({ referencia })
      .where('idPedido', '=', idPedido)
      .execute();
    return idPedido;
  };
  const rows = () =>
    app.deps.db
      .selectFrom('pagos')
      .select(['idPedido', 'monto', 'moneda', 'dia', 'referencia', 'origen'])
      .orderBy('idPedido')
      .execute();

  test('an accepted match is an accepted order, a payment of the bank, a letter and a line in the record', async () => {
    const idPedido = await pending(entry().referencia);
    const { seguras } = await add(entry());
    expect(seguras).toMatchObject([{ pedidos: [idPedido] }]);
    const { resultados, entradas } = await accept(
      ...seguras.map(({ entradas: own, pedidos }) => ({ entradas: own, pedidos })),
    );
    expect({ resultados, entradas }).toEqual({
      resultados: [{ pedidos: [idPedido], resultado: 'aceptada' }],
      entradas: [],
    });
    expect(await rows()).toEqual([
      {
        idPedido,
        monto: 5600,
        moneda: 'USD',
        dia: today,
        referencia: entry().referencia,
        origen: 'banco',
      },
    ]);
    const record = await app.deps.db
      .selectFrom('actividad')
      .select(['accion', 'cambios'])
      .where('objeto', '=', `pedido ${idPedido}`)
      .orderBy('idActividad')
      .execute();
    expect(record.map(({ accion }) => accion)).toEqual([
      'pedido.aceptado',
      'pedido.conciliado',
      'pedido.pago',
    ]);
    const day = today.split('-').reverse().join('/');
    const said = `$56.00 USD, ${day}, ref. ${entry().referencia}`;
    expect(record[1]?.cambios).toBe(JSON.stringify({ entrada: [null, said] }));
    const { body: history } = await app.call('GET', `/api/pedido/${idPedido}/historial`, { token });
    const why = (history as Wire['TimelineEvent'][]).filter(({ tipo }) => tipo === 'motivo');
    expect(why).toMatchObject([{ texto: `${said}, según el banco` }]);
  });

  test('one entry pays two orders with a share of each, and all or nothing of them is done', async () => {
    const [first, second] = [await pending(), await pending()];
    const { entradas } = await add(entry({ monto: 112 }), entry({ monto: 200, referencia: '1' }));
    const idOf = (monto: number) => entradas.find((one) => one.monto === monto)?.idEntrada ?? 0;
    await app.call('PUT', `/api/pedido/${second}/rechazar`, { token });
    const both = { entradas: [idOf(112)], pedidos: [first, second] };
    expect((await accept(both)).resultados[0]?.resultado).toBe('pedidoDecidido');
    expect(await rows()).toEqual([]);
    const third = await pending();
    const done = await accept({ ...both, pedidos: [first, third] });
    expect(done.resultados[0]?.resultado).toBe('aceptada');
    expect(await rows()).toMatchObject([
      { idPedido: first, monto: 5600 },
      { idPedido: third, monto: 5600 },
    ]);
  });

  test('what a clerk has entered is no longer expected of the bank', async () => {
    const [part, whole] = [await pending('2026031499990000000000001'), await pending()];
    const byHand = (idPedido: number, monto: number) =>
      app.call('POST', `/api/pedido/${idPedido}/pagos`, {
        token,
        body: { metodo: 'efectivo', monto, moneda: 'USD', dia: today },
      });
    await byHand(part, 20);
    await byHand(whole, 56);
    app.clock.advance(25 * 3_600_000);
    const { pedidos, sinPago } = (await app.call('GET', '/api/conciliacion', { token }))
      .body as Wire['Reconciliation'];
    expect(sinPago).toEqual([part]);
    expect(pedidos).toMatchObject([{ idPedido: part, montoTotal: 36 }]);
    const { seguras } = await add(entry({ monto: 36, referencia: '2026031499990000000000001' }));
    expect(seguras).toMatchObject([{ pedidos: [part] }]);
  });

  test('of two clerks who accept at once one gets through, and of two who paste at once one adds', async () => {
    const idPedido = await pending();
    const added = await Promise.all([add(entry()), add(entry())]);
    expect(added.map(({ nuevas }) => nuevas).toSorted()).toEqual([0, 1]);
    const entradas = added[0]?.entradas.map(({ idEntrada }) => idEntrada) ?? [];
    const outcomes = await Promise.all([1, 2].map(() => accept({ entradas, pedidos: [idPedido] })));
    expect(outcomes.map(({ resultados }) => resultados[0]?.resultado).toSorted()).toEqual([
      'aceptada',
      'entradaUsada',
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('an entry waits for an order that comes later, and is not read anew after it has paid', async () => {
    expect((await add(entry())).sinPareja).toHaveLength(1);
    const idPedido = await pending(entry().referencia);
    const { seguras } = (await app.call('GET', '/api/conciliacion', { token }))
      .body as Wire['Reconciliation'];
    expect(seguras).toMatchObject([{ pedidos: [idPedido] }]);
    await accept(...seguras.map(({ entradas, pedidos }) => ({ entradas, pedidos })));
    const again = await add(entry({ texto: '14/03 · SINPE', referencia: '10123456789' }));
    expect(again).toMatchObject({ nuevas: 0, repetidas: 1 });
  });

  test('a payment that a clerk has entered by its reference is not entered twice', async () => {
    const idPedido = await pending();
    const { entradas } = await add(entry());
    const { monto, moneda, dia, referencia } = entry();
    await app.call('POST', `/api/pedido/${idPedido}/pagos`, {
      token,
      body: { metodo: 'sinpe', monto, moneda, dia, referencia },
    });
    await accept({ entradas: entradas.map(({ idEntrada }) => idEntrada), pedidos: [idPedido] });
    expect(await rows()).toMatchObject([{ idPedido, origen: 'persona' }]);
  });

  test('money that the bank took back pays nothing', async () => {
    const idPedido = await pending();
    const { entradas } = await add(entry({ monto: -56 }));
    const [first] = (
      await accept({ entradas: entradas.map(({ idEntrada }) => idEntrada), pedidos: [idPedido] })
    ).resultados;
    expect(first?.resultado).toBe('entradaUsada');
  });

  test('an order that no entry is like is listed after a day', async () => {
    const idPedido = await pending();
    const read = async () =>
      (await app.call('GET', '/api/conciliacion', { token })).body as Wire['Reconciliation'];
    expect((await read()).sinPago).toEqual([]);
    app.clock.advance(24 * 3_600_000);
    expect(await read()).toMatchObject({ sinPago: [idPedido], pedidos: [{ idPedido }] });
  });

  test('what was set aside waits again when it is taken back, and is offered for every order anew', async () => {
    const idPedido = await pending(entry().referencia);
    const { entradas } = await add(entry());
    const idEntrada = entradas[0]?.idEntrada ?? 0;
    const set = (body: object) =>
      app.call('PUT', `/api/conciliacion/entradas/${idEntrada}`, { token, body });
    await set({ noPaga: [idPedido] });
    const own = [{ idEntrada }];
    expect((await set({ apartada: true })).body).toMatchObject({ entradas: [], apartadas: own });
    expect(await set({ apartada: false })).toMatchObject({
      status: 200,
      body: { entradas: own, apartadas: [], seguras: [{ pedidos: [idPedido] }] },
    });
    expect((await set({ apartada: false })).status).toBe(409);
    const record = app.deps.db.selectFrom('actividad').select('cambios');
    const [last] = await record.orderBy('idActividad', 'desc').limit(1).execute();
    expect(last).toEqual({ cambios: JSON.stringify({ apartada: [1, 0] }) });
  });
});
