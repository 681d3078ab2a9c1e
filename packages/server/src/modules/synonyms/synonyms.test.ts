import { TRADE_SYNONYMS } from '@filigrana/sdk/domain';
import { beforeEach, expect, test } from 'vitest';
import { addProduct, necklaceForm } from '../../../test/back-office.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/sinonimos';

describeOnBothDatabases('the synonyms of the search', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
    await addProduct(app, token, await necklaceForm({ nombre: 'Caravana Luna' }));
  });

  const read = async () => (await app.call('GET', PATH, { token })).body;
  const write = (body: object) => app.call('PUT', PATH, { token, body });
  const found = async (termino: string) => {
    const { body } = await app.call('GET', `/api/clientes/catalogo/buscar?termino=${termino}`);
    return (body as { nombreProducto: string }[]).map(({ nombreProducto }) => nombreProducto);
  };

  test('are those of the trade until somebody sets others, and again when they are taken back', async () => {
    expect(await read()).toEqual({ grupos: null, version: 1 });
    expect(await found('aretes luna')).toEqual([]);
    const grupos = [
      ['Caravanas', 'arete'],
      ['plata', '925'],
    ];
    expect(await write({ grupos })).toMatchObject({
      status: 200,
      body: { mensaje: 'Sinónimos guardados.' },
    });
    expect(await read()).toEqual({ grupos, version: 2 });
    expect(await found('aretes luna')).toEqual(['Caravana Luna']);
    await write({ grupos: null });
    expect(await read()).toEqual({ grupos: null, version: 3 });
    expect(await found('aretes luna')).toEqual([]);
    expect(await write({ grupos: TRADE_SYNONYMS })).toMatchObject({ status: 200 });
  });

  test('are known to the next search when another server has set them', async () => {
    expect(await found('aretes luna')).toEqual([]);
    const grupos = JSON.stringify([['caravana', 'arete']]);
    await app.deps.db.updateTable('sinonimos').set({ grupos }).execute();
    expect(await found('aretes luna')).toEqual(['Caravana Luna']);
  });

  test.each([
    [
      'a word in two groups',
      [
        ['oro', '14k'],
        ['sol', 'Oros'],
      ],
      '«Oros» está en más de un grupo',
    ],
    ['two words in one', [['oro', 'plata fina']], '«plata fina» no es una palabra'],
    ['a word that says nothing', [['oro', 'de']], '«de» no es una palabra'],
    ['a word alone', [['oro']], ''],
    ['no list', 'oro, sol', ''],
    ['a long word', [['oro', 'x'.repeat(41)]], ''],
  ])('%s is 400 and changes nothing', async (_what, grupos, said) => {
    const { status, body } = await write({ grupos });
    expect(status).toBe(400);
    const { campos } = body as { campos: Record<string, string> };
    expect(Object.values(campos).join()).toContain(said);
    expect(Object.keys(campos)[0]).toMatch(/^grupos/);
    expect(await read()).toEqual({ grupos: null, version: 1 });
  });

  test('of administrators who write from the same version one wins, and the other sees what there is', async () => {
    const answers = await Promise.all(
      ['sol', 'luna', 'mar'].map((word) => write({ grupos: [['oro', word]], version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await write({ grupos: [], version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual: (await read()) as object },
    });
    expect(await write({ grupos: [], version: 2 })).toMatchObject({ status: 200 });
  });

  test('are read by everybody and set by administrators, and who set them is noted', async () => {
    const manager = (await app.signIn(3)).token;
    const body = { grupos: [] };
    expect((await app.call('PUT', PATH, { token: manager, body })).status).toBe(403);
    expect((await app.call('GET', PATH)).status).toBe(200);
    await write({ grupos: [] });
    const noted = await app.deps.db
      .selectFrom('actividad')
      .selectAll()
      .where('accion', '=', 'ajustes.sinonimos')
      .execute();
    expect(noted).toMatchObject([{ cambios: '{"version":[1,2]}' }]);
  });
});
