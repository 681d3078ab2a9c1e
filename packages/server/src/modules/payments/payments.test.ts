import { beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { enterPayment } from './enter-payment.ts';

interface Ledger {
  pagos: { id: number; monto: number; moneda: string; comprobante: string | null }[];
}

describeOnBothDatabases('what has come for orders', (createApp) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<TestApp['signIn']>>;
  let idPedido: number;

  beforeEach(async () => {
    app = await createApp();
    admin = await app.signIn(2);
    ({ idPedido } = await order(app, await app.signIn(1), await addPiece(app.deps)));
  });

  const form = (change: object = {}) => ({
    ...{ metodo: 'sinpe', monto: 20.5, moneda: 'USD', dia: today(), ...change },
  });
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const enter = (change?: object) =>
    app.call('POST', `/api/pedido/${idPedido}/pagos`, { ...admin, body: form(change) });
  const read = async () =>
    (await app.call('GET', `/api/pedido/${idPedido}/pagos`, admin)).body as Ledger;

  test('a payment is kept to the cent, cleaned, with its receipt and who entered it', async () => {
    await enter({ referencia: '2026 0314-152', comprobante: 1 });
    await enter({ monto: 12_345_678, moneda: 'CRC', metodo: 'efectivo' });
    expect((await read()).pagos).toMatchObject([
      {
        ...{ monto: 20.5, moneda: 'USD', dia: today(), referencia: '20260314152' },
        ...{ comprobante: expect.stringContaining('/files/'), origen: 'persona' },
        autor: { rol: 2 },
      },
      { monto: 12_345_678, moneda: 'CRC', metodo: 'efectivo', comprobante: null },
    ]);
  });

  test('of people who enter one reference at once, one gets through', async () => {
    const answers = await Promise.all(
      ['AB 1', 'ab1', 'A-B1'].map((referencia) => enter({ referencia })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await read()).pagos).toHaveLength(1);
  });

  test.each([
    ['cents of a colón', { moneda: 'CRC', monto: 10.5 }],
    ['a fraction of a cent', { monto: 10.505 }],
    ['a day that has not come', { dia: '2199-01-01' }],
    ['a receipt that the order does not have', { comprobante: 2 }],
  ])('%s is no payment', async (_what, change) => {
    expect((await enter(change)).status).toBe(400);
    expect((await read()).pagos).toEqual([]);
  });

  test('a mistake is taken away, unless the order is cancelled', async () => {
    await enter();
    await enter({ monto: 3 });
    const [first, second] = (await read()).pagos;
    const remove = (id = 0) => app.call('DELETE', `/api/pedido/${idPedido}/pagos/${id}`, admin);
    expect((await remove(first?.id)).body).toMatchObject({ pagos: [{ id: second?.id }] });
    expect((await remove(first?.id)).status).toBe(404);
    await app.call('PUT', `/api/pedido/${idPedido}/rechazar`, admin);
    expect((await remove(second?.id)).status).toBe(409);
  });

  test('its history and the record tell of it', async () => {
    await enter();
    const [payment] = (await read()).pagos;
    await app.call('DELETE', `/api/pedido/${idPedido}/pagos/${payment?.id}`, admin);
    const { body } = await app.call('GET', `/api/pedido/${idPedido}/historial`, admin);
    expect(body).toMatchObject([
      { tipo: 'creado' },
      { tipo: 'pago', texto: '$20.50 USD', autor: { rol: 2 } },
      { tipo: 'pagoQuitado', texto: '$20.50 USD' },
    ]);
    const record = await app.deps.db
      .selectFrom('actividad')
      .select(['accion', 'cambios'])
      .where('objeto', '=', `pedido ${idPedido}`)
      .orderBy('idActividad')
      .execute();
    expect(record.map(({ accion }) => accion)).toEqual(['pedido.pago', 'pedido.pagoQuitado']);
  });

  test('what a bank has told is entered together with the rest of its transaction, or not at all', async () => {
    const { db, clock } = app.deps;
    const fecha = clock.now().toISOString();
    const hand = { idPedido, idUsuario: admin.idUsuario, origen: 'banco' } as const;
    const wire = { ...form(), metodo: 'transferencia', moneda: 'USD' } as const;
    const undone = withTransaction(db, async (trx) => {
      await enterPayment(trx, hand, wire, fecha);
      throw new Error('the rest fails');
    });
    await expect(undone).rejects.toThrow('the rest fails');
    expect((await read()).pagos).toEqual([]);
    await withTransaction(db, (trx) => enterPayment(trx, hand, wire, fecha));
    expect((await read()).pagos).toMatchObject([{ origen: 'banco' }]);
  });
});
