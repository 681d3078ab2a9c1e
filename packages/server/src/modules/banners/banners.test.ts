import { beforeEach, expect, test } from 'vitest';
import { formOf, HOSTILE_FILES, photo } from '../../../test/back-office.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const LIST = '/api/banners/';
const UPLOAD = '/api/banners/upload';

describeOnBothDatabases('banners', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  const upload = (banners: readonly File[]) =>
    app.call('POST', UPLOAD, { token, form: formOf({ banners }) });

  const list = async () => (await app.call('GET', LIST)).body as string[];

  const photos = (...colours: string[]) =>
    Promise.all(colours.map((colour) => photo(colour, `${colour}.png`)));

  test('a new shop has none', async () => {
    expect(await list()).toEqual([]);
  });

  test('the pictures are listed in the order of the form, and anybody can see them', async () => {
    const answer = await upload(await photos('#111', '#222', '#333'));
    expect(answer).toMatchObject({ status: 200, body: { mensaje: 'Banners actualizados.' } });
    const banners = await list();
    expect(new Set(banners).size).toBe(3);
    for (const url of banners) expect((await app.call('GET', url)).status).toBe(200);
    await upload(await photos('#333', '#111'));
    expect(await list()).toEqual([banners[2], banners[0]]);
  });

  test('the list answers with and without the slash at its end', async () => {
    await upload(await photos('#111'));
    expect((await app.call('GET', '/api/banners')).body).toEqual(await list());
  });

  test('an upload replaces the whole set; pictures that only the old one had are swept away', async () => {
    await upload(await photos('#111', '#222'));
    const [first, second] = await list();
    await upload(await photos('#222', '#444'));
    const banners = await list();
    expect(banners).toHaveLength(2);
    expect(banners[0]).toBe(second);
    app.clock.advance(2 * 60 * 60 * 1000);
    await app.deps.media.sweepOrphans();
    const rows = await app.deps.db.selectFrom('archivos').select('idArchivo').execute();
    const kept = rows.map(({ idArchivo }) => `/media/${idArchivo}.webp`);
    expect(kept).not.toContain(first);
    expect(kept.toSorted()).toEqual(banners.toSorted());
  });

  test('one picture may stand twice', async () => {
    await upload(await photos('#111', '#111'));
    const [first, second, ...more] = await list();
    expect(first).toBe(second);
    expect(more).toEqual([]);
  });

  test('two sets that are uploaded at once do not become one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sets = [await photos('#111', '#222'), await photos('#333', '#444', '#555')];
      await Promise.all(sets.map((set) => upload(set)));
      expect([2, 3]).toContain((await list()).length);
    }
  });

  test.each(HOSTILE_FILES)('%s among the files leaves the old set', async (_what, file, status) => {
    await upload(await photos('#111'));
    const before = await list();
    const answer = await upload([...(await photos('#222')), file]);
    expect(answer.body).toMatchObject({
      code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA',
    });
    expect(answer.status).toBe(status);
    expect(await list()).toEqual(before);
  });

  test('forms without files, with other parts or with too many files are refused', async () => {
    await upload(await photos('#111'));
    const before = await list();
    const [picture] = await photos('#222');
    for (const [form, status] of [
      [formOf({}), 400],
      [formOf({ banners: 'texto' }), 400],
      [formOf({ banners: new File([], '') }), 400],
      [formOf({ banners: picture, titulo: 'Hola' }), 400],
      [formOf({ otros: picture }), 400],
      [formOf({ banners: Array.from({ length: 21 }, () => picture!) }), 413],
    ] as const)
      expect((await app.call('POST', UPLOAD, { token, form })).status).toBe(status);
    expect((await app.call('POST', UPLOAD, { token, body: {} })).status).toBe(415);
    expect(await list()).toEqual(before);
  });

  const WORDS = {
    titulo: 'Plata',
    linea: 'Hilo a hilo.',
    enlace: '/clientes/catalogo',
    foco: { x: 70, y: 40 },
  };
  const NONE = { titulo: '', linea: '', enlace: '', foco: null };

  type Words = { idBanner: number; image_url: string; version: number };
  const words = async () => (await app.call('GET', '/api/banners/textos')).body as Words[];
  const write = (idBanner: number, body: object) =>
    app.call('PUT', `/api/banners/textos/${idBanner}`, { token, body });

  test('have no words at first, and then those that an administrator wrote', async () => {
    await upload(await photos('#111', '#222'));
    const [first, second] = await words();
    expect([first, second]).toEqual(
      (await list()).map((image_url) =>
        expect.objectContaining({ image_url, ...NONE, version: 1 }),
      ),
    );
    const answer = await write(second!.idBanner, { ...WORDS, titulo: ' Plata ' });
    expect(answer).toMatchObject({
      status: 200,
      body: { mensaje: 'Textos del banner guardados.' },
    });
    expect(await words()).toEqual([first, { ...second, ...WORDS, version: 2 }]);
    await write(second!.idBanner, NONE);
    expect((await words())[1]).toEqual({ ...second, version: 3 });
  });

  test('keep their words when their picture is uploaded again', async () => {
    await upload(await photos('#111', '#222'));
    await write((await words())[1]!.idBanner, WORDS);
    await upload(await photos('#222', '#333'));
    expect(await words()).toMatchObject([WORDS, NONE]);
  });

  test('of administrators who write from the same version one wins, and the other sees what there is', async () => {
    await upload(await photos('#111'));
    const { idBanner } = (await words())[0]!;
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((titulo) => write(idBanner, { ...WORDS, titulo, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'VERSION_CONFLICT', actual: (await words())[0] });
  });

  test('words that are too long, lead out of the shop or look between the steps change nothing', async () => {
    await upload(await photos('#111'));
    const before = await words();
    const { idBanner } = before[0]!;
    for (const [field, value] of [
      ['titulo', 'x'.repeat(61)],
      ['linea', 'x'.repeat(121)],
      ['enlace', 'https://example.com'],
      ['enlace', '//example.com'],
      ['enlace', '/\\example.com'],
      ['enlace', 'offer'],
      ['foco', { x: 52, y: 0 }],
      ['foco', { x: 105, y: 0 }],
    ] as const) {
      const answer = await write(idBanner, { ...WORDS, [field]: value });
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect((await write(idBanner + 1, WORDS)).status).toBe(404);
    expect(await words()).toEqual(before);
  });

  test('who changed which words, from what to what, is noted', async () => {
    await upload(await photos('#111'));
    const { idBanner } = (await words())[0]!;
    await write(idBanner, { ...NONE, titulo: 'Plata', foco: { x: 70, y: 40 } });
    const noted = await app.deps.db.selectFrom('actividad').selectAll().execute();
    expect(noted.at(-1)).toMatchObject({
      accion: 'ajustes.banners',
      objeto: `banner ${idBanner}`,
      cambios: '{"titulo":["","Plata"],"foco":[null,"70 %, 40 %"]}',
    });
  });
});
