import type { Order, OrderPage, OrderPageQuery } from '@filigrana/sdk';
import { emptyOrderFilters, filterOrders, fromCents, orderTotals } from '@filigrana/sdk/domain';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useOrderReview } from './use-order-review.ts';
import { useOrders } from './use-orders.ts';

const NAMES = ['Ana', 'Luis', 'Sofía'];

/** 950 orders, the newest first; 1, 301, 601 and 901 wait. */
const made = (): Order[] =>
  Array.from({ length: 950 }, (_, index): Order => {
    const idPedido = 950 - index;
    const isWaiting = idPedido % 300 === 1;
    return {
      idPedido,
      idCarrito: idPedido,
      fechaPedido: new Date(Date.UTC(2026, 0, 1) + idPedido * 60_000).toISOString(),
      estadoPedido: isWaiting ? 'pendiente' : 'enviado',
      estadoPago: isWaiting ? 'pendiente' : 'verificado',
      montoTotal: 10,
      resumen: '1 × Anillo Trenza',
      clienteNombre: NAMES[idPedido % 3] ?? '',
      clientePrimerApellido: 'Mora',
      clienteSegundoApellido: '',
      productos: [],
    };
  });

/** A backend that hands out pages; what it is asked for is kept. */
function backend(orders = made()) {
  const page = vi.fn((query: OrderPageQuery = {}): Promise<OrderPage> => {
    const { limite = 500, despuesDe, ...search } = query;
    const found = filterOrders(orders, { ...emptyOrderFilters(), ...(search as object) });
    const rest = found.filter(({ idPedido }) => despuesDe === undefined || idPedido < despuesDe);
    const elementos = rest.slice(0, limite);
    const isFirst = despuesDe === undefined;
    return Promise.resolve({
      elementos: structuredClone(elementos),
      siguiente: rest.length > limite ? (elementos.at(-1)?.idPedido ?? null) : null,
      encontrados: isFirst ? found.length : null,
      montoEncontrado: isFirst ? fromCents(orderTotals(found).cents) : null,
      isWhole: false,
    });
  });
  return { orders, page };
}

async function open({ page }: ReturnType<typeof backend>, others: FakeShop['orders'] = {}) {
  const { result } = renderHookWithShop(() => useOrders(), {
    session: loggedIn({ rol: 2 }),
    shop: { orders: { page, ...others } },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result;
}
type View = Awaited<ReturnType<typeof open>>;
const ids = (view: View) => view.current.rows.map(({ order }) => order.idPedido);
const readMore = async (view: View) => {
  act(() => view.current.readMore());
  await waitFor(() => expect(view.current.isReadingMore).toBe(false));
};

it('reads a long list part by part, and says how much there is of it', async () => {
  const view = await open(backend());
  expect(view.current).toMatchObject({ total: 950, matches: 950, isWhole: false, hasMore: true });
  expect(view.current.totals).toEqual({ count: 950, cents: 950_000 });
  expect(ids(view)).toHaveLength(200);
  await waitFor(() => expect(view.current.waiting).toBe(4));
  await readMore(view);
  expect(ids(view).slice(198, 202)).toEqual([752, 751, 750, 749]);
});

it('lets the server find what is typed, and shows meanwhile what fits of what is there', async () => {
  const shop = backend();
  const view = await open(shop);
  act(() => view.current.setSearch('sofia'));
  await waitFor(() => expect(ids(view)).toHaveLength(67));
  expect(view.current).toMatchObject({ matches: null, totals: null, total: 950 });
  await waitFor(() => expect(view.current.matches).toBe(317));
  expect(ids(view)).toHaveLength(200);
  expect(view.current.totals).toEqual({ count: 317, cents: 317_000 });
  await readMore(view);
  expect(ids(view)).toHaveLength(317);
  expect(view.current).toMatchObject({ hasMore: false, total: 950 });
  act(() => view.current.clearFilters());
  expect(ids(view).slice(0, 2)).toEqual([950, 949]);
});

it('asks for nothing more once all has been read, and searches at every key', async () => {
  const shop = backend();
  const view = await open(shop);
  while (view.current.hasMore) await readMore(view);
  expect(view.current).toMatchObject({ isWhole: true, total: 950 });
  const { length } = shop.page.mock.calls;
  act(() => view.current.setSearch('luis'));
  expect(view.current.matches).toBe(317);
  expect(shop.page.mock.calls.filter(([query]) => query?.busqueda)).toHaveLength(0);
  expect(shop.page.mock.calls.length).toBe(length);
});

it('says when more could not be read, keeps what is there, and reads on when asked again', async () => {
  const shop = backend();
  const view = await open(shop);
  shop.page.mockRejectedValueOnce(httpError(500));
  await readMore(view);
  expect(view.current.notice).toMatchObject({ code: 'orders.listFailed' });
  expect(ids(view)).toHaveLength(200);
  await readMore(view);
  expect(view.current.notice).toBeNull();
  expect(ids(view)).toHaveLength(400);
});

it('a step changes the order where it stands, and what was read is read again as far', async () => {
  const shop = backend();
  const accept = vi.fn((idPedido: number) => {
    const order = shop.orders.find((each) => each.idPedido === idPedido);
    if (order) Object.assign(order, { estadoPedido: 'confirmado', estadoPago: 'verificado' });
    return Promise.resolve({ mensaje: null, pedido: null });
  });
  const view = await open(shop, { accept });
  await readMore(view);
  act(() => view.current.setFilters({ estado: 'pendiente' }));
  await waitFor(() => expect(ids(view)).toEqual([901, 601, 301, 1]));
  act(() => view.current.act(301, 'aceptar'));
  await waitFor(() => expect(ids(view)).toEqual([901, 601, 1]));
  expect(accept).toHaveBeenCalledOnce();
  act(() => view.current.clearFilters());
  await waitFor(() => expect(view.current.waiting).toBe(3));
  expect(ids(view)).toHaveLength(400);
});

it('exports all that the filters keep, and says when it cannot be read', async () => {
  const shop = backend();
  const view = await open(shop);
  const csv = await act(() => view.current.toCsv());
  expect(csv?.trim().split('\r\n')).toHaveLength(951);
  shop.page.mockRejectedValueOnce(httpError(500));
  expect(await act(() => view.current.toCsv())).toBeNull();
  expect(view.current.alert).toMatchObject({ code: 'orders.csvFailed' });
  act(() => view.current.closeAlert());
  expect(view.current.alert).toBeNull();
});

it('the review goes through all that wait, also those that are not in what the list shows', async () => {
  const { page } = backend();
  const { result } = renderHookWithShop(() => useOrderReview(), {
    session: loggedIn({ rol: 2 }),
    shop: { orders: { page } },
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current).toMatchObject({ total: 4, position: 1, order: { idPedido: 1 } });
  act(() => result.current.next());
  expect(result.current.order?.idPedido).toBe(301);
});

it('the review says who was quicker, although a decided order is not among those that wait', async () => {
  const shop = backend();
  const { result } = renderHookWithShop(() => useOrderReview(undefined, () => true), {
    session: loggedIn({ rol: 2 }),
    shop: { orders: { page: shop.page } },
  });
  await waitFor(() => expect(result.current.order?.idPedido).toBe(1));
  const first = shop.orders.find(({ idPedido }) => idPedido === 1);
  if (first) first.estadoPedido = 'enviado';
  act(() => result.current.reload());
  await waitFor(() => expect(result.current.isDecidedElsewhere).toBe(true));
  expect(result.current.order).toMatchObject({ idPedido: 1, estadoPedido: 'enviado' });
  act(() => result.current.next());
  await waitFor(() => expect(result.current.order?.idPedido).toBe(301));
});
