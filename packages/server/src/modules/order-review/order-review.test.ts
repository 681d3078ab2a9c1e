import { expect, test } from 'vitest';
import { samplePdf } from '../../../test/sample-files.ts';
import { addPiece, addToCart, buy, receiptImage, type BuyOptions } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

/** Paid on the 2nd of March 2026, the day of the tests, through Banco de Costa Rica. */
const GOOD = '2026030215283010123456789';

interface Buyer {
  token: string;
}

async function bought(app: TestApp, who: Buyer, options: BuyOptions = {}): Promise<number> {
  await addToCart(app, who, await addPiece(app.deps));
  const { status, body } = await buy(app, who, options);
  expect(status).toBe(201);
  return (body as { idPedido: number }).idPedido;
}

const paidWith = (referencia: string, metodoPago = 'sinpe') => ({
  fields: { referencia, metodoPago },
});

describeOnBothDatabases('the review of an order', (createApp) => {
  async function open() {
    const app = await createApp();
    const [ana, admin] = [await app.signIn(1), await app.signIn(2)];
    const review = (id: number) => app.call('GET', `/api/pedido/${id}/revision`, admin);
    const note = (id: number, referencia: unknown) =>
      app.call('PUT', `/api/pedido/${id}/referencia`, { ...admin, body: { referencia } });
    const noteFrom = (version: number, id: number, referencia: string | null) =>
      app.call('PUT', `/api/pedido/${id}/referencia`, { ...admin, body: { referencia, version } });
    const step = (id: number, name: string) =>
      app.call('PUT', `/api/pedido/${id}/${name}`, { token: admin.token });
    return { app, ana, admin, review, note, noteFrom, step };
  }

  test('it opens the receipt, tells its kind, and knows of no reference until one is typed', async () => {
    const { app, ana, review } = await open();
    const idPedido = await bought(app, ana);
    const answer = await review(idPedido);
    expect(answer).toMatchObject({
      status: 200,
      body: { idPedido, tipoComprobante: 'imagen', comprobantesParecidos: [], referencia: null },
    });
    const { comprobante } = answer.body as { comprobante: string };
    expect((await app.call('GET', comprobante)).status).toBe(200);
    const pdf = await bought(app, ana, { receipt: samplePdf() });
    expect(await review(pdf)).toMatchObject({ body: { tipoComprobante: 'pdf' } });
    await app.deps.db.updateTable('pedidos').set({ idComprobante: null }).execute();
    expect(await review(pdf)).toMatchObject({
      body: { comprobante: null, tipoComprobante: null, comprobantesParecidos: [] },
    });
  });

  test('the reference that the customer types is kept without blanks, read and checked', async () => {
    const { app, ana, review } = await open();
    const idPedido = await bought(app, ana, paidWith('20260302 152 83010-123456789'));
    expect(await review(idPedido)).toMatchObject({
      body: {
        referencia: {
          valor: GOOD,
          fecha: '2026-03-02',
          banco: 'Banco de Costa Rica',
          problemas: [],
          repetidaEn: [],
        },
      },
    });
  });

  test.each([
    ['12345', 'sinpe', ['FORMATO']],
    ['12345', 'transferencia', []],
    ['2026023015283010123456789', 'sinpe', ['FECHA_INVALIDA']],
    ['2026030315283010123456789', 'sinpe', ['FECHA_FUTURA']],
    ['2026022215283010123456789', 'sinpe', ['FECHA_LEJANA']],
    [' - ', 'sinpe', null],
  ])('a purchase with the reference %s by %s is taken; found: %s', async (typed, method, found) => {
    const { app, ana, review } = await open();
    const { body } = await review(await bought(app, ana, paidWith(typed, method)));
    const { referencia } = body as { referencia: { problemas: string[] } | null };
    expect(referencia?.problemas ?? null).toEqual(found);
  });

  test('a reference that another order has is reported in both, unless that one was rejected', async () => {
    const { app, ana, review, step } = await open();
    const first = await bought(app, ana, paidWith(GOOD));
    const second = await bought(app, await app.signIn(1), paidWith(GOOD));
    const repeated = (id: number, others: number[]) => ({
      body: { idPedido: id, referencia: { problemas: ['REPETIDA'], repetidaEn: others } },
    });
    expect(await review(first)).toMatchObject(repeated(first, [second]));
    expect(await review(second)).toMatchObject(repeated(second, [first]));
    await step(first, 'rechazar');
    expect(await review(second)).toMatchObject({ body: { referencia: { problemas: [] } } });
    expect(await review(first)).toMatchObject(repeated(first, [second]));
  });

  test('a clerk notes, corrects and takes away a reference; only changes are events', async () => {
    const { app, ana, admin, review, note } = await open();
    const idPedido = await bought(app, ana, paidWith('12345'));
    expect(await note(idPedido, GOOD)).toMatchObject({
      status: 200,
      body: { idPedido, referencia: { valor: GOOD, problemas: [] } },
    });
    await note(idPedido, ` ${GOOD} `);
    expect(await note(idPedido, null)).toMatchObject({ status: 200, body: { referencia: null } });
    await note(idPedido, '  ');
    expect(await review(idPedido)).toMatchObject({ body: { referencia: null } });
    const { body } = await app.call('GET', `/api/pedido/${idPedido}/historial`, admin);
    expect(body).toMatchObject([
      { tipo: 'creado', texto: null, autor: { nombre: 'Persona De Prueba', rol: 1 } },
      { tipo: 'referencia', texto: '12345', autor: { rol: 1 } },
      { tipo: 'referencia', texto: GOOD, autor: { rol: 2 } },
      { tipo: 'referencia', texto: null, autor: { rol: 2 } },
    ]);
  });

  test('a reference that somebody else has noted meanwhile is not overwritten', async () => {
    const { app, ana, admin, note, noteFrom, review } = await open();
    const idPedido = await bought(app, ana);
    expect(await review(idPedido)).toMatchObject({ body: { version: 1 } });
    expect(await noteFrom(1, idPedido, '111')).toMatchObject({ status: 200, body: { version: 2 } });
    for (const late of ['222', null])
      expect(await noteFrom(1, idPedido, late)).toMatchObject({
        status: 409,
        body: {
          code: 'VERSION_CONFLICT',
          actual: { idPedido, version: 2, referencia: { valor: '111' } },
        },
      });
    expect(await review(idPedido)).toMatchObject({ body: { referencia: { valor: '111' } } });
    expect(await noteFrom(2, idPedido, '111')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await note(idPedido, '333')).toMatchObject({ status: 200, body: { version: 3 } });
    const path = `/api/pedido/${idPedido}/historial`;
    expect((await app.call('GET', path, admin)).body).toHaveLength(3);
    const answers = await Promise.all(['a', 'b', 'c'].map((typed) => noteFrom(3, idPedido, typed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await noteFrom(1, 4711, '1')).toMatchObject({ status: 404 });
  });

  test('receipts of the same bytes name each other, images and PDFs alike', async () => {
    const { app, ana, review, step } = await open();
    const eva = await app.signIn(1);
    for (const receipt of [await receiptImage(), samplePdf()]) {
      const first = await bought(app, ana, { receipt });
      const second = await bought(app, eva, { receipt });
      await step(first, 'rechazar');
      const other = {
        coincidencia: 'identico',
        montoTotal: 56,
        clienteNombre: 'Persona De Prueba',
      };
      expect(await review(second)).toMatchObject({
        body: {
          comprobantesParecidos: [{ ...other, idPedido: first, estadoPedido: 'cancelado' }],
        },
      });
      expect(await review(first)).toMatchObject({
        body: {
          comprobantesParecidos: [{ ...other, idPedido: second, estadoPedido: 'pendiente' }],
        },
      });
    }
  });

  test('the history tells who did what, oldest first, with the notes', async () => {
    const { app, ana, admin, step } = await open();
    const idPedido = await bought(app, ana);
    app.clock.advance(60_000);
    const body = { texto: '  Confirmado con el banco. ' };
    expect(
      await app.call('POST', `/api/pedido/${idPedido}/notas`, { ...admin, body }),
    ).toMatchObject({
      status: 201,
      body: {
        tipo: 'nota',
        texto: 'Confirmado con el banco.',
        fecha: '2026-03-02T15:01:00.000Z',
        autor: { nombre: 'Persona De Prueba', rol: 2 },
      },
    });
    await step(idPedido, 'aceptar');
    await step(idPedido, 'aceptar');
    app.clock.advance(60_000);
    await step(idPedido, 'enviar');
    const { body: history } = await app.call('GET', `/api/pedido/${idPedido}/historial`, admin);
    expect(history).toMatchObject([
      { tipo: 'creado', fecha: '2026-03-02T15:00:00.000Z', autor: { rol: 1 } },
      { tipo: 'nota', texto: 'Confirmado con el banco.' },
      { tipo: 'estado', texto: 'confirmado', autor: { rol: 2 } },
      { tipo: 'estado', texto: 'enviado', fecha: '2026-03-02T15:02:00.000Z' },
    ]);
    expect(history).toHaveLength(4);
  });

  test('of two people who decide at once only one is in the history', async () => {
    const { app, ana, admin, step } = await open();
    const idPedido = await bought(app, ana);
    await Promise.all(['aceptar', 'rechazar', 'aceptar'].map((name) => step(idPedido, name)));
    const { body } = await app.call('GET', `/api/pedido/${idPedido}/historial`, admin);
    expect(body).toHaveLength(2);
  });

  test('customers never see notes, events or references', async () => {
    const { app, ana, admin, note } = await open();
    const idPedido = await bought(app, ana);
    await note(idPedido, GOOD);
    const body = { texto: 'Secreto de la casa' };
    await app.call('POST', `/api/pedido/${idPedido}/notas`, { ...admin, body });
    for (const url of ['/api/pedido/usuario', `/api/pedido/usuario/${idPedido}`]) {
      const text = JSON.stringify((await app.call('GET', url, ana)).body);
      expect(text).not.toMatch(/Secreto|2026030215283010|evento|referencia"/);
    }
  });

  test('there is nothing to review, note or read where there is no order', async () => {
    const { app, admin } = await open();
    const { token } = admin;
    for (const [method, name, body] of [
      ['GET', 'revision', undefined],
      ['GET', 'historial', undefined],
      ['PUT', 'referencia', { referencia: GOOD }],
      ['POST', 'notas', { texto: 'Nota' }],
    ] as const)
      expect(await app.call(method, `/api/pedido/4711/${name}`, { token, body })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
  });

  test.each([
    ['referencia', '123#45'],
    ['referencia', '1'.repeat(41)],
    ['referencia', 7],
    ['referencia', undefined],
    ['notas', ' \n '],
    ['notas', 'a'.repeat(501)],
    ['notas', null],
  ])('%s refuses %j', async (name, value) => {
    const { app, ana, admin } = await open();
    const idPedido = await bought(app, ana);
    const isNote = name === 'notas';
    const field = isNote ? 'texto' : 'referencia';
    const url = `/api/pedido/${idPedido}/${name}`;
    const body = { [field]: value };
    expect(await app.call(isNote ? 'POST' : 'PUT', url, { ...admin, body })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', campos: { [field]: expect.any(String) as string } },
    });
  });
});
