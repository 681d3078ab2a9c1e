import { beforeEach, expect, test } from 'vitest';
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
import { addToCart, buy } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

describeOnBothDatabases('versions of a product', (createApp) => {
  let app: TestApp;
  let token: string;
  let id: number;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(3)).token;
    id = (await addProduct(app, token, await necklaceForm())).id;
  });

  const edit = (parts: Parts) => editProduct(app, token, id, parts);
  const seen = () => productSeen(app, token, id);
  /** The one size of a piece that is no ring. */
  const pieceSeen = async () => {
    const [size] = (await seen())?.tallas ?? [];
    if (!size) throw new Error('A piece has a size of its own');
    return size;
  };

  test('an edit that started from an older version changes nothing and shows what there is now', async () => {
    expect(await seen()).toMatchObject({ version: 1 });
    expect(await edit({ nombre: 'De Ana', version: '1' })).toMatchObject({ status: 200 });
    const before = await seen();
    const late = { nombre: 'De Eva', stock: '0', imagen: await photo('#123'), version: '1' };
    expect(await edit(late)).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        error: 'Otra persona cambió esto mientras tanto.',
        actual: { ...before, nombreProducto: 'De Ana', version: 2 },
      },
    });
    expect(await seen()).toEqual(before);
    expect(await edit({ nombre: 'De Eva', version: '2' })).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ nombreProducto: 'De Eva', version: 3 });
  });

  test('pieces that were sold since they were seen are not invented again', async () => {
    const { idProducto_talla, stock } = await pieceSeen();
    const customer = await app.signIn(1);
    await addToCart(app, customer, { idProducto: id, idProducto_talla });
    expect((await buy(app, customer)).status).toBe(201);
    const counted = { stock: String(stock + 1), stockVisto: String(stock), version: '1' };
    expect(await edit(counted)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_CHANGED', actual: { stock: stock - 1, version: 1 } },
    });
    expect((await pieceSeen()).stock).toBe(stock - 1);
    expect(await edit({ nombre: 'Otro', stockVisto: String(stock) })).toMatchObject({
      status: 200,
    });
    const today = { stock: String(stock), stockVisto: String(stock - 1) };
    expect(await edit(today)).toMatchObject({ status: 200 });
    expect((await pieceSeen()).stock).toBe(stock);
  });

  test('of a ring only the sizes that an edit sets have to be as they were seen', async () => {
    id = (await addProduct(app, token, await ringForm())).id;
    const tallas = (six: object, seven: object) =>
      edit({
        tallas: JSON.stringify([
          { tamanio: '6', stock: 4, ...six },
          { tamanio: '7', stock: 9, ...seven },
        ]),
      });
    const wrong = await tallas({ stockVisto: 3 }, { stockVisto: 3 });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'STOCK_CHANGED' } });
    expect(await tallas({ sinCambio: true, stockVisto: 3 }, { stockVisto: 3 })).toMatchObject({
      status: 200,
    });
    expect(await stockBySize(app, token, id)).toEqual({ 6: 2, 7: 9 });
  });

  test('a hidden piece becomes available with pieces only, a sold-out one is edited without', async () => {
    expect((await edit({ estado: '0' })).status).toBe(200);
    expect(await edit({ estado: '1' })).toMatchObject({
      status: 400,
      body: { campos: { stock: expect.any(String) as string } },
    });
    expect((await edit({ estado: '1', stock: '2' })).status).toBe(200);
    expect((await edit({ stock: '0' })).status).toBe(200);
    expect((await edit({ nombre: 'Agotada', estado: '1' })).status).toBe(200);
  });

  test('a special price is below the regular one', async () => {
    const price = (precio: string, precioEspecial: string) => edit({ precio, precioEspecial });
    for (const special of ['90', '50'])
      expect(await price('50', special)).toMatchObject({
        status: 400,
        body: { campos: { precioEspecial: 'El precio especial debe ser menor que el precio.' } },
      });
    expect((await price('50', '49.99')).status).toBe(200);
    expect(await edit({ precio: '49.99' })).toMatchObject({ status: 400 });
    expect((await price('', '90')).status).toBe(200);
  });

  test('of clerks who change the same version at once one wins', async () => {
    const edits = ['a', 'b', 'c', 'd'].map((nombre) => edit({ nombre, version: '1' }));
    const answers = (await Promise.all(edits)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await seen()).toMatchObject({ version: 2 });
  });

  const remove = (version: number | string) =>
    app.call('DELETE', `/api/productos/borrar/${id}?version=${version}`, { token });

  test('a deletion that has seen an older version deletes nothing and shows what there is now', async () => {
    await edit({ nombre: 'De Ana' });
    const before = await seen();
    expect(await remove(1)).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        actual: { ...before, nombreProducto: 'De Ana', version: 2 },
      },
    });
    for (const version of [0, 'uno', '1.5'])
      expect(await remove(version)).toMatchObject({
        status: 400,
        body: { campos: { version: expect.any(String) as string } },
      });
    expect(await seen()).toEqual(before);
    expect((await remove(2)).status).toBe(200);
    expect(await seen()).toBeUndefined();
    expect((await remove(2)).status).toBe(404);
  });

  test('of an edit and a deletion of the same version at once one wins', async () => {
    const [edited, removed] = await Promise.all([
      edit({ nombre: 'De Ana', version: '1' }),
      remove(1),
    ]);
    const isEdited = edited.status === 200;
    expect([edited.status, removed.status]).toEqual(isEdited ? [200, 409] : [404, 200]);
    expect((await seen()) !== undefined).toBe(isEdited);
  });

  test('sales leave the version alone, a new stock does not', async () => {
    const ana = await app.signIn(1);
    const size = (await seen())?.tallas[0];
    await addToCart(app, ana, { idProducto: id, idProducto_talla: size?.idProducto_talla ?? 0 });
    expect((await buy(app, ana)).status).toBe(201);
    expect(await seen()).toMatchObject({ stock: 4, version: 1 });
    await edit({ stock: '9', version: '1' });
    expect(await seen()).toMatchObject({ stock: 9, version: 2 });
  });

  test('a size that nobody touched keeps what a purchase has left of it', async () => {
    const form = await ringForm({ tallas: sizes({ 6: 2, 7: 3, 8: 2 }) });
    const ring = (await addProduct(app, token, form)).id;
    const before = await productSeen(app, token, ring);
    const six = before?.tallas.find(({ tamanio }) => tamanio === '6');
    const ana = await app.signIn(1);
    const piece = { idProducto: ring, idProducto_talla: six?.idProducto_talla ?? 0 };
    await addToCart(app, ana, piece, 2);
    expect((await buy(app, ana)).status).toBe(201);
    const tallas = JSON.stringify([
      { tamanio: '6', stock: 2, sinCambio: true },
      { tamanio: '7', stock: 9, sinCambio: false },
      { tamanio: '9', stock: 4, sinCambio: true },
    ]);
    expect((await editProduct(app, token, ring, { tallas, version: '1' })).status).toBe(200);
    // 8 was left out and is gone; 9 is new, so there is nothing that it could keep.
    expect(await stockBySize(app, token, ring)).toEqual({ '6': 0, '7': 9, '9': 4 });
    const kept = (await productSeen(app, token, ring))?.tallas[0];
    expect(kept?.idProducto_talla).toBe(six?.idProducto_talla);
  });

  test('what becomes a ring gets the sizes as they are sent, and none without availability', async () => {
    const tallas = JSON.stringify([{ tamanio: '6', stock: 2, sinCambio: true }]);
    await edit({ idCategoria: '1', tallas });
    expect(await stockBySize(app, token, id)).toEqual({ '6': 2 });
    await edit({ estado: '0', tallas });
    expect(await stockBySize(app, token, id)).toEqual({ '6': 0 });
  });

  test('visitors see no version, and one that is no number is refused', async () => {
    const { body } = await app.call('GET', `/api/clientes/catalogo/${id}`);
    expect(body).not.toHaveProperty('version');
    for (const version of ['0', '1.5', 'uno', '-1'])
      expect(await edit({ nombre: 'Otra', version })).toMatchObject({
        status: 400,
        body: { campos: { version: expect.any(String) as string } },
      });
  });
});
