import { beforeEach, expect, test, vi } from 'vitest';
import { formOf, HOSTILE_FILES, photo } from '../../../test/back-office.ts';
import { addPiece, order, stockOf, type Piece } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';
import { tendRequests } from './receipt-requests.service.ts';

const HOUR = 3_600_000;

describeOnBothDatabases('receipts that are asked for', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let admin: typeof ana;
  let piece: Piece;
  let idPedido: number;

  beforeEach(async () => {
    app = await createApp();
    [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    piece = await addPiece(app.deps, { stock: 3 });
    ({ idPedido } = await order(app, ana, piece));
  });

  const ask = (body: object = { motivo: 'no_se_lee' }) =>
    app.call('PUT', `/api/pedido/${idPedido}/comprobante`, { ...admin, body });
  const letters = async (subject: string, count = 1) => {
    const found = () => app.mailer.sent.filter((letter) => letter.subject.startsWith(subject));
    await vi.waitFor(() => expect(found()).toHaveLength(count));
    return found();
  };
  const linkOf = async () => {
    const [letter] = await letters('Necesitamos');
    return /\/clientes\/comprobante\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };
  const at = (token: string) => `/api/pedido/comprobante/pedido/${token}`;
  const send = async (token: string, comprobante?: File) =>
    app.call('POST', at(token), { form: formOf({ comprobante: comprobante ?? (await photo()) }) });
  const ledger = async () =>
    (await app.call('GET', `/api/pedido/${idPedido}/pagos`, admin)).body as {
      comprobantes: { numero: number; comprobante: string | null }[];
      solicitud: { estado: string; vence: string | null } | null;
    };
  const state = async () => {
    const { body } = await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana);
    return body as {
      estadoPedido: string;
      solicitudComprobante: { token: string } | null;
      tokenComprobante?: string;
    };
  };
  const after = async (hours: number) => {
    app.clock.advance(hours * HOUR);
    return tendRequests(app.deps);
  };

  test('the letter tells why, and what its link takes stands beside the first, the rest of a payment too', async () => {
    await ask({ motivo: 'monto_distinto', texto: ' Faltan $5. ' });
    const [letter] = await letters('Necesitamos');
    expect(letter?.text).toContain('El monto del comprobante no es el de tu pedido.');
    expect(letter?.text).toContain('Faltan $5.');
    const token = await linkOf();
    expect((await app.call('GET', at(token))).body).toMatchObject({ idPedido, estado: 'abierta' });
    expect(await send(token)).toMatchObject({ status: 201, body: { estado: 'recibida' } });
    const { comprobantes, solicitud } = await ledger();
    expect(comprobantes.map(({ numero }) => numero)).toEqual([1, 2]);
    expect(new Set(comprobantes.map(({ comprobante }) => comprobante)).size).toBe(2);
    expect(solicitud).toMatchObject({ estado: 'recibida', vence: null });
    expect((await app.call('GET', at(token))).body).toMatchObject({
      estado: 'recibida',
      quedan: 4,
    });
    // Her bank moves the rest tomorrow: the link, and her order, take that receipt too.
    expect((await state()).tokenComprobante).toBe(token);
    for (let quedan = 3; quedan >= 0; quedan--)
      expect(await send(token)).toMatchObject({ status: 201, body: { quedan } });
    expect((await send(token)).status).toBe(409);
    expect((await ledger()).comprobantes).toHaveLength(6);
    expect(await state()).not.toHaveProperty('tokenComprobante');
  });

  test("the staff's list says that a receipt is waited for and that it has come, until it is decided", async () => {
    const page = 'limite=5';
    const listed = async (query = '') => {
      const { body } = await app.call('GET', `/api/pedido/regulares?${query}`, admin);
      const orders = (query ? (body as { elementos: unknown }).elementos : body) as {
        solicitud?: string;
      }[];
      return orders.map(({ solicitud }) => solicitud);
    };
    await order(app, ana, piece);
    expect(await listed()).toEqual([undefined, undefined]);
    await ask();
    expect([await listed(), await listed(page)]).toEqual(Array(2).fill([undefined, 'abierta']));
    await send(await linkOf());
    expect([await listed(), await listed(page)]).toEqual(Array(2).fill([undefined, 'recibida']));
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, admin);
    expect([await listed(), await listed(page)]).toEqual(Array(2).fill([undefined, undefined]));
  });

  test('its owner finds the same link in her order, and nobody else does', async () => {
    await ask();
    const { solicitudComprobante } = await state();
    expect(solicitudComprobante?.token).toBe(await linkOf());
    const other = app.deps.followTokens.sign(idPedido);
    for (const dead of [other, 'x', `${idPedido}.`, app.deps.receiptTokens.sign(4711)])
      expect((await send(dead)).status).toBe(404);
  });

  test('who pays in parts sends a receipt for each, six in all, without being asked', async () => {
    const { tokenComprobante: token = '', solicitudComprobante } = await state();
    expect(solicitudComprobante).toBeNull();
    const free = { idPedido, estado: 'libre', vence: null, texto: null };
    for (let sent = 2; sent <= 6; sent++) {
      expect((await app.call('GET', at(token))).body).toMatchObject(free);
      expect(await send(token)).toMatchObject({ status: 201, body: { estado: 'recibida' } });
    }
    expect((await app.call('GET', at(token))).body).toMatchObject({ estado: 'recibida' });
    expect((await send(token)).status).toBe(409);
    expect((await ledger()).comprobantes).toHaveLength(6);
  });

  test('what is still missing is told in the letter and by its link, once a payment is noted', async () => {
    await app.deps.db.updateTable('pedidos').set({ montoColones: 9000 }).execute();
    const { totalCents } = await app.deps.db
      .selectFrom('pedidos')
      .select('totalCents')
      .executeTakeFirstOrThrow();
    await ask();
    const token = await linkOf();
    const told = async () => (await app.call('GET', at(token))).body;
    expect(await told()).not.toHaveProperty('faltaDolares');
    const pago = { metodo: 'sinpe', monto: 3000, moneda: 'CRC', dia: '2026-03-01' };
    const noted = await app.call('POST', `/api/pedido/${idPedido}/pagos`, {
      ...admin,
      body: pago,
    });
    expect(noted.status).toBe(201);
    const due = { faltaDolares: Math.round((totalCents * 2) / 3) / 100, faltaColones: 6000 };
    expect(await told()).toMatchObject(due);
    await ask();
    const [, letter] = await letters('Necesitamos', 2);
    expect(letter?.text).toContain(`Falta $${due.faltaDolares.toFixed(2)} USD (₡6\u00A0000).`);
  });

  test('a decided order takes no further receipt', async () => {
    const { tokenComprobante: token = '' } = await state();
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, admin);
    expect((await send(token)).status).toBe(409);
    expect((await app.call('GET', at(token))).body).toMatchObject({ estado: 'cerrada' });
    expect(await state()).not.toHaveProperty('tokenComprobante');
  });

  test('it is judged like the receipt of a purchase', async () => {
    await ask();
    const token = await linkOf();
    for (const [what, file, status] of HOSTILE_FILES.filter(([name]) => name !== 'a PDF'))
      expect((await send(token, file)).status, what).toBe(status);
    expect((await ledger()).solicitud?.estado).toBe('abierta');
  });

  test('of receipts that are sent at once, one is taken', async () => {
    await ask();
    const token = await linkOf();
    const answers = await Promise.all([send(token), send(token), send(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await ledger()).comprobantes).toHaveLength(2);
  });

  test('after half of the time she is reminded, once; at its end the order is cancelled', async () => {
    await ask();
    await letters('Necesitamos');
    expect(await after(23)).toBeNull();
    expect(await after(1)).toEqual({ reminded: 1, cancelled: 0 });
    expect(await after(1)).toBeNull();
    await letters('Recuerda');
    expect(await stockOf(app.deps, piece)).toBe(2);
    expect(await after(23)).toEqual({ reminded: 0, cancelled: 1 });
    await letters('No pudimos');
    expect((await state()).estadoPedido).toBe('cancelado');
    expect(await stockOf(app.deps, piece)).toBe(3);
    expect(await after(48)).toBeNull();
    expect((await send(await linkOf())).status).toBe(409);
  });

  test('a shop that waits a day reminds after half of it, and cancels at its end', async () => {
    app = await createApp({ receiptHours: 24 });
    admin = await app.signIn(2);
    ana = await app.signIn(1);
    piece = await addPiece(app.deps, { stock: 3 });
    ({ idPedido } = await order(app, ana, piece));
    const vence = new Date(app.clock.now().getTime() + 24 * HOUR).toISOString();
    await ask();
    expect((await ledger()).solicitud).toMatchObject({ estado: 'abierta', vence });
    expect(await after(11)).toBeNull();
    expect(await after(1)).toEqual({ reminded: 1, cancelled: 0 });
    await letters('Recuerda');
    expect(await after(11)).toBeNull();
    expect(await after(1)).toEqual({ reminded: 0, cancelled: 1 });
    expect((await state()).estadoPedido).toBe('cancelado');
  });

  test.each([
    ['that has been answered', async () => void (await send(await linkOf()))],
    [
      'that has been accepted all the same',
      async () => void (await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, admin)),
    ],
  ])('nothing happens to an order %s', async (_what, act) => {
    await ask();
    await act();
    expect(await after(100)).toBeNull();
    expect((await state()).estadoPedido).not.toBe('cancelado');
  });

  test('asking again begins the time anew', async () => {
    await ask();
    await after(40);
    await ask({ motivo: 'otro', texto: 'Falta el nombre del banco.' });
    await letters('Necesitamos', 2);
    expect(await after(20)).toBeNull();
    expect((await state()).estadoPedido).toBe('pendiente');
  });

  test('own words are needed where no reason is chosen, and an order that waits', async () => {
    expect((await ask({ motivo: 'otro', texto: '  ' })).status).toBe(400);
    await app.call('PUT', `/api/pedido/${idPedido}/aceptar`, admin);
    expect((await ask()).status).toBe(409);
  });
});
