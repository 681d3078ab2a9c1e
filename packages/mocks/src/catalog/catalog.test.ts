import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const names = async (path: string) =>
  ((await call('GET', `/api/clientes/catalogo/${path}`)).body as { nombreProducto: string }[]).map(
    ({ nombreProducto }) => nombreProducto,
  );

test('featured, offers and the whole catalogue hold what they promise', async () => {
  expect(await names('destacados')).toEqual(['Anillo Trenza', 'Conjunto Amanecer']);
  expect(await names('ofertas')).toEqual(['Aretes Gota de Río']);
  expect(await names('inicio')).not.toContain('Dije Colibrí');
});

test('lists arrive as repeated keys, and prices order by what is charged', async () => {
  expect(await names('filtros?categoria=Aretes&categoria=Pulseras&precio=desc')).toEqual([
    'Pulsera Marea',
    'Aretes Gota de Río',
    'Aretes Brisa',
  ]);
  expect(await names('filtros?tamano=7')).toEqual(['Anillo Trenza']);
  expect(await names('filtros?tamano=8')).toEqual([]);
  expect(await names('buscar?termino=GRANATE')).toEqual(['Conjunto Amanecer']);
});

test('a misspelt filter is refused, so that it does not look like one that found everything', async () => {
  expect(await call('GET', '/api/clientes/catalogo/filtros?categorias=Aretes')).toMatchObject({
    status: 400,
    body: { campos: { categorias: 'Este campo no se admite aquí.' } },
  });
});

test('a product that is not sold does not exist for visitors', async () => {
  const { idProducto } = shop.products.hidden;
  expect(await call('GET', `/api/clientes/catalogo/${idProducto}`)).toMatchObject({
    status: 404,
    body: { error: 'Producto no encontrado' },
  });
});

test('a size tells its number and its stock', async () => {
  const { idProducto } = shop.products.ring;
  const size = (tamanio: string) =>
    call('GET', `/api/producto-talla/obtener?idProducto=${idProducto}&tamanio=${tamanio}`);
  expect(await size('6')).toMatchObject({ status: 200, body: { stock: 3 } });
  expect(await size('12')).toMatchObject({ status: 404 });
});

test('the address is the same with a slash at its end', async () => {
  for (const path of ['/api/banners', '/api/banners/', '/api/categorias/'])
    expect((await call('GET', path)).status).toBe(200);
});
