import { expect, test, vi } from 'vitest';
import { samplePdf } from '../../../test/sample-files.ts';
import { receiptImage, storedPrivateFiles } from '../../../test/shopping.ts';
import { requestedPiece, requestPiece } from '../../../test/special-pieces.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const countRequests = async ({ deps }: TestApp): Promise<number> =>
  (await deps.db.selectFrom('pedidos_especiales').select('idPedidoEspecial').execute()).length;

describeOnBothDatabases('special orders', (createApp) => {
  test('a customer asks for a piece, finds it in the own list, and gets a letter', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    expect(await app.call('GET', '/api/pedidos-especiales/usuario', ana)).toMatchObject({
      status: 200,
      body: [],
    });
    const received = await requestPiece(app, ana, {}, { image: await receiptImage() });
    expect(received).toMatchObject({
      status: 201,
      body: { mensaje: 'Gracias por tu pedido. Te contactaremos pronto.' },
    });
    const { idPedidoEspecial } = received.body as { idPedidoEspecial: number };
    const { body } = await app.call('GET', '/api/pedidos-especiales/usuario', ana);
    expect(body).toEqual([
      {
        idPedidoEspecial,
        fechaSolicitud: '2026-03-02T15:00:00.000Z',
        nombreUsuario: 'Persona De Prueba',
        nombrePieza: 'Anillos',
        talla: '7',
        nombrePiedra: 'Natural',
        nombreMaterial: 'Plata',
        descripcion: 'Como el de mi abuela.',
        estado: 'Pendiente',
        referenciaURL: expect.stringMatching(/^\/files\//),
        referenciaEliminada: null,
        correo: ana.correo,
        telefono: '88887777',
      },
    ]);
    const [{ referenciaURL }] = body as [{ referenciaURL: string }];
    expect(await app.call('GET', referenciaURL)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg' },
    });
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
    expect(app.mailer.sent[0]).toMatchObject({ to: ana.correo });
  });

  test('image and description may be missing, an empty file may not, and only rings keep a size', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const bracelet = { pieza: 'Pulseras', descripcion: null };
    expect(await requestPiece(app, ana, { ...bracelet, talla: null })).toMatchObject({
      status: 201,
    });
    expect(await requestPiece(app, ana, { ...bracelet, talla: '' })).toMatchObject({ status: 201 });
    expect(await requestPiece(app, ana, { ...bracelet, talla: '9' })).toMatchObject({
      status: 201,
    });
    const empty = { image: Buffer.alloc(0) };
    expect(await requestPiece(app, ana, bracelet, empty)).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA', error: 'El archivo está vacío.' },
    });
    const { body } = await app.call('GET', '/api/pedidos-especiales/usuario', ana);
    const plain = { nombrePieza: 'Pulseras', talla: null, descripcion: null, referenciaURL: null };
    expect(body).toMatchObject([plain, plain, plain]);
  });

  test("names are compared without case and accents, and kept in the shop's spelling", async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const typed = {
      pieza: 'ANILLOS',
      tipoPiedra: 'Sintetica',
      tipoMaterial: 'plata banada en oro',
    };
    expect(await requestPiece(app, ana, typed)).toMatchObject({ status: 201 });
    expect(await app.call('GET', '/api/pedidos-especiales/usuario', ana)).toMatchObject({
      body: [
        {
          nombrePieza: 'Anillos',
          talla: '7',
          nombrePiedra: 'Sintética',
          nombreMaterial: 'Plata bañada en oro',
        },
      ],
    });
  });

  test('a form that is incomplete or wrong is refused with its fields, and nothing is kept', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    for (const [field, value] of [
      ['pieza', null],
      ['pieza', ' '],
      ['pieza', 'Coronas'],
      ['tipoPiedra', null],
      ['tipoPiedra', 'Kriptonita'],
      ['tipoMaterial', ''],
      ['tipoMaterial', 'Plomo'],
      ['talla', null],
      ['talla', ''],
      ['talla', '4'],
      ['talla', '13'],
      ['talla', 'M'],
      ['descripcion', 'x'.repeat(181)],
      ['idUsuario', '1'],
    ] as const) {
      expect(await requestPiece(app, ana, { [field]: value })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { [field]: expect.any(String) } },
      });
    }
    expect(await requestPiece(app, ana, { pieza: 'x', tipoPiedra: 'y' })).toMatchObject({
      body: { campos: { pieza: expect.any(String), tipoPiedra: expect.any(String) } },
    });
    expect(await countRequests(app)).toBe(0);
  });

  test('the reference must be an image, by its content, of at most 10 MB', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const image of [samplePdf(), svg, Buffer.from('hola')]) {
      expect(await requestPiece(app, ana, {}, { image })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA' },
      });
    }
    const image = Buffer.alloc(11 * 1024 * 1024);
    expect(await requestPiece(app, ana, {}, { image })).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await countRequests(app)).toBe(0);
    expect(await storedPrivateFiles(app)).toEqual([]);
  });

  test('the same key makes one special order, however often and however parallel it comes', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const send = async () =>
      requestPiece(app, ana, {}, { key: 'intento-especial', image: await receiptImage() });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect(await countRequests(app)).toBe(1);
    expect(await storedPrivateFiles(app)).toHaveLength(1);
    await vi.waitFor(() => expect(app.mailer.sent).toHaveLength(1));
  });

  test('the same key with other data is refused; a refused request does not use it up', async () => {
    const app = await createApp();
    const ana = await app.signIn(1);
    const key = 'intento-especial';
    expect(await requestPiece(app, ana, { pieza: 'Coronas' }, { key })).toMatchObject({
      status: 400,
    });
    expect(await requestPiece(app, ana, {}, { key })).toMatchObject({ status: 201 });
    for (const [fields, image] of [
      [{ talla: '8' }, undefined],
      [{}, await receiptImage()],
    ] as const) {
      expect(await requestPiece(app, ana, fields, { key, ...(image && { image }) })).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_MISMATCH' },
      });
    }
    expect(await requestPiece(app, await app.signIn(1), {}, { key })).toMatchObject({
      status: 201,
    });
    expect(await countRequests(app)).toBe(2);
  });

  test("customers see their own special orders, the back office everybody's, newest first", async () => {
    const app = await createApp();
    const [ana, eva, admin] = [await app.signIn(1), await app.signIn(1), await app.signIn(2)];
    const first = await requestedPiece(app, ana);
    app.clock.advance(60_000);
    const second = await requestedPiece(app, eva);
    const ids = async (url: string, who: { token: string }) => {
      const { status, body } = await app.call('GET', url, who);
      expect(status).toBe(200);
      return (body as { idPedidoEspecial: number }[]).map((entry) => entry.idPedidoEspecial);
    };
    expect(await ids('/api/pedidos-especiales/usuario', ana)).toEqual([first]);
    expect(await ids('/api/pedidos-especiales/usuario', eva)).toEqual([second]);
    expect(await ids('/api/pedidos-especiales/todos', admin)).toEqual([second, first]);
  });
});
