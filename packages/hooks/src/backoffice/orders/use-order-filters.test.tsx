import type { Order } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useOrders, type OrdersOptions } from './use-orders.ts';

const STATES = ['pendiente', 'confirmado', 'enviado'] as const;

const orders = Array.from({ length: 9 }, (_, index): Order => {
  return {
    idPedido: index + 1,
    idCarrito: index + 1,
    fechaPedido: `2026-11-0${index + 1}T18:00:00Z`,
    estadoPedido: STATES[index % 3] ?? 'pendiente',
    estadoPago: index % 3 === 0 ? 'pendiente' : 'verificado',
    montoTotal: 0.1,
    resumen: `Pieza ${index}`,
    clienteNombre: 'Ana',
    clientePrimerApellido: 'Mora',
    clienteSegundoApellido: '',
    productos: [],
  };
});

async function open(options?: OrdersOptions) {
  const { result } = renderHookWithShop(() => useOrders(options), {
    session: loggedIn({ rol: 2 }),
    shop: { orders: { list: () => Promise.resolve(orders) } },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result;
}
const ids = (page: Awaited<ReturnType<typeof open>>) =>
  page.current.rows.map(({ order }) => order.idPedido);

it('begins with the filters it is given', async () => {
  const page = await open({ filters: { estado: 'enviado' } });
  expect(ids(page)).toEqual([3, 6, 9]);
  expect(page.current).toMatchObject({ isFiltered: true, total: 9, waiting: 3 });
  expect(page.current.totals).toEqual({ count: 3, cents: 30 });
});

it('narrows down further, and all the way back', async () => {
  const page = await open();
  expect(page.current.totals).toEqual({ count: 9, cents: 90 });
  act(() => page.current.setFilters({ pago: 'verificado' }));
  act(() => page.current.setFilters({ desde: '2026-11-05', hasta: '2026-11-06' }));
  expect(ids(page)).toEqual([5, 6]);
  act(() => page.current.clearFilters());
  expect(ids(page)).toHaveLength(9);
});

it('exports what the filters keep', async () => {
  const page = await open();
  act(() => page.current.setSearch('pieza 7'));
  const lines = (await page.current.toCsv())?.trim().split('\r\n');
  expect(lines?.slice(1)).toEqual([
    '"8","2026-11-08 12:00","Ana Mora","Pieza 7","Confirmado","Verificado","0.10"',
  ]);
});
