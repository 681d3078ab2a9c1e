import { expect, test } from 'vitest';
import { testShop } from '../../test/test-shop.ts';

const shop = testShop();
const { call } = shop;

const dashboard = async () => (await call('GET', '/api/panel', { as: 'admin' })).body;

test('it counts what waits, names what is sold out and sums what was sold by week', async () => {
  const { soldOut, unique } = shop.products;
  const named = ({ idProducto, nombreProducto }: typeof soldOut) => ({
    idProducto,
    nombreProducto,
  });
  expect(await dashboard()).toMatchObject({
    pedidosPendientes: 1,
    pedidosPorEnviar: 1,
    especialesSinRespuesta: 1,
    piezasAgotadas: [named(soldOut)],
  });
  // Four orders since Sunday the 11th, one of them rejected: 1, 3 and 4 pieces and three fees.
  const { ventasPorSemana } = (await dashboard()) as { ventasPorSemana: object[] };
  expect(ventasPorSemana).toHaveLength(12);
  expect(ventasPorSemana.slice(-2)).toEqual([
    { semana: '2026-01-05', pedidos: 1, monto: 56, montoColones: 28_538 },
    { semana: '2026-01-12', pedidos: 2, monto: 352, montoColones: 179_379 },
  ]);
  for (const { idProducto_talla } of unique.tallas) shop.setStock(idProducto_talla, 0);
  expect(await dashboard()).toMatchObject({ piezasAgotadas: [named(unique), named(soldOut)] });
});

test('a step moves an order from one count to the next', async () => {
  const waiting = shop.state.orders.find(({ estadoPedido }) => estadoPedido === 'pendiente');
  await call('PUT', `/api/pedido/${waiting?.idPedido}/aceptar`, { as: 'admin' });
  expect(await dashboard()).toMatchObject({ pedidosPendientes: 0, pedidosPorEnviar: 2 });
});
