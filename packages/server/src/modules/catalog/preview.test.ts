import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  addProduct,
  editProduct,
  necklaceForm,
  photo,
  type Parts,
} from '../../../test/back-office.ts';
import { addPiece, addToCart, buy } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

type Addresses = Record<'vistaPrevia' | 'vistaPreviaIngles', string>;

/** Where messages find the picture of a piece, in Spanish and in English. */
async function addressesOf({ call }: TestApp, id: number): Promise<Addresses> {
  return (await call('GET', `/api/clientes/catalogo/${id}`)).body as Addresses;
}
const previewUrl = async (app: TestApp, id: number) => (await addressesOf(app, id)).vistaPrevia;

/** How many previews are kept, of any picture. */
async function keptPreviews({ dataDir }: TestApp): Promise<number> {
  const files = await readdir(path.join(dataDir, 'files/public'), { recursive: true });
  return files.filter((file) => path.basename(file).startsWith('vista-')).length;
}

describeOnBothDatabases('the picture of a piece for messages', (createApp) => {
  async function withProduct() {
    const app = await createApp();
    const { token } = await app.signIn(3);
    const { id } = await addProduct(app, token, await necklaceForm());
    const edit = async (parts: Parts) =>
      expect((await editProduct(app, token, id, parts)).status).toBe(200);
    const english = async () => (await addressesOf(app, id)).vistaPreviaIngles;
    return { app, edit, english, url: () => previewUrl(app, id) };
  }

  test('is a JPEG that caches keep for a year under its address', async () => {
    const { app, url } = await withProduct();
    const address = await url();
    const seen = await app.call('GET', address);
    expect(seen).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    const headers = { 'if-none-match': seen.headers['etag'] ?? '' };
    expect((await app.call('GET', address, { headers })).status).toBe(304);
  });

  test('has another address for all that it shows, to which those before lead', async () => {
    const { app, edit, url } = await withProduct();
    const before = [await url()];
    for (const parts of [
      { nombre: 'Otra' },
      { precio: '77' },
      { precioEspecial: '70' },
      { imagen: await photo('#123') },
    ]) {
      await edit(parts);
      expect(before).not.toContain(await url());
      before.push(await url());
    }
    const now = await url();
    await edit({ descripcion: 'Que no se ve en ella.' });
    expect(await url()).toBe(now);
    expect(await app.call('GET', before[0] ?? '')).toMatchObject({
      status: 302,
      headers: { location: now, 'cache-control': 'no-cache' },
    });
  });

  test('is kept once: neither older ones nor made-up addresses fill the disk', async () => {
    const { app, edit, url } = await withProduct();
    for (const nombre of ['Una', 'Dos', 'Tres']) {
      await edit({ nombre });
      const address = await url();
      await app.call('GET', address);
      await app.call('GET', address.replace(/[0-9a-f]{16}/, '0123456789abcdef'));
    }
    expect(await keptPreviews(app)).toBe(1);
  });

  test('is there in English for a piece that has an English name, beside the Spanish one', async () => {
    const { app, edit, english, url } = await withProduct();
    expect(await english()).toBeUndefined();
    await edit({ nombreIngles: 'Moon Earrings' });
    const [spanish, address] = [await url(), await english()];
    for (const each of [spanish, address])
      expect(await app.call('GET', each)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/jpeg' },
      });
    expect(await keptPreviews(app)).toBe(2);
    await edit({ nombreIngles: 'Full Moon Earrings' });
    expect(await url()).toBe(spanish);
    expect(await app.call('GET', address)).toMatchObject({
      status: 302,
      headers: { location: await english() },
    });
  });

  test('is there for a piece without a picture, and keeps nothing', async () => {
    const app = await createApp();
    const { idProducto } = await addPiece(app.deps);
    const { status } = await app.call('GET', await previewUrl(app, idProducto));
    expect([status, await keptPreviews(app).catch(() => 0)]).toEqual([200, 0]);
  });

  test('changes once a piece is sold, and not while somebody only holds it', async () => {
    const app = await createApp();
    const piece = await addPiece(app.deps, { stock: 1 });
    const url = () => previewUrl(app, piece.idProducto);
    const forSale = await url();
    const { token } = await app.signIn(1);
    await addToCart(app, { token }, piece);
    await app.call('POST', '/api/carrito/apartado', { token, body: {} });
    expect(await url()).toBe(forSale);
    await buy(app, { token });
    expect(await url()).not.toBe(forSale);
  });

  test('is 404 with the piece that visitors do not see, and under a name that none has', async () => {
    const { app, edit, url } = await withProduct();
    const address = await url();
    await edit({ estado: '0' });
    for (const gone of [address, '/media/vista/0-0123456789abcdef.jpg', '/media/vista/x.jpg'])
      expect((await app.call('GET', gone)).status).toBe(404);
  });
});
