import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const page = (pagina: string) => `/api/textos-legales/${pagina}`;

describeOnBothDatabases('the legal pages', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const read = async (pagina: string) => (await app.call('GET', page(pagina))).body;
  const write = (pagina: string, body: object) => app.call('PUT', page(pagina), { token, body });

  test('are unwritten at first, and then what an administrator wrote, each by itself', async () => {
    expect(await read('privacidad')).toEqual({ pagina: 'privacidad', texto: null, version: 1 });
    const texto = '# Qué guardamos\n\nTu correo.';
    expect(await write('privacidad', { texto: ` ${texto}\n` })).toMatchObject({
      status: 200,
      body: { mensaje: 'Texto guardado.' },
    });
    expect(await read('privacidad')).toEqual({ pagina: 'privacidad', texto, version: 2 });
    expect(await read('terminos')).toEqual({ pagina: 'terminos', texto: null, version: 1 });
    await write('privacidad', { texto: null });
    expect(await read('privacidad')).toMatchObject({ texto: null, version: 3 });
  });

  test('of administrators who write from the same version one wins, and the other sees what there is', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((texto) => write('terminos', { texto, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await write('terminos', { texto: 'D', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: (await read('terminos')) as object },
    });
    expect(await write('terminos', { texto: 'D', version: 2 })).toMatchObject({ status: 200 });
  });

  test('a blank, endless or unknown one is 400 and changes nothing', async () => {
    for (const texto of ['', ' \n ', 'x'.repeat(20_001), 7, undefined])
      expect(await write('terminos', { texto })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', campos: { texto: /./ as never } },
      });
    expect((await write('cookies', { texto: 'A' })).status).toBe(400);
    expect((await app.call('GET', page('cookies'))).status).toBe(400);
    expect(await read('terminos')).toMatchObject({ texto: null, version: 1 });
  });

  test('who wrote which is noted, and not what', async () => {
    await write('terminos', { texto: 'Hola' });
    expect(await app.deps.db.selectFrom('actividad').selectAll().execute()).toMatchObject([
      { accion: 'ajustes.textos', objeto: 'terminos', cambios: '{"version":[1,2]}' },
    ]);
  });
});
