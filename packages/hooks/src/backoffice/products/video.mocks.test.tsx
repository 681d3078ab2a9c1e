import { describe, expect, test } from 'vitest';
import { video as videoFile } from '../../../../conformance/src/fixtures/video.ts';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { productWire } from '../../../test/product.ts';
import { pictureFile } from '../../../test/receipt.ts';
import { useProductsAdmin } from './use-products-admin.ts';
import { useVideo } from './use-video.ts';

const mock = openMockShop();

/** The video of the chain, beside the list that it stands in. */
function usePage() {
  const { items } = useProductsAdmin();
  const { idProducto } = mock().products.chain;
  const chain = items.find((each) => each.idProducto === idProducto);
  return { ...useVideo(chain ?? productWire({ idProducto })), isListed: chain !== undefined };
}

async function open() {
  const page = openPage(mock(), 'admin', usePage);
  await page.until(({ isListed }) => expect(isListed).toBe(true));
  return page;
}

describe('the video of a product', () => {
  test('is added, described, replaced and taken away', async () => {
    const page = await open();
    expect(page.now()).toMatchObject({ isUnsupported: false, video: null });
    await page.act(async ({ choose }) => expect(await choose(videoFile())).toBe(true));
    await page.act(async ({ describe: say }) => expect(await say(' Gira ')).toBe(true));
    const { video: first } = page.now();
    expect(first).toMatchObject({ tipo: 'video/webm', descripcion: 'Gira' });
    await page.act(({ choose }) => choose(videoFile({ seconds: 3 })));
    expect(page.now().video?.descripcion).toBe('Gira');
    expect(page.now().video?.video_url).not.toBe(first?.video_url);
    expect(mock().products.chain.video).toMatchObject({ descripcion: 'Gira' });
    await page.act(async ({ remove }) => expect(await remove()).toBe(true));
    expect(page.now().video).toBeNull();
  });

  test('that does not suit is refused with its reason, and the one that there is stays', async () => {
    const page = await open();
    await page.act(({ choose }) => choose(videoFile()));
    const { video } = page.now();
    await page.act(async ({ choose }) => expect(await choose(pictureFile('a.png'))).toBe(false));
    expect(page.now().refused).toEqual({ code: 'products.videoType' });
    await page.act(({ choose }) => choose(videoFile({ seconds: 20 })));
    expect(page.now().refused?.said).toMatch(/más de 15 segundos/);
    expect(page.now().video).toEqual(video);
  });

  test('that a colleague has taken away is told with a toast', async () => {
    const page = await open();
    await page.act(({ choose }) => choose(videoFile()));
    mock().fault('removeVideo', { status: 404, code: 'NOT_FOUND' });
    await page.act(async ({ remove }) => expect(await remove()).toBe(false));
    expect(page.toast()).not.toBeNull();
  });
});
