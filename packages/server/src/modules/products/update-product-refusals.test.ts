import { beforeAll, expect, test, vi } from 'vitest';
import {
  addProduct,
  editProduct,
  formOf,
  HOSTILE_FILES,
  necklaceForm,
  productSeen,
  ringForm,
  sizes,
  type Parts,
} from '../../../test/back-office.ts';
import { describeOnSharedApp } from '../../../test/shared-app.ts';

describeOnSharedApp('edits that are refused', (shop) => {
  let token: string;
  let necklace: number;
  let ring: number;

  beforeAll(async () => {
    token = (await shop().signIn(3)).token;
    necklace = (await addProduct(shop(), token, await necklaceForm({ precioEspecial: '40' }))).id;
    ring = (await addProduct(shop(), token, await ringForm())).id;
  });

  const edit = (id: number, parts: Parts) => editProduct(shop(), token, id, parts);
  const seen = (id: number) => productSeen(shop(), token, id);

  test.each<[string, 'necklace' | 'ring', Parts, string]>([
    ['no price at all', 'necklace', { precio: '', precioEspecial: '' }, 'precio'],
    ['its only price taken away', 'ring', { precio: '' }, 'precio'],
    ['a price of nothing', 'ring', { precio: '0' }, 'precio'],
    ['fractions of cents', 'ring', { precioEspecial: '0.999' }, 'precioEspecial'],
    ['a blank name', 'ring', { nombre: '  ' }, 'nombre'],
    ['an empty name', 'ring', { nombre: '' }, 'nombre'],
    ['an empty description', 'ring', { descripcion: '' }, 'descripcion'],
    ['a category that there is not', 'ring', { idCategoria: '77' }, 'idCategoria'],
    ['no sizes left', 'ring', { tallas: '[]' }, 'tallas'],
    ['one stock for all sizes', 'ring', { stock: '5' }, 'stock'],
    ['sizes, though it has none', 'necklace', { tallas: sizes({ 6: 1 }) }, 'tallas'],
    ['a size that there is not', 'ring', { tallas: '[{"idTalla":44,"stock":1}]' }, 'tallas'],
    ['negative stock', 'necklace', { stock: '-1' }, 'stock'],
    ['an unknown part', 'necklace', { color: 'rojo' }, 'color'],
  ])('a product with %s is 400 and nothing changes', async (_what, which, parts, field) => {
    const id = which === 'ring' ? ring : necklace;
    const before = await seen(id);
    const { status, body } = await edit(id, { descripcion: 'No debe quedar', ...parts });
    expect(body).toMatchObject({
      code: 'VALIDATION',
      campos: { [field]: expect.any(String) as string },
    });
    expect(status).toBe(400);
    expect(await seen(id)).toEqual(before);
  });

  test('what the product cannot become is refused before the new picture is looked at', async () => {
    const storeImage = vi.spyOn(shop().deps.media, 'storeImage');
    const imagen = (await ringForm()).get('imagen');
    for (const [id, parts] of [
      [ring, { tallas: '[]' }],
      [ring, { precioEspecial: '100000' }],
      [ring, { version: '99' }],
      [necklace, { stock: '7', stockVisto: '[]' }],
      [9999, { nombre: 'x' }],
    ] as const)
      expect((await edit(id, { ...parts, imagen: imagen ?? null })).status).toBeGreaterThan(399);
    expect(storeImage).not.toHaveBeenCalled();
    storeImage.mockRestore();
  });

  test.each(HOSTILE_FILES)(
    'a picture that is %s changes nothing',
    async (_what, imagen, status) => {
      const before = await seen(necklace);
      expect((await edit(necklace, { nombre: 'Otra', imagen })).status).toBe(status);
      expect(await seen(necklace)).toEqual(before);
    },
  );

  test('an unknown product is 404, and one whose id is none is 400', async () => {
    expect(await edit(9999, { nombre: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    const { status } = await shop().call('PUT', '/api/productos/editar/uno', {
      token,
      form: formOf({ nombre: 'x' }),
    });
    expect(status).toBe(400);
  });
});
