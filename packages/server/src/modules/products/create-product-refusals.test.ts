import { beforeAll, expect, test } from 'vitest';
import {
  allProducts,
  HOSTILE_FILES,
  necklaceForm,
  ringForm,
  sizes,
  type Parts,
} from '../../../test/back-office.ts';
import { describeOnSharedApp } from '../../../test/shared-app.ts';

describeOnSharedApp('new products that are refused', (shop) => {
  let token: string;

  beforeAll(async () => {
    token = (await shop().signIn(3)).token;
  });

  const send = (form: FormData) => shop().call('POST', '/api/productos/agregar', { token, form });

  async function expectRefused(form: FormData, campos: Record<string, unknown>): Promise<void> {
    const { status, body } = await send(form);
    expect(body).toMatchObject({ code: 'VALIDATION', campos });
    expect(status).toBe(400);
    expect(await allProducts(shop(), token)).toEqual([]);
  }

  const text = expect.any(String) as string;

  test.each<[string, Parts, Record<string, string>]>([
    ['no picture', { imagen: null }, { imagen: text }],
    ['no name', { nombre: null }, { nombre: text }],
    ['a blank name', { nombre: '   ' }, { nombre: text }],
    ['a name of 121 characters', { nombre: 'a'.repeat(121) }, { nombre: text }],
    ['a name that no database can hold', { nombre: 'a\0b' }, { nombre: text }],
    ['a description of 2001 characters', { descripcion: 'a'.repeat(2001) }, { descripcion: text }],
    ['no stone', { idPiedra: '' }, { idPiedra: text }],
    [
      'a category that there is not',
      { idCategoria: '6' },
      { idCategoria: 'La opción elegida no existe.' },
    ],
    [
      'several choices that there are not',
      { idMaterial: '99', idPiedra: '99' },
      { idMaterial: text, idPiedra: text },
    ],
    [
      'neither price',
      { precio: '', precioEspecial: null },
      { precio: 'Debes ingresar al menos un precio.' },
    ],
    ['a price of nothing', { precio: '0' }, { precio: 'El precio debe ser mayor que 0.' }],
    ['a special price of nothing', { precioEspecial: '0.00' }, { precioEspecial: text }],
    [
      'fractions of cents',
      { precio: '10.005' },
      { precio: 'Debe tener como máximo dos decimales.' },
    ],
    ['a negative price', { precio: '-1' }, { precio: text }],
    ['a price above a million', { precio: '1000000.01' }, { precio: text }],
    ['a price with an exponent', { precio: '1e3' }, { precio: text }],
    ['no stock', { stock: null }, { stock: 'Debes ingresar un stock válido para esta categoría.' }],
    ['stock of 0', { stock: '0' }, { stock: text }],
    ['half a piece', { stock: '1.5' }, { stock: text }],
    ['more stock than fits', { stock: '100001' }, { stock: text }],
    ['sizes in place of stock', { stock: null, tallas: sizes({ 6: 1 }) }, { stock: text }],
    [
      'two of a kind of which there is one',
      { unico: '1', stock: '2' },
      { stock: 'De una pieza única solo puede haber 1 en stock.' },
    ],
    ['an unknown flag', { estado: '2' }, { estado: text }],
    ['an unknown part', { idProducto: '1' }, { idProducto: text }],
    ['a part twice', { nombre: ['a', 'b'] as unknown as string }, { nombre: text }],
    ['two pictures', { imagen: [new File(['a'], 'a'), new File(['b'], 'b')] }, { imagen: text }],
    ['a picture as text', { imagen: 'data:image/png;base64,AAAA' }, { imagen: text }],
    ['a name as a file', { nombre: new File(['a'], 'a.txt') }, { nombre: text }],
  ])('a piece with %s is 400', async (_what, parts, campos) => {
    await expectRefused(await necklaceForm(parts), campos);
  });

  const noSizes = 'Debes ingresar al menos una talla con su stock.';

  test.each<[string, string | null, string]>([
    ['no sizes', null, noSizes],
    ['an empty list of sizes', '[]', noSizes],
    ['sizes that are all sold out', sizes({ 6: 0, 7: 0 }), noSizes],
    [
      'the size of pieces without sizes',
      '[{"idTalla":9,"stock":1}]',
      'Hay una talla que no existe.',
    ],
    ['a size that there is not', '[{"idTalla":99,"stock":1}]', 'Hay una talla que no existe.'],
    ['a size without a name', '[{"stock":1}]', 'Hay una talla sin nombre.'],
    [
      'a size with two names',
      '[{"idTalla":1,"tamanio":"6","stock":1}]',
      'Hay una talla cuyos datos no coinciden.',
    ],
    [
      'a size twice',
      '[{"idTalla":2,"stock":1},{"tamanio":"6","stock":2}]',
      'Hay una talla repetida.',
    ],
    ['sizes that are no JSON', '{6:1', 'Debe ser JSON válido.'],
    ['sizes that are no list', '{"tamanio":"6","stock":1}', 'Debe ser una lista.'],
  ])('a ring with %s is 400', async (_what, tallas, sentence) => {
    await expectRefused(await ringForm({ tallas }), { tallas: sentence });
  });

  test.each<[string, string]>([
    ['a size outside the table', '[{"tamanio":"13","stock":1}]'],
    ['negative stock', '[{"tamanio":"6","stock":-1}]'],
    ['stock that is text', '[{"tamanio":"6","stock":"1"}]'],
    ['a size with an unknown field', '[{"tamanio":"6","stock":1,"color":"rojo"}]'],
    [
      'fifty-one sizes',
      JSON.stringify(Array.from({ length: 51 }, () => ({ idTalla: 1, stock: 1 }))),
    ],
  ])('a ring with %s is 400', async (_what, tallas) => {
    await expectRefused(await ringForm({ tallas }), {});
  });

  test('the sentence about the first field stands as the error, for the back office to show', async () => {
    const { body } = await send(await necklaceForm({ stock: '0' }));
    expect(body).toMatchObject({ error: 'Debes ingresar un stock válido para esta categoría.' });
  });

  test.each(HOSTILE_FILES)('a picture that is %s is refused', async (_what, imagen, status) => {
    const answer = await send(await necklaceForm({ imagen }));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA',
    });
    expect(await allProducts(shop(), token)).toEqual([]);
  });

  test('a body that is not a form is 415', async () => {
    const url = '/api/productos/agregar';
    expect(await shop().call('POST', url, { token, body: { nombre: 'x' } })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA' },
    });
  });
});
