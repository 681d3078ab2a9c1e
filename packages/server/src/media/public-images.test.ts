import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grainy } from '../../test/sample-files.ts';
import { openShopFiles, type ShopFiles } from '../../test/shop-files.ts';
import { testPictures } from '../../test/test-pictures.ts';
import { variantKey } from './file-keys.ts';
import { parseImageName, type ImageRequest } from '../pictures/image-name.ts';
import { createImageOpener } from './public-images.ts';

let shop: ShopFiles;
let id: string;
beforeAll(async () => {
  shop = await openShopFiles();
  const bytes = await grainy(1200, 800).png().toBuffer();
  id = (await shop.addPicture(bytes, 'producto')).idArchivo;
});
afterAll(() => shop.close());

function ask(rest: string): ImageRequest {
  const request = parseImageName(`${id}${rest}`);
  if (!request) throw new Error(`No such variant: ${rest}`);
  return request;
}

describe('the variants of a picture', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
  ])('are drawn as %s in the width asked for', async (extension, format) => {
    const bytes = await shop.media.openImage(ask(`-320.${extension}`));
    const seen = await sharp(bytes ?? undefined).metadata();
    expect([seen.format, seen.width, seen.height]).toEqual([format, 320, 213]);
  });

  it('are drawn once for a crowd, and kept', async () => {
    const put = vi.spyOn(shop.store, 'put');
    const open = createImageOpener(shop.store, testPictures, () => Promise.resolve(false));
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(ask('-640.webp'))));
    expect(put).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    expect(await shop.store.exists(variantKey(id, 640, 'webp'))).toBe(true);

    const later = await createImageOpener(shop.store, testPictures, () => Promise.resolve(false))(
      ask('-640.webp'),
    );
    expect(later).toEqual(answers[0]);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('of a banner may be cut where somebody has chosen; those of other pictures may not', async () => {
    const halves = await sharp({
      create: { width: 1000, height: 400, channels: 3, background: '#000' },
    })
      .composite([
        {
          input: { create: { width: 500, height: 400, channels: 3, background: '#fff' } },
          gravity: 'east',
        },
      ])
      .png()
      .toBuffer();
    const banner = await shop.addPicture(halves, 'banner');
    const cut = async (rest: string) => {
      const bytes = await shop.media.openImage({ ...ask(rest), id: banner.idArchivo });
      const { info, data } = await sharp(bytes ?? undefined)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [info.width / info.height, data[0], data.at(-1)].map((x) => Math.round(x ?? NaN));
    };
    expect(await cut('-640x448-0.webp')).toEqual([1, 0, 255]);
    expect(await cut('-640x448-100.webp')).toEqual([1, 0, 255]);
    expect(await shop.media.openImage(ask('-640x448-0.webp'))).toBeNull();
  });

  it('are asked for anew after a failure', async () => {
    const put = vi.spyOn(shop.store, 'put').mockRejectedValueOnce(new Error('disk full'));
    const open = createImageOpener(shop.store, testPictures, () => Promise.resolve(false));
    await expect(open(ask('-1000.webp'))).rejects.toThrow('disk full');
    expect(await open(ask('-1000.webp'))).not.toBeNull();
    put.mockRestore();
  });

  it('of an unknown picture are null', async () => {
    const unknown = { ...ask('-320.webp'), id: id.replace(/^./, 'x') };
    expect(await shop.media.openImage(unknown)).toBeNull();
    expect(await shop.media.openImage({ ...unknown, width: null })).toBeNull();
  });
});

describe('the same picture stored twice', () => {
  it('is one file with one note', async () => {
    const bytes = await grainy(50, 50).png().toBuffer();
    const first = await shop.addPicture(bytes, 'banner');
    const second = await shop.addPicture(bytes, 'producto');
    expect(second.idArchivo).toBe(first.idArchivo);
    const rows = await shop.db
      .selectFrom('archivos')
      .select(['tipo', 'tamano', 'sha256'])
      .where('idArchivo', '=', first.idArchivo)
      .execute();
    expect(rows).toEqual([{ tipo: 'banner', tamano: first.tamano, sha256: first.sha256 }]);
  });
});
