import { describe, expect, test } from 'vitest';
import { openMockShop, openPage } from '../../../test/mocks.tsx';
import { productWire } from '../../../test/product.ts';
import { pictureFile } from '../../../test/receipt.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import { useProductsAdmin } from './use-products-admin.ts';

const mock = openMockShop();

/** The photographs of the chain, beside the list that it stands in. */
function usePage() {
  const { items } = useProductsAdmin();
  const { idProducto } = mock().products.chain;
  const chain = items.find((each) => each.idProducto === idProducto);
  return {
    ...usePhotos(chain ?? productWire({ idProducto })),
    isListed: chain !== undefined,
    product: chain,
  };
}
const words = ({ photos }: { photos: readonly { descripcion: string }[] }) =>
  photos.map(({ descripcion }) => descripcion);
const further = ({ photos }: Photos) => photos.slice(1);

async function open() {
  const page = openPage(mock(), 'admin', usePage);
  await page.until(({ isListed }) => expect(isListed).toBe(true));
  return page;
}

describe('the photographs of a product', () => {
  test('are added, described, moved and taken away', async () => {
    const page = await open();
    expect(page.now()).toMatchObject({ isUnsupported: false, left: 7, photos: [{ idFoto: 0 }] });
    await page.act(({ add }) => add([pictureFile('a.png'), pictureFile('b.png')]));
    const [a, b] = further(page.now()).map(({ idFoto }) => idFoto);
    await page.act(async ({ describe: say }) => expect(await say(b!, ' De cerca ')).toBe(true));
    expect(words(page.now())).toEqual(['', '', 'De cerca']);
    await page.act(async ({ move }) => expect(await move(b!, 1)).toBe(true));
    expect(words(page.now())).toEqual(['', 'De cerca', '']);
    await page.act(async ({ remove }) => expect(await remove(a!)).toBe(true));
    expect(page.now()).toMatchObject({ left: 6, photos: [{ idFoto: 0 }, { idFoto: b }] });
    expect(mock().products.chain.fotos).toMatchObject([{ descripcion: 'De cerca' }]);
  });

  test('begin with the main one: it is described, and another takes its place', async () => {
    const page = await open();
    const before = mock().products.chain.image_url;
    await page.act(({ add }) => add([pictureFile('a.png')]));
    const [added] = further(page.now());
    await page.act(async ({ describe: say }) => expect(await say(0, ' De frente ')).toBe(true));
    expect(words(page.now())).toEqual(['De frente', '']);
    await page.act(async ({ move }) => expect(await move(added!.idFoto, 0)).toBe(true));
    const was = { idFoto: added!.idFoto, image_url: before, descripcion: 'De frente' };
    expect(page.now().photos).toMatchObject([
      { idFoto: 0, image_url: added!.image_url, descripcion: '' },
      { idFoto: added!.idFoto, descripcion: 'De frente' },
    ]);
    expect(mock().products.chain).toMatchObject({ descripcionImagen: '', fotos: [was] });
    await page.until(({ product }) => expect(product?.image_url).toBe(added!.image_url));
  });

  test('that do not suit are named, and the others are kept', async () => {
    const page = await open();
    const text = new File(['no es una foto'], 'nota.txt', { type: 'text/plain' });
    await page.act(({ add }) => add([text, pictureFile('a.png')]));
    expect(further(page.now())).toHaveLength(1);
    expect(page.now().refused).toMatchObject([{ name: 'nota.txt' }]);
    await page.act(({ add }) => add(Array.from({ length: 7 }, () => pictureFile('c.png'))));
    expect(page.now().left).toBe(0);
    expect(page.now().refused).toMatchObject([
      { name: 'c.png', notice: { code: 'products.photosFull' } },
    ]);
  });

  test('that a colleague has taken away are read again', async () => {
    const page = await open();
    await page.act(({ add }) => add([pictureFile('a.png')]));
    const [photo] = further(page.now());
    mock().fault('removePhoto', { status: 404, code: 'NOT_FOUND' });
    await page.act(async ({ remove }) => expect(await remove(photo!.idFoto)).toBe(false));
    expect(page.toast()).not.toBeNull();
    expect(further(page.now())).toEqual([photo]);
  });
});
