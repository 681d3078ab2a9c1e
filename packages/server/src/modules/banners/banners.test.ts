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
});
