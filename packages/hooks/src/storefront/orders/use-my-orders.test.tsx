import { memorySession, type Order, type OrderDetail, type Shop } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { hasDetail, useMyOrders } from './use-my-orders.ts';

const line = {
  productoNombre: 'Argollas',
  tallaNombre: 'Única',
  cantidad: 2,
  subtotalProducto: 116,
  image_url: null,
};

function order(idPedido: number, change: Partial<Order> = {}): Order {
  return {
    idPedido,
    idCarrito: 30 + idPedido,
    fechaPedido: '2026-11-14T15:00:00.000Z',
    estadoPedido: 'pendiente',
    estadoPago: 'pendiente',
    montoTotal: 124,
    resumen: 'Argollas',
    clienteNombre: 'María',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: 'Quirós',
    productos: [line],
    ...change,
  };
}

const detailOf = (summary: Order): OrderDetail => ({
  ...summary,
  provincia: 'Cartago',
  canton: 'Paraíso',
  distrito: 'Orosi',
  direccionExacta: 'Del templo, 200 m al sur',
  metodoPago: 'sinpe',
  comprobante: '/files/1',
});

function start(orders: Partial<Shop['orders']>, session: object = loggedIn()) {
  const store = memorySession(session);
  const { result } = renderHookWithShop(
    () => {
      const history = useMyOrders();
      const { sentence } = useTexts();
      return { ...history, said: history.notice && sentence(history.notice) };
    },
    { shop: { orders }, session: store },
  );
  return {
    session: store,
    now: () => result.current,
    ready: () => waitFor(() => expect(result.current.status).toBe('ready')),
    expand: (idPedido: number) => act(async () => void result.current.expand(idPedido)),
  };
}

test('shows the orders of the account', async () => {
  const orders = [order(2), order(1)];
  const { now, ready } = start({ mine: () => Promise.resolve(orders) });
  expect(now()).toMatchObject({ status: 'loading', orders: [], notice: null });
  await ready();
  expect(now()).toMatchObject({ orders, notice: null });
});

test('says that there are none yet', async () => {
  const { now } = start({ mine: () => Promise.resolve([]) });
  await waitFor(() => expect(now().status).toBe('empty'));
  expect(now().said).toBe('Aún no has realizado pedidos.');
});

test('says that nobody is logged in, and asks nothing', () => {
  const mine = vi.fn<Shop['orders']['mine']>();
  expect(start({ mine }, {}).now()).toMatchObject({
    status: 'failed',
    said: 'No hay sesión activa.',
  });
  expect(mine).not.toHaveBeenCalled();
});

test.each([offline(), httpError(500, { serverMessage: 'Ocurrió algo' })])(
  'says that they could not be loaded (%s), until they are',
  async (error) => {
    const mine = vi.fn<Shop['orders']['mine']>(() => Promise.resolve([order(1)]));
    mine.mockRejectedValueOnce(error);
    const { now, ready } = start({ mine });
    await waitFor(() => expect(now().status).toBe('failed'));
    expect(now().said).toBe('No se pudo cargar tu historial de pedidos.');
    act(() => now().reload());
    await ready();
    expect(now().notice).toBeNull();
  },
);

test('keeps what it has shown when a later read fails, and says so', async () => {
  const mine = vi.fn<Shop['orders']['mine']>(() => Promise.resolve([order(1)]));
  const { now, ready } = start({ mine });
  await ready();
  mine.mockRejectedValueOnce(offline());
  act(() => now().reload());
  await waitFor(() => expect(now().notice?.code).toBe('orders.loadFailed'));
  expect(now()).toMatchObject({ status: 'ready', orders: [{ idPedido: 1 }] });
});

test('merges the detail of an expanded order into its row', async () => {
  const detail = { ...detailOf(order(1)), estadoPedido: 'enviado' as const };
  const { now, ready, expand } = start({
    mine: () => Promise.resolve([order(2), order(1)]),
    myOrder: () => Promise.resolve(detail),
  });
  await ready();
  await expand(1);
  expect(now().orders).toEqual([order(2), detail]);
  expect(now().orders.map(hasDetail)).toEqual([false, true]);
});

test('keeps a detail when the list is read again, whose state then counts', async () => {
  const mine = vi.fn<Shop['orders']['mine']>(() => Promise.resolve([order(1)]));
  const { now, ready, expand } = start({
    mine,
    myOrder: () => Promise.resolve(detailOf(order(1))),
  });
  await ready();
  await expand(1);
  mine.mockResolvedValueOnce([order(1, { estadoPedido: 'confirmado', productos: [] })]);
  act(() => now().reload());
  await waitFor(() => expect(now().orders[0]?.estadoPedido).toBe('confirmado'));
  expect(now().orders[0]).toEqual({ ...detailOf(order(1)), estadoPedido: 'confirmado' });
});

test('shows every detail, whatever the order in which they arrive', async () => {
  const slow = deferred<OrderDetail>();
  const { now, ready, expand } = start({
    mine: () => Promise.resolve([order(2), order(1)]),
    myOrder: (id) => (id === 1 ? slow.promise : Promise.resolve(detailOf(order(2)))),
  });
  await ready();
  await expand(1);
  await expand(2);
  await act(async () => slow.resolve(detailOf(order(1))));
  expect(now().orders.map(hasDetail)).toEqual([true, true]);
});

test('keeps the row as it is when its detail cannot be read, and says nothing', async () => {
  const { now, ready, expand, session } = start({
    mine: () => Promise.resolve([order(1)]),
    myOrder: () => Promise.reject(httpError(500)),
  });
  await ready();
  await expand(1);
  expect(now()).toMatchObject({ status: 'ready', notice: null, orders: [order(1)] });
  expect(session.read().token).not.toBeNull();
});

test('ends the session when the token is refused', async () => {
  const { ready, expand, session } = start({
    mine: () => Promise.resolve([order(1)]),
    myOrder: () => Promise.reject(httpError(401)),
  });
  await ready();
  await expand(1);
  expect(session.read().token).toBeNull();
});
