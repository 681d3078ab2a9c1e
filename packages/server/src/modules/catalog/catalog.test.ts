import { beforeEach, describe, expect, test } from 'vitest';
import {
  addProduct,
  editProduct,
  necklaceForm,
  ringForm,
  sizes,
} from '../../../test/back-office.ts';
import { addToCart, buy } from '../../../test/shopping.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

interface Listed {
  idProducto: number;
  nombreProducto: string;
}

const BASE = '/api/clientes/catalogo';

describeOnBothDatabases('catalogue', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(2)).token;
  });

  /** Names of the products that a list answers with. */
  async function names(path: string): Promise<string[]> {
    const { status, body } = await app.call('GET', `${BASE}/${path}`);
    expect(status).toBe(200);
    return (body as Listed[]).map(({ nombreProducto }) => nombreProducto);
  }

  /** Adds products without sizes, or rings when the parts name sizes. */
  async function stockShop(products: Record<string, Record<string, string>>): Promise<void> {
    for (const [nombre, parts] of Object.entries(products))
      await addProduct(
        app,
        token,
        await (parts['tallas'] ? ringForm : necklaceForm)({ nombre, ...parts }),
      );
  }

  describe('inicio', () => {
    test('a ring comes with its sizes, their figures and their stock', async () => {
      const { id, image_url } = await addProduct(
        app,
        token,
        await ringForm({ precioEspecial: '39.95', tallas: sizes({ 10: 1, 7: 0, 6: 2 }) }),
      );
      const { body } = await app.call('GET', `${BASE}/inicio`);
      const anyId = expect.any(Number) as number;
      expect(body).toEqual([
        {
          idProducto: id,
          nombreProducto: 'Anillo Trenza',
          descripcion: 'Tres hilos torcidos.',
          precio: 48,
          precioEspecial: 39.95,
          image_url,
          idCategoria: 1,
          nombreCategoria: 'Anillos',
          idMaterial: 1,
          nombreMaterial: 'Plata',
          idPiedra: 1,
          nombrePiedra: 'Natural',
          destacado: 0,
          unico: 0,
          estado: 1,
          stock: null,
          tallasDisponibles: '6,10',
          tallas: [
            { idProducto_talla: anyId, tamanio: '6', cm: 16.5, stock: 2 },
            { idProducto_talla: anyId, tamanio: '7', cm: 17.3, stock: 0 },
            { idProducto_talla: anyId, tamanio: '10', cm: 19.8, stock: 1 },
          ],
        },
      ]);
    });

    test('a piece without sizes carries its stock and the hidden size', async () => {
      await addProduct(app, token, await necklaceForm({ stock: '5' }));
      const { body } = await app.call('GET', `${BASE}/inicio`);
      expect(body).toMatchObject([
        {
          stock: 5,
          tallasDisponibles: '',
          precioEspecial: null,
          tallas: [{ tamanio: 'Única', cm: null, stock: 5 }],
        },
      ]);
    });

    test('products stand in the order they were added, and unavailable ones are left out', async () => {
      await stockShop({ Uno: {}, Oculto: { estado: '0' }, Dos: { tallas: sizes({ 6: 1 }) } });
      expect(await names('inicio')).toEqual(['Uno', 'Dos']);
    });

    test('an empty shop answers with an empty list', async () => {
      expect(await names('inicio')).toEqual([]);
    });

    test('whoever carries a dead token still sees the catalogue', async () => {
      const { status } = await app.call('GET', `${BASE}/inicio`, { token: 'x.y.z' });
      expect(status).toBe(200);
    });
  });

  test('destacados lists the featured products that are available', async () => {
    await stockShop({
      Nuevo: { destacado: '1' },
      Usual: {},
      Retirado: { destacado: '1', estado: '0' },
    });
    expect(await names('destacados')).toEqual(['Nuevo']);
  });

  test('ofertas lists the available products with a special price', async () => {
    await stockShop({
      Rebajado: { precioEspecial: '40' },
      'Solo especial': { precio: '', precioEspecial: '30' },
      Usual: {},
      Retirado: { precioEspecial: '40', estado: '0' },
    });
    expect(await names('ofertas')).toEqual(['Rebajado', 'Solo especial']);
  });

  describe('a product', () => {
    test('is shown as in the lists, and with its picture for messages', async () => {
      const { id } = await addProduct(app, token, await ringForm());
      const { status, body } = await app.call('GET', `${BASE}/${id}`);
      const list = (await app.call('GET', `${BASE}/inicio`)).body;
      expect(status).toBe(200);
      const { vistaPrevia, ...product } = body as { vistaPrevia: string };
      expect([product]).toEqual(list);
      expect(vistaPrevia).toContain(`/media/vista/${id}-`);
    });

    test('that is not available or does not exist is 404', async () => {
      const { id } = await addProduct(app, token, await necklaceForm({ estado: '0' }));
      for (const wanted of [id, id + 1, 2147483647])
        expect(await app.call('GET', `${BASE}/${wanted}`)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND', error: 'Producto no encontrado' },
        });
    });

    test.each(['abc', '0', '-1', '1.5', '2147483648', '1e2', '%00'])(
      'asked for by %s is 400',
      async (id) => {
        const { status, body } = await app.call('GET', `${BASE}/${id}`);
        expect(body).toMatchObject({ code: 'VALIDATION' });
        expect(status).toBe(400);
      },
    );

    test('shows a purchase and its rejection at once', async () => {
      const { id } = await addProduct(app, token, await necklaceForm({ stock: '5' }));
      const customer = await app.signIn(1);
      const [size] = await sizesOf(id);
      await addToCart(app, customer, { idProducto: id, ...size! }, 2);
      const { body } = await buy(app, customer);
      expect(await sizesOf(id)).toMatchObject([{ stock: 3 }]);
      const { idPedido } = body as { idPedido: number };
      await app.call('PUT', `/api/pedido/${idPedido}/rechazar`, { token });
      expect(await sizesOf(id)).toMatchObject([{ stock: 5 }]);
    });

    test('disappears from every list when it is taken out of the shop', async () => {
      const { id } = await addProduct(
        app,
        token,
        await necklaceForm({ destacado: '1', precioEspecial: '40' }),
      );
      await editProduct(app, token, id, { estado: '0' });
      for (const path of [
        'inicio',
        'destacados',
        'ofertas',
        'filtros?precio=asc',
        'buscar?termino=nube',
      ])
        expect(await names(path)).toEqual([]);
    });
  });

  test('a piece that changes after people have searched is found as it is now, in its place', async () => {
    await stockShop({ 'Cadena Alba': {}, 'Cadena Bruma': {}, 'Cadena Cima': {} });
    const all = ['Cadena Alba', 'Cadena Bruma', 'Cadena Cima'];
    expect(await names('buscar?termino=cadena')).toEqual(all);
    const { body } = await app.call('GET', `${BASE}/inicio`);
    const { idProducto: id } = (body as [Listed, Listed])[1];
    await editProduct(app, token, id, { estado: '0' });
    expect(await names('buscar?termino=cadena')).toEqual(['Cadena Alba', 'Cadena Cima']);
    await editProduct(app, token, id, { estado: '1', stock: '1', nombre: 'Cadena Rocío' });
    for (const path of ['inicio', 'filtros?precio=', 'buscar?termino=cadena'])
      expect(await names(path)).toEqual(['Cadena Alba', 'Cadena Rocío', 'Cadena Cima']);
    expect(await names('buscar?termino=bruma')).toEqual([]);
    expect(await names('buscar?termino=rocio')).toEqual(['Cadena Rocío']);
  });

  test('another name of a category is on all of its pieces at once', async () => {
    await stockShop({ 'Cadena Alba': {} });
    expect(await names('buscar?termino=relojes')).toEqual([]);
    await app.deps.db
      .updateTable('categorias')
      .set({ nombre: 'Relojes' })
      .where('nombre', 'like', 'Cadenas%')
      .execute();
    expect(await names('buscar?termino=relojes')).toEqual(['Cadena Alba']);
  });

  describe('producto-talla', () => {
    const ask = (query: string) => app.call('GET', `/api/producto-talla/obtener?${query}`);

    test('finds a ring in one size with its stock', async () => {
      const { id } = await addProduct(
        app,
        token,
        await ringForm({ tallas: sizes({ 6: 2, 7: 3 }) }),
      );
      const [, seven] = await sizesOf(id);
      expect(await ask(`idProducto=${id}&tamanio=7`)).toMatchObject({
        status: 200,
        body: { idProducto_talla: seven?.idProducto_talla, stock: 3 },
      });
    });

    test('finds a piece without sizes by Única, with or without its accent', async () => {
      const { id } = await addProduct(app, token, await necklaceForm({ stock: '4' }));
      for (const tamanio of ['Única', 'unica'])
        expect(await ask(`idProducto=${id}&tamanio=${encodeURIComponent(tamanio)}`)).toMatchObject({
          status: 200,
          body: { stock: 4 },
        });
    });

    test('is 404 for a size the product does not come in, and for a product that is not there', async () => {
      const { id } = await addProduct(app, token, await ringForm({ tallas: sizes({ 6: 2 }) }));
      const hidden = await addProduct(app, token, await ringForm({ estado: '0' }));
      for (const query of [
        `idProducto=${id}&tamanio=7`,
        `idProducto=${id}&tamanio=%C3%9Anica`,
        `idProducto=${id}&tamanio=%25`,
        `idProducto=${hidden.id}&tamanio=6`,
        'idProducto=999&tamanio=6',
      ])
        expect(await ask(query)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });

    test('needs both a product and a size', async () => {
      for (const query of [
        'tamanio=6',
        'idProducto=1',
        'idProducto=x&tamanio=6',
        'idProducto=1&tamanio=',
      ])
        expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    });
  });

  async function sizesOf(id: number) {
    const { body } = await app.call('GET', `${BASE}/${id}`);
    return (body as { tallas: { idProducto_talla: number; stock: number }[] }).tallas;
  }
});
