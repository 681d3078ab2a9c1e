import { beforeEach, expect, test } from 'vitest';
import { formOf, HOSTILE_FILES, photo, type Parts } from '../../../test/back-office.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const LIST = '/api/novedades/todos';
const ADD = '/api/novedades/agregar';
const ONE = '/api/novedades';

interface Seen {
  idNovedad: number;
  asunto: string;
  version: number;
  referenciaURL: string | null;
}

describeOnBothDatabases('novedades', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const send = (parts: Parts) => app.call('POST', ADD, { token, form: formOf(parts) });
  const edit = (id: number | string, parts: Parts) =>
    app.call('PUT', `${ONE}/${id}`, { token, form: formOf(parts) });
  const list = async () => (await app.call('GET', LIST, { token })).body as Seen[];

  async function add(parts: Parts): Promise<number> {
    const { status, body } = await send(parts);
    expect(body).toMatchObject({ mensaje: 'Novedad agregada' });
    expect(status).toBe(201);
    return (body as Seen).idNovedad;
  }

  const seen = async (id: number) => (await list()).find(({ idNovedad }) => idNovedad === id);

  test('a new one is pending, dated by the clock, and needs no more than a subject', async () => {
    const idNovedad = await add({ asunto: '  Semana de la plata ' });
    expect(await list()).toEqual([
      {
        idNovedad,
        asunto: 'Semana de la plata',
        descripcion: '',
        estado: 'Pendiente',
        referenciaURL: null,
        fecha: '2026-03-02T15:00:00.000Z',
        fechaActualizacion: null,
        version: 1,
      },
    ]);
  });

  test('it may have a description, a date and a picture that anybody can see', async () => {
    const idNovedad = await add({
      asunto: 'a'.repeat(40),
      descripcion: ' Hasta agotar existencias. ',
      fecha: '2026-03-11',
      referenciaURL: await photo(),
    });
    const novedad = await seen(idNovedad);
    expect(novedad).toMatchObject({
      descripcion: 'Hasta agotar existencias.',
      fecha: '2026-03-11T06:00:00.000Z',
    });
    expect((await app.call('GET', String(novedad?.referenciaURL))).status).toBe(200);
  });

  test('the list begins with the newest', async () => {
    const old = await add({ asunto: 'Vieja', fecha: '2025-01-01' });
    const first = await add({ asunto: 'Primera', fecha: '' });
    const second = await add({ asunto: 'Segunda' });
    expect((await list()).map(({ idNovedad }) => idNovedad)).toEqual([second, first, old]);
  });

  test('an edit changes what it speaks of and notes when', async () => {
    const id = await add({ asunto: 'Una', descripcion: 'Detalle', referenciaURL: await photo() });
    const before = await seen(id);
    app.clock.advance(60_000);
    expect(await edit(id, { asunto: ' Otra ', estado: 'Pendiente' })).toMatchObject({
      status: 200,
      body: { mensaje: 'Novedad actualizada' },
    });
    const fechaActualizacion = '2026-03-02T15:01:00.000Z';
    expect(await seen(id)).toEqual({ ...before, asunto: 'Otra', fechaActualizacion, version: 2 });
  });

  test('an empty description clears it, an empty file keeps the picture, a new one replaces it', async () => {
    const id = await add({ asunto: 'Una', descripcion: 'Detalle', referenciaURL: await photo() });
    const before = await seen(id);
    await edit(id, { asunto: 'Una', descripcion: '', referenciaURL: new File([], '') });
    expect(await seen(id)).toMatchObject({ descripcion: '', referenciaURL: before?.referenciaURL });
    await edit(id, { asunto: 'Una', referenciaURL: await photo('#48c') });
    const after = await seen(id);
    expect(after?.referenciaURL).not.toBe(before?.referenciaURL);
    expect((await app.call('GET', String(after?.referenciaURL))).status).toBe(200);
  });

  test('an edit that started from an older version changes nothing and shows what there is now', async () => {
    const id = await add({ asunto: 'Una', descripcion: 'Detalle' });
    expect(await edit(id, { asunto: 'De Ana', version: '1' })).toMatchObject({ status: 200 });
    const before = await seen(id);
    expect(await edit(id, { asunto: 'De Eva', version: '1' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: { ...before, asunto: 'De Ana', version: 2 } },
    });
    expect(await seen(id)).toEqual(before);
    const edits = ['a', 'b', 'c'].map((asunto) => edit(id, { asunto, version: '2' }));
    const answers = (await Promise.all(edits)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 409, 409]);
  });

  test('sending it counts as a change', async () => {
    const id = await add({ asunto: 'Una' });
    await app.call('POST', `${ONE}/${id}/enviar`, { token });
    expect(await edit(id, { asunto: 'Otra', version: '1' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: { estado: 'Enviado', version: 2 } },
    });
  });

  test('an edit cannot make it Enviado', async () => {
    const id = await add({ asunto: 'Una' });
    const before = await seen(id);
    expect(await edit(id, { asunto: 'Otra', estado: 'Enviado' })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE' },
    });
    expect(await seen(id)).toEqual(before);
  });

  test('one that was sent may be corrected, but not made Pendiente again', async () => {
    const id = await add({ asunto: 'Una' });
    await app.call('POST', `${ONE}/${id}/enviar`, { token });
    expect((await edit(id, { asunto: 'Dos', estado: 'Enviado' })).status).toBe(200);
    expect((await edit(id, { asunto: 'Tres', estado: 'Pendiente' })).status).toBe(409);
    expect(await seen(id)).toMatchObject({ asunto: 'Dos', estado: 'Enviado' });
  });

  test('deleting is for good, sent or not', async () => {
    const id = await add({ asunto: 'Una', referenciaURL: await photo() });
    const sent = await add({ asunto: 'Dos' });
    await app.call('POST', `${ONE}/${sent}/enviar`, { token });
    for (const gone of [id, sent]) {
      const remove = () => app.call('DELETE', `${ONE}/${gone}`, { token });
      expect(await remove()).toMatchObject({
        status: 200,
        body: { mensaje: 'Novedad eliminada' },
      });
      expect(await remove()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await list()).toEqual([]);
  });

  test('a deletion that has seen an older version deletes nothing and shows what there is now', async () => {
    const id = await add({ asunto: 'Una', descripcion: 'Corta.' });
    await edit(id, { asunto: 'De Ana' });
    const now = await seen(id);
    const remove = (version: number | string) =>
      app.call('DELETE', `${ONE}/${id}?version=${version}`, { token });
    expect(now).toMatchObject({ asunto: 'De Ana', version: 2 });
    expect(await remove(1)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: now },
    });
    for (const version of [0, 'uno', '1.5'])
      expect(await remove(version)).toMatchObject({
        status: 400,
        body: { campos: { version: expect.any(String) as string } },
      });
    expect(await seen(id)).toEqual(now);
    expect((await remove(2)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await remove(2)).status).toBe(404);
  });

  test('of an edit and a deletion of the same version at once one wins', async () => {
    const id = await add({ asunto: 'Una' });
    const [edited, removed] = await Promise.all([
      edit(id, { asunto: 'De Ana', version: '1' }),
      app.call('DELETE', `${ONE}/${id}?version=1`, { token }),
    ]);
    const isEdited = edited.status === 200;
    expect([edited.status, removed.status]).toEqual(isEdited ? [200, 409] : [404, 200]);
    expect(await list()).toHaveLength(isEdited ? 1 : 0);
  });

  test('forms that break the contract are 400, new or edited, and nothing changes', async () => {
    const id = await add({ asunto: 'Una' });
    const before = await list();
    for (const [part, value] of [
      ['asunto', null],
      ['asunto', ' '],
      ['asunto', 'a'.repeat(41)],
      ['descripcion', 'a'.repeat(81)],
      ['descripcion', 'a\0b'],
      ['referenciaURL', 'https://example.com/foto.png'],
      ['color', 'rojo'],
    ] as const) {
      const refused = {
        status: 400,
        body: { code: 'VALIDATION', campos: { [part]: expect.any(String) as string } },
      };
      expect(await send({ asunto: 'Mala', [part]: value })).toMatchObject(refused);
      expect(await edit(id, { asunto: 'Mala', [part]: value })).toMatchObject(refused);
    }
    for (const fecha of ['ayer', '2026-02-30'])
      expect(await send({ asunto: 'Mala', fecha })).toMatchObject({
        status: 400,
        body: { campos: { fecha: expect.any(String) as string } },
      });
    expect((await edit(id, { asunto: 'Mala', estado: 'Otro' })).status).toBe(400);
    expect(await list()).toEqual(before);
  });

  test.each(HOSTILE_FILES)('%s is no picture, new or edited', async (_what, file, status) => {
    const id = await add({ asunto: 'Una' });
    const before = await list();
    expect((await send({ asunto: 'Mala', referenciaURL: file })).status).toBe(status);
    expect((await edit(id, { asunto: 'Mala', referenciaURL: file })).status).toBe(status);
    expect(await list()).toEqual(before);
  });

  test('what is not there is 404, what is no id is 400, what is no form is 415', async () => {
    expect(await edit(99, { asunto: 'Una' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect((await edit('x', { asunto: 'Una' })).status).toBe(400);
    expect((await app.call('DELETE', `${ONE}/0`, { token })).status).toBe(400);
    for (const [method, url] of [
      ['POST', ADD],
      ['PUT', `${ONE}/1`],
    ] as const)
      expect((await app.call(method, url, { token, body: { asunto: 'x' } })).status).toBe(415);
  });
});
