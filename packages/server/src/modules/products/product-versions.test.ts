import { beforeEach, expect, test } from 'vitest';
import {
  addProduct,
  editProduct,
  necklaceForm,
  photo,
  productSeen,
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

  test('an edit that started from an older version changes nothing and shows what there is now', async () => {
    expect(await seen()).toMatchObject({ version: 1 });
    expect(await edit({ nombre: 'De Ana', version: '1' })).toMatchObject({ status: 200 });
    const before = await seen();
    const late = { nombre: 'De Eva', stock: '0', imagen: await photo('#123'), version: '1' };
    expect(await edit(late)).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        error: 'Otra persona cambió esto mientras lo editabas.',
        actual: { ...before, nombreProducto: 'De Ana', version: 2 },
      },
    });
    expect(await seen()).toEqual(before);
    expect(await edit({ nombre: 'De Eva', version: '2' })).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ nombreProducto: 'De Eva', version: 3 });
  });

  test('of clerks who change the same version at once one wins', async () => {
    const edits = ['a', 'b', 'c', 'd'].map((nombre) => edit({ nombre, version: '1' }));
    const answers = (await Promise.all(edits)).map(({ status }) => status);
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await seen()).toMatchObject({ version: 2 });
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
