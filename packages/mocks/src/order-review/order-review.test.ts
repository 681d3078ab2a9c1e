import { describe, expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';
import { addition, imageFile, orderShipping, pdfFile } from '../fixtures.ts';

const shop = testShop();
const { call } = shop;

/** Paid on the 15th of January 2026, the day of the mocks, through Banco de Costa Rica. */
const GOOD = '2026011515283010123456789';

async function bought(parts: Record<string, string | Blob> = {}): Promise<number> {
  const body = addition(shop.products.chain);
  await call('POST', '/api/carrito/agregar', { as: 'otherCustomer', body });
  const form = { ...orderShipping(), comprobante: imageFile(), ...parts };
  const answer = await call('POST', '/api/compra', { as: 'otherCustomer', form });
  return (answer.body as { idPedido: number }).idPedido;
}
const at = (id: number, what: string) => `/api/pedido/${id}/${what}`;
const review = async (id: number) =>
  (await call('GET', at(id, 'revision'), { as: 'admin' })).body as {
    comprobante: string;
    comprobantesParecidos: object[];
  };
const note = (id: number, referencia: string | null) =>
  call('PUT', at(id, 'referencia'), { as: 'admin', body: { referencia } });

describe('the review of an order', () => {
  test('opens the receipt and tells its kind', async () => {
    const image = await review(await bought());
    expect(image).toMatchObject({ tipoComprobante: 'imagen', referencia: null });
    expect((await call('GET', image.comprobante)).status).toBe(200);
    const id = await bought({ comprobante: pdfFile() });
    expect(await review(id)).toMatchObject({ tipoComprobante: 'pdf', comprobantesParecidos: [] });
  });

  test('names other orders with the same bytes, and no others', async () => {
    const first = await bought();
    const second = await bought();
    const other = await bought({ comprobante: imageFile('otra.png', 'Otro') });
    expect(await review(second)).toMatchObject({
      comprobantesParecidos: [
        { idPedido: first, coincidencia: 'identico', estadoPedido: 'pendiente', montoTotal: 56 },
      ],
    });
    expect((await review(first)).comprobantesParecidos).toHaveLength(1);
    expect((await review(other)).comprobantesParecidos).toEqual([]);
  });

  test('reads the reference of the purchase, and says when another order has it', async () => {
    const first = await bought({ referencia: '20260115 152-83010123456789' });
    expect(await review(first)).toMatchObject({
      referencia: { valor: GOOD, fecha: '2026-01-15', banco: 'Banco de Costa Rica', problemas: [] },
    });
    const second = await bought({ referencia: GOOD });
    const repeated = { problemas: ['REPETIDA'], repetidaEn: [first] };
    expect(await review(second)).toMatchObject({ referencia: repeated });
    await call('PUT', at(first, 'rechazar'), { as: 'admin' });
    expect(await review(second)).toMatchObject({ referencia: { repetidaEn: [] } });
  });
});

test('the history tells who did what, oldest first; noting the same reference again is nothing', async () => {
  const id = await bought();
  await note(id, '123');
  await note(id, ' 1-23 ');
  await note(id, null);
  const body = { texto: ' Llamar antes. ' };
  expect(await call('POST', at(id, 'notas'), { as: 'admin', body })).toMatchObject({
    status: 201,
    body: { tipo: 'nota', texto: 'Llamar antes.', autor: { nombre: 'Elena Castro Vega', rol: 2 } },
  });
  await call('PUT', at(id, 'enviar'), { as: 'admin' });
  await call('PUT', at(id, 'aceptar'), { as: 'admin' });
  const history = (await call('GET', at(id, 'historial'), { as: 'admin' })).body as {
    tipo: string;
    texto: string | null;
  }[];
  expect(history.map(({ tipo, texto }) => [tipo, texto])).toEqual([
    ['creado', null],
    ['referencia', '123'],
    ['referencia', null],
    ['nota', 'Llamar antes.'],
    ['estado', 'confirmado'],
  ]);
});

test('every ready-made order has a history that led to its state, and a receipt of its own', async () => {
  for (const { idPedido, estadoPedido } of shop.state.orders) {
    const { body } = await call('GET', at(idPedido, 'historial'), { as: 'admin' });
    const steps = (body as { tipo: string; texto: string }[]).filter(
      ({ tipo }) => tipo === 'estado',
    );
    expect(steps.at(-1)?.texto ?? 'pendiente').toBe(estadoPedido);
    expect(await review(idPedido)).toMatchObject({
      comprobantesParecidos: [],
      referencia: { problemas: [] },
    });
  }
});

test('a special order has a history with notes of its own', async () => {
  const { idPedidoEspecial } = shop.state.specialOrders.at(-1) ?? { idPedidoEspecial: 0 };
  const path = `/api/pedidos-especiales/${idPedidoEspecial}`;
  await call('PATCH', `/api/pedidos-especiales/estado/${idPedidoEspecial}`, {
    as: 'admin',
    body: { estado: 'Aceptado' },
  });
  await call('POST', `${path}/notas`, { as: 'admin', body: { texto: 'Con garantía.' } });
  const { body } = await call('GET', `${path}/historial`, { as: 'admin' });
  expect(body).toMatchObject([
    { tipo: 'creado', autor: { rol: 1 } },
    { tipo: 'estado', texto: 'Aceptado', autor: { rol: 2 } },
    { tipo: 'nota', texto: 'Con garantía.' },
  ]);
});
