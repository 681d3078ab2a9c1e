import { expect, test } from 'vitest';
import { video } from '../../../../conformance/src/fixtures/video.ts';
import { addProduct, formOf, necklaceForm } from '../../../test/back-office.ts';
import { describeOnBothDatabases } from '../../../test/test-app.ts';

const HOUR = 3_600_000;

describeOnBothDatabases('the video of a product', (createApp) => {
  async function withVideo() {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm());
    const set = async (parts: Parameters<typeof formOf>[0]) => {
      const form = formOf(parts);
      const { body } = await app.call('PUT', `/api/productos/video/${id}`, { token, form });
      return body as { video_url: string; tipo: string; descripcion: string };
    };
    return { app, token, id, set, first: await set({ video: video(), descripcion: ' Gira ' }) };
  }

  test('is told to visitors at once, and sent as it came, whole and in parts', async () => {
    const { app, id, first } = await withVideo();
    const seen = await app.call('GET', `/api/clientes/catalogo/${id}`);
    expect(seen.body).toMatchObject({ video: { ...first, descripcion: 'Gira' } });
    const bytes = Buffer.from(await video().arrayBuffer());
    const get = (headers: Record<string, string> = {}) =>
      app.app.inject({ url: first.video_url, headers });
    const whole = await get();
    expect(whole.rawPayload).toEqual(bytes);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await get({ range: 'bytes=0-1' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
      ...[206, `bytes 0-1/${bytes.length}`, bytes.subarray(0, 2)],
    ]);
    const changed = await get({ range: 'bytes=0-1', 'if-range': '"another"' });
    expect(changed.statusCode).toBe(200);
    const beyond = await get({ range: 'bytes=99999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      ...[416, `bytes */${bytes.length}`],
    ]);
    const url = first.video_url;
    const head = await app.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, `${bytes.length}`]);
  });

  test('that is not there cannot be described, and nothing of that stays', async () => {
    const { app, token, id, set } = await withVideo();
    await app.call('DELETE', `/api/productos/video/${id}`, { token });
    const form = formOf({ descripcion: 'Gira' });
    const refused = await app.call('PUT', `/api/productos/video/${id}`, { token, form });
    expect(refused.status).toBe(404);
    expect((await set({ video: video() })).descripcion).toBe('');
  });

  test('is replaced at once; only the file that is shown stays', async () => {
    const { app, set, first } = await withVideo();
    const second = await set({ video: video({ seconds: 3 }) });
    expect(second.descripcion).toBe('Gira');
    app.clock.advance(2 * HOUR);
    await app.deps.media.sweepOrphans();
    const kept = await app.deps.db.selectFrom('archivos').select('idArchivo').execute();
    const isKept = (address: string) =>
      kept.some(({ idArchivo }) => address === `/media/${idArchivo}`);
    expect([isKept(first.video_url), isKept(second.video_url)]).toEqual([false, true]);
  });

  test('is recorded, and goes with the product', async () => {
    const { app, token, id } = await withVideo();
    const said = await app.deps.db.selectFrom('actividad').selectAll().execute();
    expect(JSON.stringify(said)).toContain('"cambios":"{\\"video\\":');
    await app.call('DELETE', `/api/productos/borrar/${id}`, { token });
    app.clock.advance(2 * HOUR);
    await app.deps.media.sweepOrphans();
    const left = await app.deps.db
      .selectFrom('archivos')
      .select('idArchivo')
      .where('mime', '=', 'video/webm')
      .execute();
    expect(left).toEqual([]);
  });
});
