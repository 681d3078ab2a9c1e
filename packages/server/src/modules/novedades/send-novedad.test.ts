import { beforeEach, expect, test } from 'vitest';
import { formOf, photo, type Parts } from '../../../test/back-office.ts';
import { memoryMailer } from '../../mail/index.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

describeOnBothDatabases('sending a novedad', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  async function add(parts: Parts = {}): Promise<number> {
    const form = formOf({ asunto: 'Semana de la plata', ...parts });
    const { body } = await app.call('POST', '/api/novedades/agregar', { token, form });
    return (body as { idNovedad: number }).idNovedad;
  }

  const send = (id: number | string, started?: { version: number }) =>
    app.call('POST', `/api/novedades/${id}/enviar`, { token, ...(started && { body: started }) });

  async function seen(id: number) {
    const { body } = await app.call('GET', '/api/novedades/todos', { token });
    return (body as { idNovedad: number }[]).find(({ idNovedad }) => idNovedad === id);
  }

  /** Customers who asked for the novedades; their addresses. */
  async function subscribe(count: number): Promise<string[]> {
    const people = [];
    for (let n = 0; n < count; n += 1) people.push(await app.signIn(1));
    const ids = people.map(({ idUsuario }) => idUsuario);
    await app.deps.db
      .updateTable('usuarios')
      .set({ suscrito: 1 })
      .where('idUsuario', 'in', ids)
      .execute();
    return people.map(({ correo }) => correo);
  }

  test('every subscribed, active customer gets it, and nobody else', async () => {
    const readers = await subscribe(6);
    await app.signIn(1);
    const manager = await app.signIn(3);
    const [blocked] = await subscribe(1);
    const { db } = app.deps;
    await db
      .updateTable('usuarios')
      .set({ suscrito: 1 })
      .where('idUsuario', '=', manager.idUsuario)
      .execute();
    await db
      .updateTable('usuarios')
      .set({ estado: 'bloqueado' })
      .where('correo', '=', blocked!)
      .execute();

    const id = await add({
      descripcion: 'Hasta agotar existencias.',
      referenciaURL: await photo(),
    });
    app.clock.advance(60_000);
    expect(await send(id)).toMatchObject({ status: 200, body: { enviados: 6, total: 6 } });
    expect(app.mailer.sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted());
    const [message] = app.mailer.sent;
    expect(message?.subject).toBe('Semana de la plata');
    expect(message?.text).toContain('Hasta agotar existencias.');
    expect(message?.html).toContain('http://localhost:3000/media/');
    expect(await seen(id)).toMatchObject({
      estado: 'Enviado',
      fechaActualizacion: '2026-03-02T15:01:00.000Z',
    });
  });

  test('one that somebody else has changed since it was read is not sent', async () => {
    await subscribe(2);
    const id = await add();
    const form = formOf({ asunto: 'Otro texto' });
    await app.call('PUT', `/api/novedades/${id}`, { token, form });
    const now = await seen(id);
    expect(await send(id, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: now },
    });
    expect(app.mailer.sent).toEqual([]);
    expect(await seen(id)).toEqual(now);
    expect(await send(id, { version: 2 })).toMatchObject({ status: 200, body: { enviados: 2 } });
    expect(app.mailer.sent[0]?.subject).toBe('Otro texto');
  });

  test('of an edit and a sending from the same version one counts, and what was read is sent', async () => {
    await subscribe(1);
    const id = await add();
    const form = formOf({ asunto: 'Otro texto', version: '1' });
    const [edited, sent] = await Promise.all([
      app.call('PUT', `/api/novedades/${id}`, { token, form }),
      send(id, { version: 1 }),
    ]);
    expect([edited.status, sent.status].toSorted()).toEqual([200, 409]);
    const subjects = app.mailer.sent.map(({ subject }) => subject);
    expect(subjects).toEqual(sent.status === 200 ? ['Semana de la plata'] : []);
  });

  test('it can be sent once', async () => {
    await subscribe(1);
    const id = await add();
    await send(id);
    expect(await send(id)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE', error: 'Esta novedad ya fue enviada.' },
    });
    expect(app.mailer.sent).toHaveLength(1);
  });

  test('of several clerks who send it at once, one does', async () => {
    await subscribe(3);
    const id = await add();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(app.mailer.sent).toHaveLength(3);
  });

  test('messages that the mail server refuses are not counted, and it counts as sent', async () => {
    const [first] = await subscribe(4);
    app.deps.mailer = memoryMailer(({ to }) => to !== first);
    const id = await add();
    expect((await send(id)).body).toEqual({ enviados: 3, total: 4 });
    expect(await seen(id)).toMatchObject({ estado: 'Enviado' });
  });

  test('when not one message is accepted it is an error, it stays pending and can be sent later', async () => {
    await subscribe(3);
    const id = await add();
    app.deps.mailer = memoryMailer(() => false);
    expect(await send(id)).toMatchObject({
      status: 500,
      body: {
        code: 'INTERNAL',
        error: 'No se pudo enviar la novedad. Sigue pendiente: inténtalo de nuevo más tarde.',
      },
    });
    expect(await seen(id)).toMatchObject({ estado: 'Pendiente', fechaActualizacion: null });
    app.deps.mailer = app.mailer;
    expect((await send(id)).body).toEqual({ enviados: 3, total: 3 });
  });

  test('a mail server that falls silent is given up after half a minute', async () => {
    await subscribe(40);
    let asked = 0;
    app.deps.mailer = memoryMailer(() => {
      asked += 1;
      if (asked > 2) app.clock.advance(10_000);
      return asked <= 2;
    });
    const id = await add();
    expect((await send(id)).body).toEqual({ enviados: 2, total: 40 });
    expect(asked).toBeLessThan(15);
  });

  test('without subscribers nothing is sent, and it counts as sent', async () => {
    const id = await add();
    expect(await send(id)).toMatchObject({ status: 200, body: { enviados: 0, total: 0 } });
    expect(await seen(id)).toMatchObject({ estado: 'Enviado' });
  });

  test('what is not there is 404, and what is no id is 400', async () => {
    expect(await send(99)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await send('x')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});
