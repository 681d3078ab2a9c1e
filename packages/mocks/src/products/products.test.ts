import { productTexts } from '@filigrana/sdk/answers';
import { LATE_PAYMENT_HOURS } from '@filigrana/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { addition, imageFile } from '../fixtures.ts';

/** Milliseconds since the tests began. */
let passed = 0;
const began = Date.now();
const shop = testShop({ now: () => new Date(began + passed) });
beforeEach(() => (passed = 0));
const { call } = shop;

const necklace = {
  nombre: ' Dije Hoja ',
  descripcion: 'Hoja calada.',
  idCategoria: '3',
  idMaterial: '1',
  idPiedra: '1',
  precio: '65.5',
  stock: '3',
};
const ring = { ...necklace, idCategoria: '1', stock: '', tallas: '[{"tamanio":"6","stock":2}]' };
const create = (form: Record<string, string | Blob>) =>
  call('POST', '/api/productos/agregar', { as: 'manager', form: { imagen: imageFile(), ...form } });
const edit = (id: number, form: Record<string, string | Blob>) =>
  call('PUT', `/api/productos/editar/${id}`, { as: 'admin', form });

describe('a new product', () => {
  test('is in the catalogue at once, with its picture', async () => {
    const { status, body } = await create(necklace);
    expect(status).toBe(201);
    const { id, image_url } = body as { id: number; image_url: string };
    const seen = await call('GET', `/api/clientes/catalogo/${id}`);
    expect(seen.body).toMatchObject({ nombreProducto: 'Dije Hoja', precio: 65.5, stock: 3 });
    expect((await call('GET', image_url)).headers.get('content-type')).toBe('image/png');
  });

  test('with sizes is a ring', async () => {
    const { id } = (await create(ring)).body as { id: number };
    const seen = await call('GET', `/api/clientes/catalogo/${id}`);
    expect(seen.body).toMatchObject({
      tallasDisponibles: '6',
      tallas: [{ tamanio: '6', stock: 2 }],
    });
  });

  test.each([
    [{ ...necklace, precio: '' }, 'Debes ingresar al menos un precio.'],
    [{ ...necklace, precio: '1.005' }, 'Debe tener como máximo dos decimales.'],
    [{ ...ring, tallas: '[]' }, 'Debes ingresar al menos una talla con su stock.'],
    [{ ...necklace, stock: '0' }, 'Debes ingresar un stock válido para esta categoría.'],
    [{ ...necklace, idPiedra: '77' }, 'La opción elegida no existe.'],
  ])('%j is refused: %s', async (form, error) => {
    expect(await create(form)).toMatchObject({ status: 400, body: { error } });
  });

  test('needs a picture that is one', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png');
    expect(await create({ ...necklace, imagen: svg })).toMatchObject({ status: 415 });
    const cut = new File([await imageFile().slice(0, 30).arrayBuffer()], 'x.png');
    expect(await create({ ...necklace, imagen: cut })).toMatchObject({ status: 415 });
  });
});

describe('an edit', () => {
  test('changes what it speaks of and leaves the rest', async () => {
    const { chain } = shop.products;
    await edit(chain.idProducto, { nombre: 'Cadena Nueva', precioEspecial: '40' });
    expect(shop.products.chain).toEqual({
      ...chain,
      nombreProducto: 'Cadena Nueva',
      precioEspecial: 40,
      version: 2,
    });
  });

  test('leaves a size alone that nobody touched, and sets the others', async () => {
    const { idProducto, tallas } = shop.products.ring;
    const size = tallas.find(({ tamanio }) => tamanio === '6');
    const sent = [
      { tamanio: '6', stock: (size?.stock ?? 0) + 5, sinCambio: true },
      { tamanio: '7', stock: 9 },
      { tamanio: '12', stock: 4, sinCambio: true },
    ];
    expect((await edit(idProducto, { tallas: JSON.stringify(sent) })).status).toBe(200);
    expect(shop.products.ring.tallas.map((each) => [each.tamanio, each.stock])).toEqual([
      ['6', size?.stock],
      ['7', 9],
      ['12', 4],
    ]);
  });

  test('that takes a size away takes it out of carts', async () => {
    const body = addition(shop.products.ring, { tamanio: '7' });
    await call('POST', '/api/carrito/agregar', { as: 'customer', body });
    await edit(shop.products.ring.idProducto, { tallas: '[{"tamanio":"6","stock":1}]' });
    expect(shop.state.cartOf(shop.people.customer.correo).productos).toEqual([]);
  });

  test('cannot move a product that open orders hold to another category', async () => {
    expect(await edit(shop.products.chain.idProducto, { idCategoria: '2' })).toMatchObject({
      status: 409,
      body: { code: 'IN_USE' },
    });
  });
});

describe('a deletion', () => {
  const remove = (id: number) => call('DELETE', `/api/productos/borrar/${id}`, { as: 'admin' });

  test('takes the product away', async () => {
    const { idProducto } = shop.products.bracelet;
    expect((await remove(idProducto)).status).toBe(200);
    expect((await remove(idProducto)).status).toBe(404);
    expect(() => shop.products.bracelet).toThrow(/was deleted/);
  });

  test('is refused while an open order holds the product', async () => {
    expect(await remove(shop.products.chain.idProducto)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', error: 'El producto está en un pedido en curso.' },
    });
  });
});

describe('a hold', () => {
  const hold = (method: 'POST' | 'DELETE') =>
    call(method, '/api/carrito/apartado', { as: 'customer', body: {} });
  const onHold = { status: 409, body: { code: 'IN_USE', error: productTexts.onHold } };

  test('keeps its product until it is let go', async () => {
    const { bracelet } = shop.products;
    const body = addition(bracelet);
    await call('POST', '/api/carrito/agregar', { as: 'customer', body });
    await hold('POST');
    const remove = () =>
      call('DELETE', `/api/productos/borrar/${bracelet.idProducto}`, { as: 'admin' });
    expect(await remove()).toMatchObject(onHold);
    await hold('DELETE');
    expect((await remove()).status).toBe(200);
  });

  test('keeps its product for a day after its time, for whoever pays late', async () => {
    const { bracelet } = shop.products;
    await call('POST', '/api/carrito/agregar', { as: 'customer', body: addition(bracelet) });
    await hold('POST');
    const remove = (hours: number) => {
      passed = hours * 3_600_000;
      return call('DELETE', `/api/productos/borrar/${bracelet.idProducto}`, { as: 'admin' });
    };
    expect(await remove(1)).toMatchObject(onHold);
    expect((await remove(LATE_PAYMENT_HOURS + 1)).status).toBe(200);
  });

  test('keeps its size, while the others may go', async () => {
    const { idProducto } = shop.products.ring;
    const body = addition(shop.products.ring, { tamanio: '7' });
    await call('POST', '/api/carrito/agregar', { as: 'customer', body });
    await hold('POST');
    expect(await edit(idProducto, { tallas: '[{"tamanio":"6","stock":1}]' })).toMatchObject(onHold);
    expect((await edit(idProducto, { tallas: '[{"tamanio":"7","stock":1}]' })).status).toBe(200);
  });
});
