import type { Environment, Order, OrderAction as Answer } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pending, type FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useEndAllLogins } from '../../shared/session/use-end-all-logins.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { Toast } from '../../shared/toasts/toast.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useTexts } from '../texts/use-backoffice-texts.ts';
import { useOrderDetails } from './use-order-details.ts';
import { useOrders } from './use-orders.ts';

function order(idPedido: number, change: Partial<Order> = {}): Order {
  return {
    idPedido,
    idCarrito: 900 + idPedido,
    fechaPedido: '2026-11-18T15:00:00Z',
    estadoPedido: 'pendiente',
    estadoPago: 'pendiente',
    montoTotal: 153,
    resumen: '1 × Anillo Trenza',
    clienteNombre: 'María Fernanda',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: 'Quirós',
    productos: [],
    ...change,
  };
}

const ADMIN = loggedIn({ rol: 2 });
const useOrdersAndTexts = () => ({ ...useOrders(), ...useTexts() });

async function openOrders(orders: FakeShop['orders'], session = ADMIN) {
  const page = renderHookWithShop(useOrdersAndTexts, { shop: { orders: orders ?? {} }, session });
  await waitFor(() => expect(page.result.current.status).not.toBe('loading'));
  return page.result;
}
const rowOf = (page: { current: ReturnType<typeof useOrders> }, id: number) =>
  page.current.rows.find((row) => row.order.idPedido === id)!;

it('enables what the lifecycle allows an administrator', async () => {
  const list = [
    order(1),
    order(2, { estadoPedido: 'confirmado' }),
    order(3, { estadoPedido: 'enviado' }),
    order(4, { estadoPedido: 'cancelado' }),
  ];
  const page = await openOrders({ list: () => Promise.resolve(list) });
  expect(page.current.rows.map(({ can }) => can)).toEqual([
    { aceptar: true, rechazar: true, enviar: false },
    { aceptar: false, rechazar: false, enviar: true },
    { aceptar: false, rechazar: false, enviar: false },
    { aceptar: false, rechazar: false, enviar: false },
  ]);
});

it('says so when somebody else has decided what was asked about', async () => {
  const seen = order(1);
  const list = vi.fn(() => Promise.resolve([seen]));
  const refusal = httpError(409, { serverMessage: 'El pedido ya fue aceptado.' });
  const reject = vi.fn(() => Promise.reject(refusal));
  const page = await openOrders({ list, reject });
  list.mockResolvedValue([order(1, { estadoPedido: 'confirmado' })]);
  await act(async () => page.current.reload());
  await waitFor(() => expect(rowOf(page, 1).can.rechazar).toBe(false));
  act(() => page.current.act(1, 'rechazar', seen));
  await waitFor(() => expect(page.current.alert?.said).toBe('El pedido ya fue aceptado.'));
  expect(reject).toHaveBeenCalledExactlyOnceWith(1);
  expect(rowOf(page, 1).order.estadoPedido).toBe('confirmado');
});

it('enables nothing for a manager', async () => {
  const session = loggedIn({ rol: 3 });
  const page = await openOrders({ list: () => Promise.resolve([order(1)]) }, session);
  expect(rowOf(page, 1).can).toEqual({ aceptar: false, rechazar: false, enviar: false });
});

it('searches customer names and summaries, without minding accents', async () => {
  const other = order(2, { clienteNombre: 'Luis', resumen: '2 × Aretes Luna' });
  const page = await openOrders({ list: () => Promise.resolve([order(1), other]) });
  const found = (text: string) => {
    act(() => page.current.setSearch(text));
    return page.current.rows.map((row) => row.order.idPedido);
  };
  expect(found('maria fernanda solano')).toEqual([1]);
  expect(found('ARETES')).toEqual([2]);
  expect(found('zafiro')).toEqual([]);
  expect(page.current.total).toBe(2);
});

it('accepts an order: only its row is pending, then it is confirmed and paid', async () => {
  const answer = pending<Answer>();
  const list = vi.fn(() => Promise.resolve([order(1), order(2)]));
  const page = await openOrders({ list, accept: () => answer.promise });
  act(() => page.current.act(1, 'aceptar'));
  expect(rowOf(page, 1)).toMatchObject({ pending: 'aceptar', can: { rechazar: false } });
  expect(rowOf(page, 2)).toMatchObject({ pending: null, can: { rechazar: true } });

  list.mockImplementation(() => new Promise(() => undefined));
  await act(async () => answer.resolve({ pedido: null, mensaje: null }));
  expect(rowOf(page, 1)).toMatchObject({
    pending: null,
    order: { estadoPedido: 'confirmado', estadoPago: 'verificado' },
    can: { enviar: true },
  });
});

it('ignores a second click while an action is on its way', async () => {
  const accept = vi.fn(() => pending<Answer>().promise);
  const page = await openOrders({ list: () => Promise.resolve([order(1)]), accept });
  act(() => {
    page.current.act(1, 'aceptar');
    page.current.act(1, 'aceptar');
  });
  expect(accept).toHaveBeenCalledOnce();
});

it.each([
  [
    'what the server says',
    httpError(409, { serverMessage: 'El pedido ya fue enviado.' }),
    'El pedido ya fue enviado.',
  ],
  ['its own sentence', offline(), 'No se pudo rechazar el pedido'],
])('alerts a failed action with %s, and reads the list again', async (_what, error, text) => {
  const list = vi.fn(() => Promise.resolve([order(1)]));
  const page = await openOrders({ list, reject: () => Promise.reject(error) });
  const before = list.mock.calls.length;
  await act(async () => page.current.act(1, 'rechazar'));
  await waitFor(() => expect(page.current.alert).not.toBeNull());
  expect(page.current.sentence(page.current.alert!)).toBe(text);
  expect(rowOf(page, 1)).toMatchObject({ pending: null, can: { aceptar: true } });
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before));
  act(() => page.current.closeAlert());
  expect(page.current.alert).toBeNull();
});

it('says why the list could not be loaded, and loads it again when asked', async () => {
  const list = vi.fn(() => Promise.reject<Order[]>(httpError(500)));
  const page = await openOrders({ list });
  expect(page.current.status).toBe('failed');
  expect(page.current.sentence(page.current.notice!)).toBe('No se pudieron cargar los pedidos');
  list.mockImplementation(() => Promise.resolve([order(1)]));
  act(() => page.current.reload());
  await waitFor(() => expect(page.current.status).toBe('ready'));
});

it('reads shipping, receipt and contact of the order that is opened', async () => {
  const shipping = {
    provincia: 'Heredia',
    canton: 'Belén',
    distrito: 'San Antonio',
    direccionExacta: '200 m norte',
    metodoPago: 'sinpe' as const,
  };
  const receipt = { comprobante: '/files/1', metodoPago: 'sinpe' as const };
  const contact = { correo: 'maria@correo.cr', telefono: '88112233' };
  const orders = {
    shipping: vi.fn(() => Promise.resolve(shipping)),
    receipt: () => Promise.resolve(receipt),
    contact: () => Promise.resolve(contact),
  };
  const { result } = renderHookWithShop(() => useOrderDetails(901), {
    shop: { orders },
    session: ADMIN,
  });
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current).toMatchObject({ shipping, receipt, contact, notice: null });
  expect(orders.shipping).toHaveBeenCalledWith(901);
});

it('reads nothing of an order that is closed', () => {
  const { result } = renderHookWithShop(() => useOrderDetails(null), { session: ADMIN });
  expect(result.current.status).toBe('idle');
});

it('gives what has arrived although one of the three calls failed', async () => {
  const contact = { correo: 'maria@correo.cr', telefono: '88112233' };
  const orders = {
    shipping: () => Promise.reject(offline()),
    receipt: () => Promise.reject(httpError(404)),
    contact: () => Promise.resolve(contact),
  };
  const { result } = renderHookWithShop(() => useOrderDetails(901), {
    shop: { orders },
    session: ADMIN,
  });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(result.current.contact).toEqual(contact);
  expect(result.current.notice?.code).toBe('orders.detailsFailed');
});

describe('an accept that can be undone', () => {
  const said = { pedido: null, mensaje: null };

  async function accepted(
    accept = vi.fn<(id: number) => Promise<Answer>>(async () => said),
    parts: Partial<Environment> = {},
  ) {
    const clock = new VirtualTime();
    const page = renderHookWithShop(
      () => ({
        ...useOrders({ undoable: true }),
        toast: useToasts().toast,
        toasts: useShopContext().toasts,
        logout: useSession().logout,
        endAll: useEndAllLogins().endAll,
      }),
      {
        shop: {
          orders: { list: () => Promise.resolve([order(1), order(2)]), accept },
          logins: { endAll: async () => ({ mensaje: null }) },
        },
        session: ADMIN,
        environment: { clock, ...parts },
      },
    );
    await waitFor(() => expect(page.result.current.status).toBe('ready'));
    act(() => page.result.current.act(1, 'aceptar'));
    const pass = (ms: number) => act(() => clock.pass(ms));
    return { accept, page: page.result, session: page.session, pass, leave: page.unmount };
  }

  it('is shown at once, with a toast, and sent after six seconds', async () => {
    const { accept, page, pass } = await accepted();
    expect(rowOf(page, 1)).toMatchObject({
      order: { estadoPedido: 'confirmado' },
      can: { aceptar: false, enviar: false },
      pending: null,
      canUndo: true,
    });
    expect(page.current.waiting).toBe(1);
    expect(page.current.toast).toMatchObject({
      description: 'Pedido n.º 1 aceptado',
      duration: 6_000,
      action: { label: 'Deshacer' },
    });
    await pass(5_999);
    expect(accept).not.toHaveBeenCalled();
    await pass(1);
    expect(accept).toHaveBeenCalledExactlyOnceWith(1);
    expect(page.current.undoable).toBeNull();
  });

  it.each<[string, (page: { current: ReturnType<typeof useOrders> & { toast: unknown } }) => void]>(
    [
      ['its order', ({ current }) => current.undo()],
      ['the toast', ({ current }) => (current.toast as Toast).action?.run()],
    ],
  )('is undone by %s, and the server never hears of it', async (_by, undo) => {
    const { accept, page, pass } = await accepted();
    act(() => undo(page));
    expect(rowOf(page, 1)).toMatchObject({
      order: { estadoPedido: 'pendiente' },
      can: { aceptar: true },
      canUndo: false,
    });
    expect(page.current.toast?.open).toBe(false);
    await pass(10_000);
    expect(accept).not.toHaveBeenCalled();
  });

  it('is sent at once when the next one is accepted', async () => {
    const { accept, page } = await accepted();
    act(() => page.current.act(2, 'aceptar'));
    expect(accept).toHaveBeenCalledExactlyOnceWith(1);
    expect(page.current.undoable).toBe(2);
    expect(page.current.toast?.description).toBe('Pedido n.º 2 aceptado');
  });

  type Open = Awaited<ReturnType<typeof accepted>>;
  it.each<[string, (open: Open) => void]>([
    ['the page is left', ({ leave }) => leave()],
    ['the page is closed', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        vi.restoreAllMocks();
      },
    ],
    ['somebody logs out', ({ page }) => page.current.logout()],
    ['every login is ended', ({ page }) => void page.current.endAll()],
  ])('is sent at once when %s', async (_how, go) => {
    const tokens: (string | null)[] = [];
    const open = await accepted(
      vi.fn(async () => {
        tokens.push(open.session.read().token);
        return said;
      }),
    );
    act(() => go(open));
    expect(open.accept).toHaveBeenCalledExactlyOnceWith(1);
    expect(tokens).toEqual([ADMIN.token]);
  });

  it('is sent when the environment says that the page is hidden', async () => {
    let hide = () => {};
    const onHide = (listener: () => void) => {
      hide = listener;
      return () => {};
    };
    const { accept } = await accepted(undefined, { onHide });
    window.dispatchEvent(new Event('pagehide'));
    expect(accept).not.toHaveBeenCalled();
    act(() => hide());
    expect(accept).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('brings its order back with an alert when it fails', async () => {
    const { page, pass } = await accepted(vi.fn(() => Promise.reject(offline())));
    await pass(6_000);
    await waitFor(() => expect(page.current.alert?.code).toBe('orders.actionFailed'));
    expect(rowOf(page, 1)).toMatchObject({
      order: { estadoPedido: 'pendiente' },
      can: { aceptar: true },
    });
  });

  it('is told of in a toast when it fails after its page was left', async () => {
    const { page, leave } = await accepted(vi.fn(() => Promise.reject(offline())));
    const { toasts } = page.current;
    leave();
    await waitFor(() => expect(toasts.get()?.code).toBe('orders.acceptFailed'));
    expect(toasts.get()).toMatchObject({ variant: 'destructive', params: { idPedido: 1 } });
  });
});
