import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grainy, samplePdf } from '../../test/sample-files.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { originalKey, privateKey, quarantineKey, variantKey } from './file-keys.ts';
import type { StoredFile } from './media.ts';
import type { Sweep } from './sweep-orphans.ts';
import { mediaRoutes } from './media.routes.ts';
import { DATABASES } from '../../test/databases.ts';

let shop: ShopFiles;
let idUsuario: number;
afterEach(() => shop.close());

const picture = (width: number): Promise<Buffer> => grainy(width, 20).png().toBuffer();
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const inTwoHours = (): void => {
  shop.clock.at = new Date(Date.now() + 2 * HOUR);
};
const swept = (done: Partial<Sweep>): Sweep => ({
  ...{ unusedImages: 0, quarantined: 0, broughtBack: 0, deleted: 0, refused: null },
  ...done,
});
const isThere = (key: string) => shop.store.exists(key);
const waits = (key: string) => shop.store.exists(quarantineKey(key));
/** Receipts that nobody has noted. */
async function storeOrphans(count: number): Promise<StoredFile[]> {
  const receipts = [];
  for (let n = 0; n < count; n += 1)
    receipts.push(await shop.media.storeReceipt(samplePdf(), idUsuario));
  return receipts;
}
const useAsBanner = (file: StoredFile): Promise<unknown> =>
  shop.db.insertInto('banners').values({ idImagen: file.idArchivo, orden: 1 }).execute();

describe.each(DATABASES)('the sweep on %s', (dialect) => {
  beforeEach(async () => {
    shop = await openShopFiles(dialect);
    shop.clock.at = new Date();
    idUsuario = await shop.addCustomer();
  });

  it('puts files whose transaction was lost into quarantine, with their variants', async () => {
    const lost = await shop.media.storeImage(await picture(700), 'producto');
    const variant = variantKey(lost.idArchivo, 320, 'avif');
    await shop.store.put(variant, Buffer.from('x'), 'image/avif');
    const receipt = await shop.media.storeReceipt(samplePdf(), idUsuario);
    const keys = [originalKey(lost.idArchivo), variant, privateKey(receipt.idArchivo)];
    const before = await Promise.all(keys.map((key) => shop.store.get(key)));
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual(swept({ quarantined: 2 }));
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false, false]);
    const waiting = await Promise.all(keys.map((key) => shop.store.get(quarantineKey(key))));
    expect(waiting).toEqual(before);
  });

  it('leaves alone what is younger than an hour: its transaction may still run', async () => {
    const fresh = await shop.media.storeImage(await picture(30), 'producto');
    const unused = await shop.addPicture(await picture(31), 'producto');
    expect(await shop.media.sweepOrphans()).toEqual(swept({}));
    expect(await isThere(originalKey(fresh.idArchivo))).toBe(true);
    expect(await isThere(originalKey(unused.idArchivo))).toBe(true);
  });

  it('stops when the server closes, and goes on at the next start', async () => {
    await shop.media.storeImage(await picture(30), 'producto');
    inTwoHours();
    const signal = AbortSignal.abort();
    expect(await shop.media.sweepOrphans({ signal })).toEqual(swept({}));
    expect(await shop.media.sweepOrphans()).toEqual(swept({ quarantined: 1 }));
  });

  it('deletes from the quarantine after its days, and never what a note speaks of', async () => {
    const [lost, noted] = await storeOrphans(2);
    inTwoHours();
    await shop.media.sweepOrphans();
    await shop.media.record(shop.db, noted!);
    const [lostKey, notedKey] = [privateKey(lost!.idArchivo), privateKey(noted!.idArchivo)];
    shop.clock.at = new Date(Date.now() + 30 * DAY - HOUR);
    expect(await shop.media.sweepOrphans({ deletes: true })).toEqual(swept({ broughtBack: 1 }));
    expect([await isThere(notedKey), await waits(notedKey)]).toEqual([true, false]);
    shop.clock.at = new Date(Date.now() + 30 * DAY + HOUR);
    expect(await shop.media.sweepOrphans()).toEqual(swept({}));
    expect(await waits(lostKey)).toBe(true);
    expect(await shop.media.sweepOrphans({ deletes: true })).toEqual(swept({ deleted: 1 }));
    expect(await waits(lostKey)).toBe(false);
  });

  it('brings a file back whose note appears again; until then it is read where it waits', async () => {
    const [receipt] = await storeOrphans(1);
    const image = await shop.media.storeImage(await picture(30), 'banner');
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual(swept({ quarantined: 2 }));
    for (const file of [receipt!, image]) await shop.media.record(shop.db, file);
    await useAsBanner(image);
    const request = {
      id: image.idArchivo,
      width: null,
      height: null,
      focus: null,
      format: 'webp',
      contentType: '',
    } as const;
    expect(await shop.media.openImage(request)).not.toBeNull();
    expect((await shop.media.openPrivate(receipt!.idArchivo))?.bytes).toEqual(samplePdf());
    expect(await shop.media.sweepOrphans()).toEqual(swept({ broughtBack: 2 }));
    expect(await isThere(originalKey(image.idArchivo))).toBe(true);
    expect(await isThere(privateKey(receipt!.idArchivo))).toBe(true);
  });

  it('takes nothing when it would take suspiciously much, raises an alert, and clears it later', async () => {
    const files = await storeOrphans(21);
    inTwoHours();
    const refused = { archivos: 21, total: 21 };
    expect(await shop.media.sweepOrphans()).toEqual(swept({ refused }));
    expect(await Promise.all(files.map((file) => isThere(privateKey(file.idArchivo))))).toEqual(
      files.map(() => true),
    );
    expect(await shop.alerts.list()).toMatchObject([{ codigo: 'SWEEP_REFUSED', datos: refused }]);
    await shop.media.record(shop.db, files[0]!);
    expect(await shop.media.sweepOrphans()).toEqual(swept({ quarantined: 20 }));
    expect(await shop.alerts.list()).toEqual([]);
  });

  it('takes much of a large store: five in a hundred are dust', async () => {
    const [example] = await storeOrphans(1);
    const bytes = samplePdf();
    const notes = Array.from({ length: 399 }, () => ({ ...example!, idArchivo: randomUUID() }));
    for (const { idArchivo } of notes)
      await shop.store.put(privateKey(idArchivo), bytes, 'application/pdf');
    await shop.db.insertInto('archivos').values(notes).execute();
    await storeOrphans(20);
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual(swept({ quarantined: 21 }));
  });

  it('counts pictures that nothing shows any more as what it takes, and a picture once', async () => {
    for (let width = 30; width < 51; width += 1) {
      const { idArchivo } = await shop.addPicture(await picture(width), 'producto');
      await shop.store.put(variantKey(idArchivo, 320, 'webp'), Buffer.from('x'), 'image/webp');
    }
    inTwoHours();
    const refused = { archivos: 21, total: 21 };
    expect(await shop.media.sweepOrphans()).toEqual(swept({ refused }));
    expect(await shop.media.sweepOrphans({ isConfirmed: true })).toEqual(
      swept({ unusedImages: 21, quarantined: 21 }),
    );
  });

  it('runs by itself when the server listens, and is over when the server has closed', async () => {
    const lost = await shop.media.storeImage(await picture(30), 'producto');
    inTwoHours();
    const sweep = vi.spyOn(shop.media, 'sweepOrphans');
    const app = Fastify();
    await app.register(mediaRoutes(shop));
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () => expect(await isThere(originalKey(lost.idArchivo))).toBe(false));
    await app.close();
    await expect(sweep.mock.results[0]?.value).resolves.toEqual(swept({ quarantined: 1 }));
  });

  it('deletes nothing when the server begins to listen, however long it has waited', async () => {
    const [lost] = await storeOrphans(1);
    inTwoHours();
    await shop.media.sweepOrphans();
    shop.clock.at = new Date(Date.now() + 400 * DAY);
    const sweep = vi.spyOn(shop.media, 'sweepOrphans');
    const app = Fastify();
    await app.register(mediaRoutes(shop));
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(sweep).toHaveBeenCalled());
    await sweep.mock.results[0]?.value;
    await app.close();
    expect(await waits(privateKey(lost!.idArchivo))).toBe(true);
  });

  it('says in the log when it takes nothing', async () => {
    await storeOrphans(21);
    inTwoHours();
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    await app.register(mediaRoutes(shop));
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(lines.join('')).toMatch(/"archivos":21,"total":21,.*none taken/));
    await app.close();
  });

  it('does not keep the server from working when the store fails', async () => {
    vi.spyOn(shop.media, 'sweepOrphans').mockRejectedValue(new Error('store unreachable'));
    const app = Fastify();
    await app.register(mediaRoutes(shop));
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await app.inject('/media/unknown.webp')).statusCode).toBe(404);
    await app.close();
  });

  it('takes pictures that nothing shows any more', async () => {
    const old = await shop.addPicture(await picture(30), 'producto');
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual(swept({ unusedImages: 1, quarantined: 1 }));
    expect(await isThere(originalKey(old.idArchivo))).toBe(false);
    expect(await waits(originalKey(old.idArchivo))).toBe(true);
  });

  it('keeps pictures in use, receipts, and pictures of novedades that are in e-mails', async () => {
    const banner = await shop.addPicture(await picture(30), 'banner');
    await useAsBanner(banner);
    await shop.addPicture(await picture(31), 'novedad');
    const receipt = await shop.media.storeReceipt(samplePdf(), idUsuario);
    await shop.media.record(shop.db, receipt);
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual(swept({}));
  });

  it('spares an old picture that was just stored again for a new use', async () => {
    const bytes = await picture(30);
    const first = await shop.addPicture(bytes, 'producto');
    inTwoHours();
    await shop.addPicture(bytes, 'producto');
    expect((await shop.media.sweepOrphans()).unusedImages).toBe(0);
    expect(await isThere(originalKey(first.idArchivo))).toBe(true);
  });
});
