import { beforeEach, expect, test, vi } from 'vitest';
import { addPiece, order } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const GUIDE = 'RR473124829CR';
const DAY = 86_400_000;

describeOnBothDatabases('the sending of orders', (createApp) => {
  let app: TestApp;
  let ana: Awaited<ReturnType<TestApp['signIn']>>;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    ana = await app.signIn(1);
    token = (await app.signIn(2)).token;
  });

  const put = (path: string, body?: object) =>
    app.call('PUT', `/api/pedido/${path}`, { token, ...(body && { body }) });
  const mine = async (idPedido: number) =>
    (await app.call('GET', `/api/pedido/usuario/${idPedido}`, ana)).body as {
      guia: string | null;
      seguimiento: string | null;
      recorrido: { paso: string; fecha: string }[];
    };
  const accepted = async () => {
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    expect((await put(`${idPedido}/aceptar`)).status).toBe(200);
    return idPedido;
  };
  const lettersOf = async (subject: string, count: number) => {
    const found = () => app.mailer.sent.filter((letter) => letter.subject.startsWith(subject));
    await vi.waitFor(() => expect(found()).toHaveLength(count));
    return found();
  };

  test('a guide that an order is sent with stands in its letter and leads to the carrier', async () => {
    const idPedido = await accepted();
    const answer = await put(`${idPedido}/enviar`, { guia: ` ${GUIDE.toLowerCase()}` });
    expect(answer.body).toMatchObject({ pedido: { estadoPedido: 'enviado', guia: GUIDE } });
    const seguimiento = `https://correos.go.cr/rastreo/?guia=${GUIDE}`;
    expect(await mine(idPedido)).toMatchObject({ guia: GUIDE, seguimiento });
    const [letter] = await lettersOf('Enviamos', 1);
    expect(letter?.text).toContain(`Guía: ${GUIDE}`);
    expect(letter?.text).toContain(seguimiento);
  });

  test('an order that is not sent keeps the guide that was tried for it out', async () => {
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    expect((await put(`${idPedido}/enviar`, { guia: GUIDE })).status).toBe(409);
    expect((await mine(idPedido)).guia).toBeNull();
  });

  test('a guide that is noted or corrected after the sending is told by another letter, once', async () => {
    const idPedido = await accepted();
    await put(`${idPedido}/envio`, { guia: 'AAAA1' });
    await put(`${idPedido}/enviar`);
    expect((await lettersOf('Enviamos', 1))[0]?.text).toContain('Guía: AAAA1');
    await put(`${idPedido}/envio`, { guia: GUIDE });
    await put(`${idPedido}/envio`, { guia: GUIDE.toLowerCase() });
    await put(`${idPedido}/envio`, { guia: null });
    await app.deps.outbox.idle();
    const [, corrected] = await lettersOf('Enviamos', 2);
    expect(corrected?.to).toBe(ana.correo);
  });

  test('each step has its day, and a mark keeps the day on which it was first set', async () => {
    const begun = app.clock.now().getTime();
    const { idPedido } = await order(app, ana, await addPiece(app.deps));
    const after = (days: number) => new Date(begun + days * DAY).toISOString();
    const steps: [string, object?][] = [
      ['aceptar'],
      ['envio', { preparacion: true }],
      ['envio', { preparacion: true }],
      ['enviar'],
      ['envio', { entregado: true }],
    ];
    for (const [step, body] of steps) {
      app.clock.advance(DAY);
      expect((await put(`${idPedido}/${step}`, body)).status).toBe(200);
    }
    expect((await mine(idPedido)).recorrido).toEqual([
      { paso: 'recibido', fecha: after(0) },
      { paso: 'verificado', fecha: after(1) },
      { paso: 'preparacion', fecha: after(2) },
      { paso: 'enviado', fecha: after(4) },
      { paso: 'entregado', fecha: after(5) },
    ]);
  });

  test('the link of every letter follows the order without a login and without a name', async () => {
    const idPedido = await accepted();
    await put(`${idPedido}/enviar`, { guia: GUIDE });
    await lettersOf('Enviamos', 1);
    const links = app.mailer.sent.map(
      ({ text }) => /\/clientes\/seguimiento\/(\S+)/.exec(text)?.[1],
    );
    expect(links).toHaveLength(3);
    expect(new Set(links).size).toBe(1);
    const { status, body } = await app.call('GET', `/api/pedido/seguimiento/${links[0]}`);
    expect(status).toBe(200);
    expect(Object.keys(body as object).toSorted()).toEqual(
      [
        ...['estadoPedido', 'fechaPedido', 'guia', 'idPedido', 'montoTotal', 'productos'],
        ...['recorrido', 'seguimiento'],
      ].toSorted(),
    );
    const other = app.deps.leaveTokens.sign(idPedido);
    for (const dead of [other, `${idPedido}.`, 'x', app.deps.followTokens.sign(4711)])
      expect((await app.call('GET', `/api/pedido/seguimiento/${dead}`)).status).toBe(404);
  });

  test('what is noted is recorded with who did it, and nothing where nothing changed', async () => {
    const idPedido = await accepted();
    await put(`${idPedido}/envio`, { guia: GUIDE, preparacion: true });
    await put(`${idPedido}/envio`, { guia: GUIDE, preparacion: true });
    await put(`${idPedido}/enviar`, { guia: 'AAAA1' });
    const rows = await app.deps.db
      .selectFrom('actividad')
      .select(['accion', 'objeto', 'cambios'])
      .where('accion', 'in', ['pedido.envio', 'pedido.enviado'])
      .orderBy('idActividad')
      .execute();
    expect(rows).toEqual([
      {
        accion: 'pedido.envio',
        objeto: `pedido ${idPedido}`,
        cambios: JSON.stringify({ guia: [null, GUIDE], preparacion: [0, 1] }),
      },
      {
        accion: 'pedido.enviado',
        objeto: `pedido ${idPedido}`,
        cambios: JSON.stringify({ guia: [GUIDE, 'AAAA1'] }),
      },
    ]);
  });

  test('an order that is not there has no sending', async () => {
    expect((await put('4711/envio', { entregado: true })).status).toBe(404);
  });

  test('of administrators who first set where guides are followed from one version, one wins', async () => {
    const write = (plantilla: string, version?: number) =>
      app.call('PUT', '/api/envio/seguimiento', { token, body: { plantilla, version } });
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => write(`https://${name}.test/{guia}`, 1)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const read = async () => (await app.call('GET', '/api/envio/seguimiento', { token })).body;
    expect(await read()).toMatchObject({ version: 2 });
    await write('https://d.test/{guia}', 2);
    expect(await read()).toEqual({ plantilla: 'https://d.test/{guia}', version: 3 });
    const idPedido = await accepted();
    await put(`${idPedido}/envio`, { guia: 'A 12' });
    expect((await mine(idPedido)).seguimiento).toBe('https://d.test/A%2012');
  });
});
