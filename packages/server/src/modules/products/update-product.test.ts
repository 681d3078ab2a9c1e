import { beforeEach, describe, expect, test } from 'vitest';
import {
  addProduct,
  editProduct,
  necklaceForm,
  photo,
  productSeen,
  ringForm,
  sizes,
  stockBySize,
  type Parts,
} from '../../../test/back-office.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

describeOnBothDatabases('editing products', (createApp) => {
  let app: TestApp;
  let token: string;
  let necklace: number;
  let ring: number;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(3)).token;
    necklace = (await addProduct(app, token, await necklaceForm({ precioEspecial: '40' }))).id;
    ring = (await addProduct(app, token, await ringForm())).id;
  });

  const edit = (id: number, parts: Parts) => editProduct(app, token, id, parts);
  const seen = (id: number) => productSeen(app, token, id);
  const stock = (id: number) => stockBySize(app, token, id);

  async function expectChange(id: number, parts: Parts, change: object): Promise<void> {
    const before = await seen(id);
    const version = Number(before?.version) + 1;
    const { status, body } = await edit(id, parts);
    expect(body).toMatchObject({ mensaje: 'Producto actualizado' });
    expect(status).toBe(200);
    expect(await seen(id)).toEqual({ ...before, ...change, version });
  }

  test.each<[string, Parts, object]>([
    ['nothing', { nombre: 'Cadena Nube' }, {}],
    ['the name', { nombre: ' Cadena Ñandú ' }, { nombreProducto: 'Cadena Ñandú' }],
    ['the description', { descripcion: 'Otra.' }, { descripcion: 'Otra.' }],
    ['the price', { precio: '50.25' }, { precio: 50.25 }],
    ['the special price', { precioEspecial: '30' }, { precioEspecial: 30 }],
    ['the material', { idMaterial: '2' }, { idMaterial: 2, nombreMaterial: 'Plata bañada en oro' }],
    ['the stone', { idPiedra: '2' }, { idPiedra: 2, nombrePiedra: 'Sintética' }],
    ['the flag', { destacado: '1' }, { destacado: 1 }],
    ['several things', { nombre: 'Otra', precio: '49' }, { nombreProducto: 'Otra', precio: 49 }],
    ['the category', { idCategoria: '4' }, { idCategoria: 4, nombreCategoria: 'Pulseras' }],
  ])('a form that changes %s leaves the rest', async (_what, parts, change) => {
    await expectChange(necklace, parts, change);
  });

  test.each<[string, Parts, object]>([
    ['the special price', { precioEspecial: '' }, { precioEspecial: null }],
    ['the regular price, when there is a special one', { precio: '' }, { precio: null }],
    ['the stone', { idPiedra: '' }, { idPiedra: null, nombrePiedra: null }],
    ['nothing else', { idMaterial: '', estado: '', stock: '', tallas: '' }, {}],
  ])('an empty part clears %s', async (_what, parts, change) => {
    await expectChange(necklace, parts, change);
  });

  test('a new picture takes the place of the old one; a file field that was left empty keeps it', async () => {
    const before = await seen(necklace);
    const empty = await edit(necklace, { imagen: new File([], '') });
    expect(empty.body).toMatchObject({ image_url: before?.['image_url'] });
    const { body } = await edit(necklace, { imagen: await photo('#48c') });
    const { image_url } = body as { image_url: string };
    expect(image_url).not.toBe(before?.['image_url']);
    expect(await seen(necklace)).toEqual({ ...before, image_url, version: 3 });
    expect((await app.call('GET', image_url)).status).toBe(200);
  });

  test('a picture that nothing shows any more is swept away after its grace', async () => {
    const before = String((await seen(necklace))?.['image_url']);
    await edit(ring, { imagen: await photo('#f00') });
    await edit(necklace, { imagen: await photo('#48c') });
    app.clock.advance(2 * 60 * 60 * 1000);
    await app.deps.media.sweepOrphans();
    expect((await app.call('GET', String((await seen(necklace))?.['image_url']))).status).toBe(200);
    const rows = await app.deps.db.selectFrom('archivos').select('idArchivo').execute();
    expect(rows.map(({ idArchivo }) => `/media/${idArchivo}.webp`)).not.toContain(before);
  });

  describe('stock', () => {
    test('of a piece is set to what the form says, 0 too', async () => {
      await edit(necklace, { stock: '12' });
      expect(await stock(necklace)).toEqual({ Única: 12 });
      await edit(necklace, { stock: '0' });
      expect(await stock(necklace)).toEqual({ Única: 0 });
      expect(await seen(necklace)).toMatchObject({ estado: 1, stock: 0 });
    });

    test('of a ring is set size by size; sizes that stay keep their record', async () => {
      const before = await seen(ring);
      await edit(ring, { tallas: sizes({ 7: 0, 9: 4 }) });
      expect(await stock(ring)).toEqual({ '7': 0, '9': 4 });
      const kept = (await seen(ring))?.tallas.find(({ tamanio }) => tamanio === '7');
      const old = before?.tallas.find(({ tamanio }) => tamanio === '7');
      expect(kept?.idProducto_talla).toBe(old?.idProducto_talla);
    });

    test('is 0 with estado 0, and the sizes stay for the carts that hold them', async () => {
      await edit(necklace, { estado: '0', stock: '9' });
      await edit(ring, { estado: '0', tallas: '[]' });
      expect(await stock(necklace)).toEqual({ Única: 0 });
      expect(await stock(ring)).toEqual({ '6': 0, '7': 0 });
    });

    test('may be set while a product becomes available again', async () => {
      await edit(necklace, { estado: '0' });
      await edit(ring, { estado: '0' });
      await edit(necklace, { estado: '1', stock: '3' });
      await edit(ring, { estado: '1', tallas: sizes({ 6: 1, 7: 2 }) });
      expect(await stock(necklace)).toEqual({ Única: 3 });
      expect(await stock(ring)).toEqual({ '6': 1, '7': 2 });
    });

    test('stays 0 when a product becomes available without a word on stock', async () => {
      await edit(ring, { estado: '0' });
      await edit(ring, { estado: '1' });
      expect(await stock(ring)).toEqual({ '6': 0, '7': 0 });
    });
  });

  describe('a change of category', () => {
    test('away from rings clears the sizes and the stock', async () => {
      await edit(ring, { idCategoria: '2' });
      expect(await stock(ring)).toEqual({ Única: 0 });
    });

    test('away from rings takes the stock of the form', async () => {
      await edit(ring, { idCategoria: '2', stock: '6' });
      expect(await stock(ring)).toEqual({ Única: 6 });
    });

    test('to rings needs sizes', async () => {
      expect(await edit(necklace, { idCategoria: '1' })).toMatchObject({
        status: 400,
        body: { campos: { tallas: 'Debes ingresar al menos una talla con su stock.' } },
      });
      expect(await stock(necklace)).toEqual({ Única: 5 });
      await edit(necklace, { idCategoria: '1', tallas: sizes({ 8: 2 }) });
      expect(await stock(necklace)).toEqual({ '8': 2 });
    });

    test('among other categories keeps the stock', async () => {
      await edit(necklace, { idCategoria: '5' });
      expect(await stock(necklace)).toEqual({ Única: 5 });
    });
  });
});
