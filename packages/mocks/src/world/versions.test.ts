import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const faq = { pregunta: '¿Graban nombres?', respuesta: 'Sí.', visible: 1 };
const fee = (monto: number, version?: number) =>
  call('PUT', '/api/envio', { as: 'admin', body: { monto, ...(version && { version }) } });

test('the fee of a colleague is not overwritten unseen', async () => {
  expect((await fee(9, 1)).status).toBe(200);
  expect(await fee(10, 1)).toMatchObject({
    status: 409,
    body: {
      code: 'VERSION_CONFLICT',
      error: 'Otra persona cambió esto mientras tanto.',
      actual: { monto: 9, version: 2 },
    },
  });
  expect(shop.state.shippingFee).toBe(9);
  expect((await fee(10, 2)).status).toBe(200);
  expect((await fee(11)).status).toBe(200);
  expect((await call('GET', '/api/envio')).body).toEqual({ monto: 11, version: 4 });
});

test('nor a question; visitors see no versions', async () => {
  const [first] = shop.state.faqs;
  const path = `/api/preguntas/editarPregunta/${first?.idPregunta}`;
  const edit = () => call('PUT', path, { as: 'admin', body: { ...faq, version: 1 } });
  expect((await edit()).status).toBe(200);
  const actual = { ...faq, idPregunta: first?.idPregunta, version: 2 };
  expect(await edit()).toMatchObject({ status: 409, body: { actual } });
  expect(shop.state.faqs[0]).toMatchObject(actual);
  const visible = await call('GET', '/api/preguntas/preguntas-visibles');
  expect(JSON.stringify(visible.body)).not.toContain('version');
});

test('nor a novedad, which also grows by being sent', async () => {
  const novedad = shop.state.novedades.find(({ estado }) => estado === 'Pendiente');
  const path = `/api/novedades/${novedad?.idNovedad}`;
  expect((await call('POST', `${path}/enviar`, { as: 'admin' })).status).toBe(200);
  const form = { asunto: 'Otra', version: '1' };
  expect(await call('PUT', path, { as: 'admin', form })).toMatchObject({
    status: 409,
    body: { actual: { asunto: novedad?.asunto, estado: 'Enviado', version: 2 } },
  });
});

test('nor is a novedad sent that a colleague has changed', async () => {
  const novedad = shop.state.novedades.find(({ estado }) => estado === 'Pendiente');
  const path = `/api/novedades/${novedad?.idNovedad}`;
  await call('PUT', path, { as: 'admin', form: { asunto: 'Otra' } });
  const send = (version: number) =>
    call('POST', `${path}/enviar`, { as: 'admin', body: { version } });
  expect(await send(1)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', actual: { asunto: 'Otra', version: 2 } },
  });
  expect(shop.mail).toEqual([]);
  expect((await send(2)).status).toBe(200);
});

test('nor is a special order decided that a colleague has decided; customers see no versions', async () => {
  const { idPedidoEspecial: id } = shop.state.specialOrders.find(
    ({ estado }) => estado === 'Pendiente',
  )!;
  const move = (estado: string, version: number) =>
    call('PATCH', `/api/pedidos-especiales/estado/${id}`, {
      as: 'admin',
      body: { estado, version },
    });
  expect((await move('Aceptado', 1)).status).toBe(200);
  expect(await move('Rechazado', 1)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', actual: { estado: 'Aceptado', version: 2 } },
  });
  expect((await move('Rechazado', 2)).status).toBe(200);
  const mine = await call('GET', '/api/pedidos-especiales/usuario', { as: 'customer' });
  expect(JSON.stringify(mine.body)).not.toContain('version');
});

test('nor the reference of a payment', async () => {
  const { idPedido } = shop.state.orders[0]!;
  const note = (referencia: string, version: number) =>
    call('PUT', `/api/pedido/${idPedido}/referencia`, {
      as: 'admin',
      body: { referencia, version },
    });
  expect(await note('111', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await note('222', 1)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', actual: { referencia: { valor: '111' }, version: 2 } },
  });
  expect(await note('111', 2)).toMatchObject({ status: 200, body: { version: 2 } });
});

test('nor a product, whose version sales do not change', async () => {
  const { chain } = shop.products;
  shop.setStock(chain.tallas[0]?.idProducto_talla ?? 0, 3);
  const path = `/api/productos/editar/${chain.idProducto}`;
  const edit = () => call('PUT', path, { as: 'admin', form: { nombre: 'Otra', version: '1' } });
  expect((await edit()).status).toBe(200);
  expect(await edit()).toMatchObject({ status: 409, body: { actual: shop.products.chain } });
  expect(shop.products.chain).toMatchObject({ nombreProducto: 'Otra', version: 2 });
  const seen = await call('GET', `/api/clientes/catalogo/${chain.idProducto}`);
  expect(seen.body).not.toHaveProperty('version');
});

test('nor is anything deleted that a colleague has changed', async () => {
  const { soldOut } = shop.products;
  const [question] = shop.state.faqs;
  const [novedad] = shop.state.novedades;
  const edited = async (path: string, edit: Parameters<typeof call>[2]) =>
    expect((await call('PUT', path, { as: 'admin', ...edit })).status).toBe(200);
  const product = `/api/productos/editar/${soldOut.idProducto}`;
  await edited(product, { form: { nombre: 'Otra' } });
  await edited(`/api/preguntas/editarPregunta/${question?.idPregunta}`, { body: faq });
  await edited(`/api/novedades/${novedad?.idNovedad}`, { form: { asunto: 'Otra' } });
  for (const [path, actual] of [
    [`/api/productos/borrar/${soldOut.idProducto}`, { nombreProducto: 'Otra', version: 2 }],
    [`/api/preguntas/borrarPregunta/${question?.idPregunta}`, { ...faq, version: 2 }],
    [`/api/novedades/${novedad?.idNovedad}`, { asunto: 'Otra', version: 2 }],
  ] as const) {
    const remove = (version: number) =>
      call('DELETE', `${path}?version=${version}`, { as: 'admin' });
    expect(await remove(1)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', actual },
    });
    expect(await remove(0)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
  }
});
