import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../../test/fresh-database.ts';
import { phonePhoto } from '../../test/sample-files.ts';
import { addPiece, addToCart, buy } from '../../test/shopping.ts';
import { describeOnBothDatabases, openTestApp, type TestApp } from '../../test/test-app.ts';
import { testPictures } from '../../test/test-pictures.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { PictureError } from '../pictures/picture-process.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const run = vi.spyOn(testPictures, 'run');
beforeEach(() => void run.mockClear());

describeOnBothDatabases('a receipt that arrived as a picture', (createApp, dialect) => {
  /** A shop whose background work stands still, with one order that was paid with a photograph. */
  async function justBought() {
    const app = await createApp();
    await app.deps.receipts.stop();
    const [customer, { token }] = [await app.signIn(1), await app.signIn(2)];
    await addToCart(app, customer, await addPiece(app.deps));
    const photo = await phonePhoto();
    const { body } = await buy(app, customer, { receipt: photo });
    const { idPedido } = body as { idPedido: number };
    const review = async (shop: Pick<TestApp, 'call'> = app) =>
      (await shop.call('GET', `/api/pedido/${idPedido}/revision`, { token })).body as {
        comprobante: string | null;
        estadoComprobante: string;
      };
    const open = async (shop: Pick<TestApp, 'app' | 'call'> = app) =>
      shop.app.inject({ url: (await review(shop)).comprobante ?? '' });
    return { app, photo, idPedido, review, open };
  }
  const drawings = () => run.mock.calls.filter(([task]) => task === 'redrawImage').length;

  test('is drawn anew before anybody sees it, once however many open it at the same time', async () => {
    const { photo, review, open } = await justBought();
    expect(await review()).toMatchObject({ estadoComprobante: 'preparando' });
    const [shown, other] = await Promise.all([open(), open()]);
    expect(drawings()).toBe(1);
    expect(shown.rawPayload).toEqual(other.rawPayload);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.rawPayload.includes('Persona Privada')).toBe(false);
    const { exif, width, height } = await sharp(shown.rawPayload).metadata();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect([exif, width, height]).toEqual([undefined, 500, 800]);
    expect(await review()).toMatchObject({ estadoComprobante: 'listo' });
    expect((await open()).rawPayload).toEqual(shown.rawPayload);
    expect(drawings()).toBe(1);
  });

  test('is known to be left when its server has not drawn it within a minute, for a day', async () => {
    const { app } = await justBought();
    const { received } = app.deps.media;
    expect(await received.hasLeft()).toBe(false);
    app.clock.advance(MINUTE + 1);
    expect(await received.hasLeft()).toBe(true);
    app.clock.advance(24 * HOUR);
    expect(await received.hasLeft()).toBe(false);
  });

  test('stays as it arrived for an hour after it is drawn, for copies that are under way', async () => {
    const { app, open } = await justBought();
    const { received } = app.deps.media;
    await open();
    app.clock.advance(HOUR - 1000);
    expect(await received.deletePrepared()).toBe(0);
    app.clock.advance(2000);
    expect(await received.deletePrepared()).toBe(1);
    expect(await received.deletePrepared()).toBe(0);
    expect((await open()).statusCode).toBe(200);
  });

  test('says that it is illegible when it cannot be drawn, and is not tried again', async () => {
    const { app, idPedido, review, open } = await justBought();
    const { comprobante } = await review();
    run.mockImplementationOnce(() => Promise.reject<never>(new PictureError('broken')));
    expect((await open()).statusCode).toBe(404);
    expect(await review()).toMatchObject({ comprobante: null, estadoComprobante: 'ilegible' });
    expect(drawings()).toBe(1);
    expect((await app.app.inject({ url: comprobante ?? '' })).statusCode).toBe(404);
    expect(drawings()).toBe(1);
    const orders = await app.deps.db.selectFrom('pedidos').select('idPedido').execute();
    expect(orders).toEqual([{ idPedido }]);
  });

  test('waits in a copy of the shop too, and is drawn where that is restored', async () => {
    const { app, review, open } = await justBought();
    const folder = await mkdtemp(join(tmpdir(), 'filigrana-received-'));
    const at = (name: string) => join(folder, name);
    const source = { dataDir: app.dataDir, databaseUrl: app.databaseUrl, s3: undefined };
    const note = await backUp(source, at('copy'), app.clock.now());
    expect(note).toMatchObject({ files: 1, lostFiles: [] });
    const database = await freshDatabase(dialect, at('shop'), 'template1');
    const target = { dataDir: at('shop'), databaseUrl: database.url, s3: undefined };
    expect(await restore(at('copy'), target, app.clock.now())).toEqual({ files: 1, lostFiles: [] });
    const shop = await openTestApp(target);
    onTestFinished(async () => {
      await shop.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    });
    const { comprobante } = await review();
    const [there, here] = [await shop.app.inject({ url: comprobante ?? '' }), await open()];
    expect(there.statusCode).toBe(200);
    expect(there.rawPayload).toEqual(here.rawPayload);
  });
});
