import { beforeEach, expect, test, vi } from 'vitest';
import { withTransaction } from '../../db/transaction.ts';
import { TEST_PASSWORD } from '../../../test/people.ts';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { enterPayment } from './enter-payment.ts';

interface Refund {
  id: number;
  idPedido: number;
  monto: number;
  moneda: string;
  hecha: string | null;
}

describeOnBothDatabases('rejecting with a reason', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let admin: typeof ana;
  let idPedido: number;

  beforeEach(async () => {
    app = await createApp();
    [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    ({ idPedido } = await order(app, ana, await addPiece(app.deps)));
  });

  const pay = (monto: number, moneda: 'USD' | 'CRC') => {
    const fecha = app.clock.now().toISOString();
    const hand = { idPedido, idUsuario: admin.idUsuario, origen: 'persona' } as const;
    const form = { metodo: 'sinpe', monto, moneda, dia: fecha.slice(0, 10) } as const;
    return withTransaction(app.deps.db, (trx) => enterPayment(trx, hand, form, fecha));
  };
  const reject = (body?: object) =>
    app.call('PUT', `/api/pedido/${idPedido}/rechazar`, { ...admin, ...(body && { body }) });
  const refunds = async () => (await app.call('GET', '/api/devoluciones', admin)).body as Refund[];
  const giveBack = (id: number, referencia = 'AB12') =>
    app.call('PUT', `/api/devoluciones/${id}`, { ...admin, body: { referencia } });
  const letter = async () => {
    const found = () =>
      app.mailer.sent.find(({ subject }) => /^(No pudimos|Cancelamos)/.test(subject));
    await vi.waitFor(() => expect(found()).toBeDefined());
    return found()?.text ?? '';
  };

  test('the letter, its link and the list tell why, and that money is given back; the history tells the staff', async () => {
    await pay(20, 'USD');
    await reject({ motivo: 'otra_cuenta', texto: ' Fue a una cuenta de otra tienda. ' });
    const text = await letter();
    for (const words of [
      'El pago se hizo a una cuenta que no es la nuestra.',
      'Fue a una cuenta de otra tienda.',
      'Vamos a devolverte el dinero',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('No pudimos verificar');
    const { body } = await app.call('GET', `/api/pedido/${idPedido}/historial`, admin);
    expect(body).toMatchObject([
      ...[{ tipo: 'creado' }, { tipo: 'pago' }, { tipo: 'estado', texto: 'cancelado' }],
      { tipo: 'motivo', texto: 'Fue a una cuenta de otra tienda.' },
    ]);
    const token = app.deps.followTokens.sign(idPedido);
    const rechazo = { motivo: 'otra_cuenta', texto: 'Fue a una cuenta de otra tienda.' };
    expect(await app.call('GET', `/api/pedido/seguimiento/${token}`)).toMatchObject({
      body: { rechazo },
    });
    expect(await app.call('GET', '/api/pedido/regulares', admin)).toMatchObject({
      body: [{ rechazo }],
    });
  });

  test('without a reason and without money it is as it was', async () => {
    expect((await reject()).status).toBe(200);
    expect(await letter()).not.toContain('devolverte');
    expect(await refunds()).toEqual([]);
  });

  test('a reason that says nothing rejects nothing', async () => {
    expect((await reject({ motivo: 'otro' })).status).toBe(400);
    expect((await reject({ motivo: 'no_se_lee' })).status).toBe(200);
  });

  test('what had come is owed, a sum for each currency, and what comes later too', async () => {
    await pay(20.25, 'USD');
    await pay(5, 'USD');
    await pay(1000, 'CRC');
    await reject();
    await pay(7, 'USD');
    expect((await refunds()).map(({ monto, moneda }) => [monto, moneda]).toSorted()).toEqual([
      [1000, 'CRC'],
      [25.25, 'USD'],
      [7, 'USD'],
    ]);
    const { body } = await app.call('GET', '/api/panel', admin);
    expect(body).toMatchObject({ devolucionesPendientes: 3 });
  });

  test('it is given back once, by somebody and with what proves it; the accountant sees both sums', async () => {
    await pay(20, 'USD');
    await reject();
    const [owed] = await refunds();
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(owed?.id ?? 0, ' AB12 ')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await refunds()).toMatchObject([
      { hecha: expect.any(String), referencia: 'AB12', autor: { rol: 2 }, idPedido },
    ]);
    expect((await giveBack(4711)).status).toBe(404);
    const mes = app.clock.now().toISOString().slice(0, 7);
    const accounts = await app.call('GET', `/api/pedido/contabilidad?mes=${mes}`, admin);
    expect(accounts.body).toMatchObject([
      { idPedido, identificacion: expect.any(String), recibidoDolares: 20, devueltoDolares: 20 },
    ]);
    const record = app.deps.db.selectFrom('actividad').select(['accion', 'cambios']);
    expect(await record.where('accion', '=', 'pedido.contabilidad').execute()).toMatchObject([
      { cambios: JSON.stringify({ mes: [null, mes] }) },
    ]);
  });

  test('the customer sees in her order and by its link what is owed and given back, and hears of it once', async () => {
    await pay(20, 'USD');
    await pay(1000, 'CRC');
    await reject();
    const token = app.deps.followTokens.sign(idPedido);
    const seen = async () => {
      const own = await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana);
      const linked = await app.call('GET', `/api/pedido/seguimiento/${token}`);
      const [mine, theirs] = [own, linked].map(
        ({ body }) => (body as { devoluciones: object[] }).devoluciones,
      );
      expect(theirs).toEqual(mine);
      return mine;
    };
    const hecha = null;
    const colones = { monto: 1000, moneda: 'CRC', hecha };
    const owed = [{ monto: 20, moneda: 'USD', hecha }, colones];
    expect(await seen()).toHaveLength(2);
    expect(await seen()).toEqual(expect.arrayContaining(owed));
    const dollars = (await refunds()).find(({ moneda }) => moneda === 'USD');
    await giveBack(dollars?.id ?? 0);
    await giveBack(dollars?.id ?? 0);
    const done = { monto: 20, moneda: 'USD', hecha: expect.any(String) };
    expect(await seen()).toEqual(expect.arrayContaining([done, colones]));
    const subject = `Te devolvimos el dinero de tu pedido n.º ${idPedido}`;
    const letters = () => app.mailer.sent.filter((mail) => mail.subject === subject);
    await vi.waitFor(() => expect(letters()).toHaveLength(1));
    const { to, text } = letters()[0] ?? {};
    expect(to).toBe(ana.correo);
    expect(text).toContain('Te devolvimos $20.00 USD de tu pedido');
    expect(text).toContain('Referencia: AB12');
    expect(text).not.toContain('₡');
  });

  test('an account to which money is owed stays open', async () => {
    await pay(20, 'USD');
    await reject();
    const close = () =>
      app.call('POST', '/api/users/clientes/cerrar', {
        ...ana,
        body: { contrasenaActual: TEST_PASSWORD },
      });
    expect((await close()).status).toBe(409);
  });
});
