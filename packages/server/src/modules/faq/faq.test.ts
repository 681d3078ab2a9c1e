import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const VISIBLE = '/api/preguntas/preguntas-visibles';
const ALL = '/api/preguntas/preguntas';
const ADD = '/api/preguntas/agregarPregunta';
const EDIT = '/api/preguntas/editarPregunta';
const REMOVE = '/api/preguntas/borrarPregunta';

describeOnBothDatabases('frequent questions', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const faq = (pregunta: string, visible: 0 | 1 = 1) => ({
    pregunta,
    respuesta: `Respuesta a ${pregunta}`,
    visible,
  });
  /** As the back office sees a question that has no English. */
  const spanish = { preguntaIngles: null, respuestaIngles: null };

  async function add(body: object): Promise<number> {
    const answer = await app.call('POST', ADD, { token, body });
    expect(answer.status).toBe(201);
    return (answer.body as { idPregunta: number }).idPregunta;
  }

  const list = async (url: string) => (await app.call('GET', url, { token })).body;

  test('a shop without questions answers with empty lists', async () => {
    expect(await list(VISIBLE)).toEqual([]);
    expect(await list(ALL)).toEqual([]);
  });

  test('visitors see the visible questions, administrators all of them, newest first', async () => {
    const first = await add(faq('¿Uno?'));
    const hidden = await add(faq('¿Dos?', 0));
    const last = await add(faq('¿Tres?'));
    expect((await app.call('GET', VISIBLE)).body).toEqual([
      { idPregunta: last, ...faq('¿Tres?') },
      { idPregunta: first, ...faq('¿Uno?') },
    ]);
    expect(await list(ALL)).toEqual([
      { idPregunta: last, ...spanish, ...faq('¿Tres?'), version: 1 },
      { idPregunta: hidden, ...spanish, ...faq('¿Dos?', 0), version: 1 },
      { idPregunta: first, ...spanish, ...faq('¿Uno?'), version: 1 },
    ]);
  });

  test('texts are kept without the blanks around them', async () => {
    const idPregunta = await add({ pregunta: ' ¿Qué? ', respuesta: '\nUno\n\ndos \n', visible: 1 });
    expect(await list(ALL)).toEqual([
      {
        idPregunta,
        ...spanish,
        pregunta: '¿Qué?',
        respuesta: 'Uno\n\ndos',
        visible: 1,
        version: 1,
      },
    ]);
  });

  test('an edit replaces question, answer and visibility, and keeps its place', async () => {
    const first = await add(faq('¿Uno?'));
    const last = await add(faq('¿Dos?'));
    const change = { pregunta: '¿Otra?', respuesta: 'Otra.', visible: 0 };
    expect(await app.call('PUT', `${EDIT}/${first}`, { token, body: change })).toMatchObject({
      status: 200,
      body: { mensaje: 'Pregunta actualizada.' },
    });
    expect(await list(ALL)).toEqual([
      { idPregunta: last, ...spanish, ...faq('¿Dos?'), version: 1 },
      { idPregunta: first, ...spanish, ...change, version: 2 },
    ]);
    expect(await list(VISIBLE)).toMatchObject([{ idPregunta: last }]);
  });

  test('a question keeps its texts in English, and visitors hear of them while there are any', async () => {
    const words = { preguntaIngles: 'One?', respuestaIngles: ' An answer. ' };
    const idPregunta = await add({ ...faq('¿Uno?'), ...words });
    const kept = { ...words, respuestaIngles: 'An answer.' };
    expect(await list(ALL)).toEqual([{ idPregunta, ...faq('¿Uno?'), ...kept, version: 1 }]);
    expect(await list(VISIBLE)).toEqual([{ idPregunta, ...faq('¿Uno?'), ...kept }]);
    const edit = async (change: object) => {
      const body = { ...faq('¿Dos?'), ...change };
      expect((await app.call('PUT', `${EDIT}/${idPregunta}`, { token, body })).status).toBe(200);
    };
    await edit({});
    expect(await list(ALL)).toMatchObject([{ pregunta: '¿Dos?', ...kept }]);
    await edit({ preguntaIngles: null });
    await edit({ respuestaIngles: ' An answer. ' });
    expect(await list(ALL)).toMatchObject([{ ...kept, preguntaIngles: null }]);
    expect(await list(VISIBLE)).toEqual([
      { idPregunta, ...faq('¿Dos?'), respuestaIngles: 'An answer.' },
    ]);
  });

  test('that English changed is noted, but not what it says', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    const edit = (body: object) => app.call('PUT', `${EDIT}/${idPregunta}`, { token, body });
    await edit({ ...faq('¿Uno?'), preguntaIngles: 'One?' });
    await edit(faq('¿Dos?'));
    const { actividad } = (await list('/api/actividad')) as { actividad: object[] };
    expect(actividad).toMatchObject([
      { accion: 'pregunta.editada', cambios: [{ campo: 'pregunta' }, { campo: 'respuesta' }] },
      {
        accion: 'pregunta.editada',
        cambios: [{ campo: 'preguntaIngles', antes: '', despues: '' }],
      },
      { accion: 'pregunta.creada' },
    ]);
  });

  test('an edit that started from an older version changes nothing and shows what there is now', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    const edit = (pregunta: string, version?: number) =>
      app.call('PUT', `${EDIT}/${idPregunta}`, { token, body: { ...faq(pregunta), version } });
    expect(await edit('¿De Ana?', 1)).toMatchObject({ status: 200 });
    expect(await edit('¿De Eva?', 1)).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        error: 'Otra persona cambió esto mientras tanto.',
        actual: { idPregunta, ...spanish, ...faq('¿De Ana?'), version: 2 },
      },
    });
    expect(await edit('¿De Eva?', 2)).toMatchObject({ status: 200 });
    expect(await edit('¿Sin versión?')).toMatchObject({ status: 200 });
    expect(await list(ALL)).toEqual([
      { idPregunta, ...spanish, ...faq('¿Sin versión?'), version: 4 },
    ]);
  });

  test('of clerks who change the same version at once one wins', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    const edits = ['a', 'b', 'c', 'd'].map((pregunta) =>
      app.call('PUT', `${EDIT}/${idPregunta}`, { token, body: { ...faq(pregunta), version: 1 } }),
    );
    const answers = (await Promise.all(edits)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('a deleted question is gone, and deleting it again is 404', async () => {
    const first = await add(faq('¿Uno?'));
    const last = await add(faq('¿Dos?'));
    const remove = () => app.call('DELETE', `${REMOVE}/${first}`, { token });
    expect(await remove()).toMatchObject({ status: 200, body: { mensaje: 'Pregunta eliminada.' } });
    expect(await list(ALL)).toMatchObject([{ idPregunta: last }]);
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a deletion that has seen an older version deletes nothing and shows what there is now', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    const remove = (query = '') => app.call('DELETE', `${REMOVE}/${idPregunta}${query}`, { token });
    await app.call('PUT', `${EDIT}/${idPregunta}`, { token, body: faq('¿De Ana?') });
    const now = { idPregunta, ...spanish, ...faq('¿De Ana?'), version: 2 };
    expect(await remove('?version=1')).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: now },
    });
    for (const query of ['?version=0', '?version=uno', '?version=1.5', '?version=1&version=2'])
      expect(await remove(query)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { version: expect.any(String) as string } },
      });
    expect(await list(ALL)).toEqual([now]);
    expect((await remove('?version=2')).status).toBe(200);
    expect(await list(ALL)).toEqual([]);
    expect((await remove('?version=2')).status).toBe(404);
  });

  test('of an edit and a deletion of the same version at once one wins', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    const body = { ...faq('¿De Ana?'), version: 1 };
    const [edited, removed] = await Promise.all([
      app.call('PUT', `${EDIT}/${idPregunta}`, { token, body }),
      app.call('DELETE', `${REMOVE}/${idPregunta}?version=1`, { token }),
    ]);
    const isEdited = edited.status === 200;
    expect([edited.status, removed.status]).toEqual(isEdited ? [200, 409] : [404, 200]);
    expect(await list(ALL)).toHaveLength(isEdited ? 1 : 0);
  });

  test('questions that break the contract are 400, new or edited, and nothing changes', async () => {
    const idPregunta = await add(faq('¿Uno?'));
    for (const [part, value] of [
      ['pregunta', '  \n'],
      ['pregunta', 'a'.repeat(301)],
      ['pregunta', 7],
      ['respuesta', ''],
      ['respuesta', 'a'.repeat(2001)],
      ['respuesta', 'a\0b'],
      ['respuesta', undefined],
      ['preguntaIngles', 'a'.repeat(301)],
      ['respuestaIngles', 'a'.repeat(2001)],
      ['respuestaIngles', 7],
      ['visible', 2],
      ['visible', true],
      ['idPregunta', 9],
    ] as const) {
      const body = { ...faq('¿Mala?'), [part]: value };
      const refused = {
        status: 400,
        body: { code: 'VALIDATION', campos: { [part]: expect.any(String) as string } },
      };
      expect(await app.call('POST', ADD, { token, body })).toMatchObject(refused);
      expect(await app.call('PUT', `${EDIT}/${idPregunta}`, { token, body })).toMatchObject(
        refused,
      );
    }
    expect(await list(ALL)).toEqual([{ idPregunta, ...spanish, ...faq('¿Uno?'), version: 1 }]);
  });

  test('broken JSON is 400 and a form is 415', async () => {
    const broken = await app.call('POST', ADD, { token, body: '{"pregunta": ' });
    expect(broken).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const form = new FormData();
    form.set('pregunta', '¿Uno?');
    expect(await app.call('POST', ADD, { token, form })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA' },
    });
  });

  test('a question that there is not cannot be edited, and an id that is none is 400', async () => {
    const edit = (id: string) => app.call('PUT', `${EDIT}/${id}`, { token, body: faq('¿Uno?') });
    expect(await edit('99')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await edit('uno')).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await app.call('DELETE', `${REMOVE}/-1`, { token })).status).toBe(400);
  });
});
