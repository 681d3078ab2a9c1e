import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grainy, samplePdf } from '../../test/sample-files.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { originalKey, privateKey, variantKey } from './file-keys.ts';
import type { StoredFile } from './media.ts';
import { mediaRoutes } from './media.routes.ts';

let shop: ShopFiles;
let idUsuario: number;
afterEach(() => shop.close());

const picture = (width: number): Promise<Buffer> => grainy(width, 20).png().toBuffer();
const inTwoHours = (): void => {
  shop.clock.at = new Date(Date.now() + 2 * 3600 * 1000);
};
const useAsBanner = (file: StoredFile): Promise<unknown> =>
  shop.db.insertInto('banners').values({ idImagen: file.idArchivo, orden: 1 }).execute();

describe.each(['sqlite', 'postgres'] as const)('the sweep on %s', (dialect) => {
  beforeEach(async () => {
    shop = await openShopFiles(dialect);
    shop.clock.at = new Date();
    idUsuario = await shop.addCustomer();
  });

  it('takes files whose transaction was lost, with their variants', async () => {
    const lost = await shop.media.storeImage(await picture(700), 'producto');
    await shop.store.put(variantKey(lost.idArchivo, 320, 'avif'), Buffer.from('x'), 'image/avif');
    const receipt = await shop.media.storeReceipt(samplePdf(), idUsuario);
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual({ unusedImages: 0, files: 3 });
    expect(await shop.store.exists(originalKey(lost.idArchivo))).toBe(false);
    expect(await shop.store.exists(privateKey(receipt.idArchivo))).toBe(false);
  });

  it('leaves alone what is younger than an hour: its transaction may still run', async () => {
    const fresh = await shop.media.storeImage(await picture(30), 'producto');
    const unused = await shop.addPicture(await picture(31), 'producto');
    expect(await shop.media.sweepOrphans()).toEqual({ unusedImages: 0, files: 0 });
    expect(await shop.store.exists(originalKey(fresh.idArchivo))).toBe(true);
    expect(await shop.store.exists(originalKey(unused.idArchivo))).toBe(true);
  });

  it('stops when the server closes, and goes on at the next start', async () => {
    await shop.media.storeImage(await picture(30), 'producto');
    inTwoHours();
    expect((await shop.media.sweepOrphans(AbortSignal.abort())).files).toBe(0);
    expect((await shop.media.sweepOrphans()).files).toBe(1);
  });

  it('runs by itself when the server listens, and is over when the server has closed', async () => {
    const lost = await shop.media.storeImage(await picture(30), 'producto');
    inTwoHours();
    const sweep = vi.spyOn(shop.media, 'sweepOrphans');
    const app = Fastify();
    await app.register(mediaRoutes(shop));
    await app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(async () =>
      expect(await shop.store.exists(originalKey(lost.idArchivo))).toBe(false),
    );
    await app.close();
    await expect(sweep.mock.results[0]?.value).resolves.toEqual({ unusedImages: 0, files: 1 });
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
    expect(await shop.media.sweepOrphans()).toEqual({ unusedImages: 1, files: 1 });
    expect(await shop.store.exists(originalKey(old.idArchivo))).toBe(false);
  });

  it('keeps pictures in use, receipts, and pictures of novedades that are in e-mails', async () => {
    const banner = await shop.addPicture(await picture(30), 'banner');
    await useAsBanner(banner);
    await shop.addPicture(await picture(31), 'novedad');
    const receipt = await shop.media.storeReceipt(samplePdf(), idUsuario);
    await shop.media.record(shop.db, receipt);
    inTwoHours();
    expect(await shop.media.sweepOrphans()).toEqual({ unusedImages: 0, files: 0 });
  });

  it('spares an old picture that was just stored again for a new use', async () => {
    const bytes = await picture(30);
    const first = await shop.addPicture(bytes, 'producto');
    inTwoHours();
    await shop.addPicture(bytes, 'producto');
    expect((await shop.media.sweepOrphans()).unusedImages).toBe(0);
    expect(await shop.store.exists(originalKey(first.idArchivo))).toBe(true);
  });
});
