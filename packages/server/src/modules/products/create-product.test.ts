import { NO_DETAILS } from '@filigrana/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addProduct,
  allProducts,
  necklaceForm,
  photo,
  productSeen,
  ringForm,
  sizes,
  stockBySize,
  type Parts,
} from '../../../test/back-office.ts';
import { describeOnBothDatabases, type TestApp } from '../../../test/test-app.ts';

const ADD = '/api/productos/agregar';

describeOnBothDatabases('adding products', (createApp) => {
  let app: TestApp;
  let token: string;

  beforeEach(async () => {
    app = await createApp();
    token = (await app.signIn(3)).token;
  });

  const send = (form: FormData) => app.call('POST', ADD, { token, form });

  test('a piece without sizes gets its one hidden size, and its picture can be seen', async () => {
    const { status, body } = await send(
      await necklaceForm({ precioEspecial: '39.5', destacado: '1', unico: '1', stock: '1' }),
    );
    expect(status).toBe(201);
    const { id, image_url } = body as { id: number; image_url: string };
    expect(await productSeen(app, token, id)).toEqual({
      idProducto: id,
      nombreProducto: 'Cadena Nube',
      descripcion: 'Eslabones ligeros.',
      nombreIngles: null,
      descripcionIngles: null,
      precio: 48,
      precioEspecial: 39.5,
      image_url,
      fotos: [],
      descripcionImagen: '',
      ficha: NO_DETAILS,
      video: null,
      idCategoria: 3,
      nombreCategoria: 'Cadenas y Dijes',
      idMaterial: 1,
      nombreMaterial: 'Plata',
      idPiedra: 1,
      nombrePiedra: 'Natural',
      destacado: 1,
      unico: 1,
      estado: 1,
      stock: 1,
      tallasDisponibles: '',
      tallas: [
        {
          idProducto_talla: expect.any(Number) as number,
          idTalla: 9,
          tamanio: 'Única',
          cm: null,
          stock: 1,
        },
      ],
      version: 1,
    });
    const picture = await app.call('GET', image_url);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  test('a ring gets the sizes of the form, named by size or by id', async () => {
    const tallas = JSON.stringify([
      { tamanio: '12', stock: 1 },
      { idTalla: 1, stock: 4 },
      { idTalla: 2, tamanio: '6', stock: 0, cm: 16.5, idProducto_talla: null },
    ]);
    const { id } = await addProduct(app, token, await ringForm({ tallas }));
    expect(await stockBySize(app, token, id)).toEqual({ '5': 4, '6': 0, '12': 1 });
    expect(await productSeen(app, token, id)).toMatchObject({
      stock: null,
      tallasDisponibles: '5,12',
    });
  });

  test('sizes may come as a JSON part of their own', async () => {
    const tallas = new Blob([sizes({ 8: 3 })], { type: 'application/json' });
    const { id } = await addProduct(app, token, await ringForm({ tallas }));
    expect(await stockBySize(app, token, id)).toEqual({ '8': 3 });
  });

  test('names and descriptions are kept without the blanks around them', async () => {
    const form = await necklaceForm({ nombre: '  Ñandú 💍 ', descripcion: '\n Línea\nuna \t' });
    const { id } = await addProduct(app, token, form);
    expect(await productSeen(app, token, id)).toMatchObject({
      nombreProducto: 'Ñandú 💍',
      descripcion: 'Línea\nuna',
    });
  });

  test.each<[string, Parts, object]>([
    [
      'only a special price',
      { precio: '', precioEspecial: '10' },
      { precio: null, precioEspecial: 10 },
    ],
    ['cents', { precio: '1234.56' }, { precio: 1234.56 }],
    ['the smallest price', { precio: '0.01' }, { precio: 0.01 }],
    ['the highest price', { precio: '1000000' }, { precio: 1_000_000 }],
    ['no word on the flags', {}, { estado: 1, destacado: 0, unico: 0 }],
  ])('a product may come with %s', async (_what, parts, expected) => {
    const { id } = await addProduct(app, token, await necklaceForm(parts));
    expect(await productSeen(app, token, id)).toMatchObject(expected);
  });

  describe('with estado 0', () => {
    test('a product has no stock, whatever the form says', async () => {
      const piece = await addProduct(app, token, await necklaceForm({ estado: '0', stock: '7' }));
      const ring = await addProduct(app, token, await ringForm({ estado: '0' }));
      expect(await stockBySize(app, token, piece.id)).toEqual({ Única: 0 });
      expect(await stockBySize(app, token, ring.id)).toEqual({ '6': 0, '7': 0 });
    });

    test('neither stock nor sizes are asked for', async () => {
      const piece = await addProduct(app, token, await necklaceForm({ estado: '0', stock: null }));
      const ring = await addProduct(app, token, await ringForm({ estado: '0', tallas: null }));
      expect(await stockBySize(app, token, piece.id)).toEqual({ Única: 0 });
      expect(await stockBySize(app, token, ring.id)).toEqual({});
    });
  });

  test('the list is by id, the unavailable ones included', async () => {
    for (const estado of ['1', '0', '1'])
      await addProduct(app, token, await necklaceForm({ estado, imagen: await photo() }));
    const found = await allProducts(app, token);
    expect(found.map(({ estado }) => estado)).toEqual([1, 0, 1]);
    const ids = found.map(({ idProducto }) => idProducto);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});
