import { NO_ENGLISH_SITE_TEXTS, NO_SITE_TEXTS } from '@filigrana/sdk/domain';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/textos';
const NONE = { ...NO_SITE_TEXTS, ...NO_ENGLISH_SITE_TEXTS };

describeOnBothDatabases('the words of the pages', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const read = async () => (await app.call('GET', PATH)).body;
  const history = async () =>
    (await app.call('GET', `${PATH}/historial`, { token })).body as object[];
  const write = (textos: object, version?: number) =>
    app.call('PUT', PATH, {
      token,
      body: { textos: { ...NO_SITE_TEXTS, ...textos }, ...(version && { version }) },
    });

  test('are empty at first, and then what an administrator wrote', async () => {
    expect(await read()).toEqual({ textos: NONE, version: 1 });
    expect(await history()).toEqual([]);
    expect(await write({ inicio: ' Plata.\n' })).toMatchObject({
      status: 200,
      body: { mensaje: 'Textos de la tienda guardados.' },
    });
    expect(await read()).toEqual({ textos: { ...NONE, inicio: 'Plata.' }, version: 2 });
  });

  test('in English stay when somebody writes only the Spanish ones, as an older program does', async () => {
    await write({ acercaIngles: ' Silver. ' });
    await write({ acerca: 'Plata.' });
    expect(await read()).toMatchObject({ textos: { acerca: 'Plata.', acercaIngles: 'Silver.' } });
    await write({ acercaIngles: '' });
    expect(await read()).toMatchObject({ textos: { acerca: '', acercaIngles: '' } });
  });

  test('of before are kept with who wrote them and when, the newest first, and the last twenty', async () => {
    await write({ inicio: 'Uno' });
    const first = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await write({ inicio: 'Dos' });
    expect(await history()).toEqual([
      expect.objectContaining({ textos: { ...NONE, inicio: 'Dos' } }),
      { textos: { ...NONE, inicio: 'Uno' }, fecha: first, autor: expect.any(String) },
    ]);
    for (let n = 0; n < 20; n += 1) await write({ inicio: String(n) });
    expect(await history()).toHaveLength(20);
  });

  test('of before there were any in English say nothing of these, so that nobody restores none', async () => {
    const fecha = app.clock.now().toISOString();
    const textos = JSON.stringify({ ...NO_SITE_TEXTS, inicio: 'Uno' });
    const older = { version: 2, fecha, idUsuario: null, textos };
    await app.deps.db.insertInto('textos_tienda').values(older).execute();
    expect(await history()).toEqual([
      { textos: { ...NO_SITE_TEXTS, inicio: 'Uno' }, fecha, autor: null },
    ]);
  });

  test('of administrators who write from the same version one wins, and the other sees what there is', async () => {
    const answers = await Promise.all(['A', 'B', 'C'].map((inicio) => write({ inicio }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      actual: (await read()) as object,
    });
  });

  test('that are too long or unknown are 400 and change nothing', async () => {
    for (const textos of [{ inicio: 'x'.repeat(301) }, { acerca: null }, { otra: 'x' }])
      expect(await write(textos)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await history()).toEqual([]);
  });

  test('who wrote them is noted, and not what', async () => {
    await write({ inicio: 'Hola' });
    expect(await app.deps.db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      { accion: 'ajustes.textosTienda', cambios: '{"version":[1,2]}' },
    ]);
  });
});
