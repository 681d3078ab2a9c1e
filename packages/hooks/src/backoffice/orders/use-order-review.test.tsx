import type { Order, OrderAction as Answer, OrderReview } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import type { FakeShop } from '../../../test/fake-shop.ts';
import { httpError, loggedIn, offline } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useTexts } from '../texts/use-backoffice-texts.ts';
import { useOrderReview } from './use-order-review.ts';
import { useReceiptReview } from './use-receipt-review.ts';

function order(idPedido: number, change: Partial<Order> = {}): Order {
  return {
    idPedido,
    idCarrito: 900 + idPedido,
    fechaPedido: `2026-11-${10 + idPedido}T15:00:00Z`,
    estadoPedido: 'pendiente',
    estadoPago: 'pendiente',
    montoTotal: 153,
    resumen: '1 × Anillo Trenza',
    clienteNombre: 'María',
    clientePrimerApellido: 'Solano',
    clienteSegundoApellido: '',
    productos: [],
    ...change,
  };
}

const review = (change: Partial<OrderReview> = {}): OrderReview => ({
  idPedido: 1,
  comprobante: '/files/a?exp=1',
  tipoComprobante: 'imagen',
  comprobantesParecidos: [],
  referencia: null,
  ...change,
});

const session = loggedIn({ rol: 2 });
const SAID: Answer = { pedido: null, mensaje: null };
const details: FakeShop['orders'] = {
  shipping: () => Promise.reject(httpError(500)),
  contact: () => Promise.resolve({ correo: 'maria@correo.cr', telefono: '88112233' }),
  receipt: () => Promise.resolve({ comprobante: '/files/b?exp=1', metodoPago: 'sinpe' }),
};

function useReviewOfOrders() {
  const review = useOrderReview();
  const { toast } = useToasts();
  return { review, toast, receipt: useReceiptReview(review.order), ...useTexts() };
}

async function open(shop: FakeShop) {
  const { result } = renderHookWithShop(useReviewOfOrders, { session, shop });
  await waitFor(() => expect(result.current.review.status).not.toBe('loading'));
  return result;
}

it('goes through the orders that wait, oldest first', async () => {
  const all = [order(3), order(2, { estadoPedido: 'confirmado' }), order(1)];
  const page = await open({ orders: { ...details, list: () => Promise.resolve(all) } });
  expect(page.current.review).toMatchObject({ position: 1, total: 2, order: { idPedido: 1 } });
  expect(page.current.review.following?.idPedido).toBe(3);
  act(() => page.current.review.next());
  expect(page.current.review).toMatchObject({ position: 2, order: { idPedido: 3 } });
});

it('shows first what was paid without its piece, then where a receipt has come; what waits for one comes last', async () => {
  const productos = [{ sinPieza: true as const }] as Order['productos'];
  const all = [
    order(1, { solicitud: 'abierta' }),
    order(2),
    order(3, { solicitud: 'recibida' }),
    order(4, { productos, solicitud: 'abierta' }),
  ];
  const page = await open({ orders: { ...details, list: () => Promise.resolve(all) } });
  const seen = all.map(() => {
    const { idPedido } = page.current.review.order ?? {};
    act(() => page.current.review.next());
    return idPedido;
  });
  expect(seen).toEqual([4, 3, 2, 1]);
});

it('goes on with the next one after another receipt was asked for, which puts an order last', async () => {
  const list = vi.fn(() => Promise.resolve([order(1), order(2), order(3)]));
  const page = await open({ orders: { ...details, list } });
  act(() => page.current.review.next());
  list.mockResolvedValue([order(1), order(2, { solicitud: 'abierta' }), order(3)]);
  act(() => page.current.review.reload());
  await waitFor(() => expect(page.current.review.order?.solicitud).toBe('abierta'));
  act(() => page.current.review.next());
  expect(page.current.review.order?.idPedido).toBe(3);
});

it('accepts one and shows the next, and counts what was done', async () => {
  const list = vi
    .fn(() => Promise.resolve([order(2), order(1, { estadoPedido: 'confirmado' })]))
    .mockResolvedValueOnce([order(2), order(1)]);
  const accept = vi.fn(() => Promise.resolve({ pedido: null, mensaje: null }));
  const page = await open({ orders: { ...details, list, accept } });
  await act(async () => page.current.review.accept());
  await waitFor(() => expect(page.current.review.order?.idPedido).toBe(2));
  expect(page.current.review).toMatchObject({ total: 1, reviewed: 1, failure: null });
  expect(accept).toHaveBeenCalledWith(1);
});

describe('an order that a colleague has decided meanwhile', () => {
  const decided = order(1, { estadoPedido: 'confirmado' });

  async function reread(now: Order[], stays?: () => boolean) {
    const list = vi.fn(() => Promise.resolve(now)).mockResolvedValueOnce([order(2), order(1)]);
    const { result } = renderHookWithShop(() => useOrderReview(undefined, stays), {
      session,
      shop: { orders: { ...details, list } },
    });
    await waitFor(() => expect(result.current.order?.idPedido).toBe(1));
    await act(async () => result.current.reload());
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    return result;
  }

  it('makes way for the next one', async () => {
    const page = await reread([order(2), decided]);
    await waitFor(() => expect(page.current.order?.idPedido).toBe(2));
    expect(page.current).toMatchObject({ isDecidedElsewhere: false, hasFollowed: true });
  });

  it('stays as it is now when it is asked to, until one goes on', async () => {
    const stays = vi.fn(() => true);
    const page = await reread([order(2), decided], stays);
    await waitFor(() => expect(page.current.isDecidedElsewhere).toBe(true));
    expect(page.current).toMatchObject({ order: decided, canDecide: false });
    // What kept it there is done with: it does not go away under the person's eyes.
    stays.mockReturnValue(false);
    await act(async () => page.current.reload());
    expect(page.current).toMatchObject({ order: decided, isDecidedElsewhere: true });
    act(() => page.current.next());
    expect(page.current).toMatchObject({
      order: { idPedido: 2 },
      total: 1,
      isDecidedElsewhere: false,
      hasFollowed: false,
    });
  });

  it('cannot stay when the list knows it no more', async () => {
    const page = await reread([order(2)], () => true);
    await waitFor(() => expect(page.current.order?.idPedido).toBe(2));
  });
});

it('says why a decision was not taken', async () => {
  const reject = () => Promise.reject(httpError(500));
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1)]), reject },
  });
  act(() => page.current.review.askReject());
  expect(page.current.review.isAsking).toBe(true);
  await act(async () => page.current.review.reject());
  await waitFor(() => expect(page.current.review.failure).not.toBeNull());
  const { review, sentence } = page.current;
  expect(sentence(review.failure!)).toBe('No se pudo rechazar el pedido');
  expect(review.canDecide).toBe(true);
});

describe('a decision whose answer was lost', () => {
  const shop = (now: Order['estadoPedido'], error: unknown = offline()) => {
    const after = deferred<Order[]>();
    const list = vi.fn(() => after.promise).mockResolvedValueOnce([order(2), order(1)]);
    const lose = () => Promise.reject(error);
    return {
      orders: { ...details, list, accept: lose, reject: lose },
      reread: () => act(async () => after.resolve([order(2), order(1, { estadoPedido: now })])),
    };
  };

  it.each([
    ['aceptar', 'confirmado', 'Pedido 1 aceptado.'],
    ['rechazar', 'cancelado', 'Pedido 1 rechazado.'],
  ] as const)('to %s is one’s own once the order shows it', async (step, state, said) => {
    const { orders, reread } = shop(state);
    const page = await open({ orders });
    if (step === 'rechazar') act(() => page.current.review.askReject());
    await act(async () => page.current.review[step === 'aceptar' ? 'accept' : 'reject']());
    await waitFor(() => expect(page.current.review.failure?.code).toBe('review.unanswered'));
    await reread();
    await waitFor(() => expect(page.current.review.order?.idPedido).toBe(2));
    expect(page.current.review).toMatchObject({ reviewed: 1, failure: null, hasFollowed: true });
    expect(page.current.toast?.description).toBe(said);
  });

  it.each([
    ['of which the order shows the opposite', 'cancelado', offline()],
    ['that the server had refused', 'confirmado', httpError(409, { code: 'INVALID_STATE' })],
  ] as const)('%s is somebody else’s', async (_what, state, error) => {
    const { orders, reread } = shop(state, error);
    const page = await open({ orders });
    await act(async () => page.current.review.accept());
    await reread();
    await waitFor(() => expect(page.current.review.order?.idPedido).toBe(2));
    expect(page.current.review.reviewed).toBe(0);
    expect(page.current.toast?.description).toBe('Otra persona ya resolvió el pedido 1.');
  });

  it('keeps its order where a note is typed, and tells it from a colleague’s', async () => {
    const { orders, reread } = shop('confirmado');
    const { result } = renderHookWithShop(() => useOrderReview(undefined, () => true), {
      session,
      shop: { orders },
    });
    await waitFor(() => expect(result.current.order?.idPedido).toBe(1));
    await act(async () => result.current.accept());
    await reread();
    await waitFor(() => expect(result.current.isDecidedHere).toBe(true));
    expect(result.current).toMatchObject({ isDecidedElsewhere: false, reviewed: 1 });
    expect(result.current.order).toMatchObject({ idPedido: 1, estadoPedido: 'confirmado' });
  });
});

it('gives the receipt of the review, and stores the reference that a clerk types', async () => {
  const checked = review({
    referencia: { valor: '123', fecha: null, banco: null, problemas: ['FORMATO'], repetidaEn: [] },
  });
  const get = vi.fn(() => Promise.resolve(checked)).mockResolvedValueOnce(review());
  const setReference = vi.fn(() => Promise.resolve(checked));
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1)]) },
    orderReview: { get, setReference },
  });
  await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
  expect(page.current.receipt.receipt).toEqual({
    url: '/files/a?exp=1',
    kind: 'imagen',
    isPreparing: false,
  });
  act(() => page.current.receipt.reference.set('referencia', '12 3'));
  await act(async () => page.current.receipt.reference.submit());
  await waitFor(() =>
    expect(page.current.receipt.review?.referencia?.problemas).toEqual(['FORMATO']),
  );
  expect(setReference).toHaveBeenCalledWith(1, { referencia: '12 3' });
  await waitFor(() => expect(page.current.receipt.reference.values.referencia).toBe('123'));
});

it.each([
  ['preparando', '/files/a?exp=1', { isIllegible: false, hasNoReceipt: false }],
  ['ilegible', null, { isIllegible: true, hasNoReceipt: true, receipt: null }],
] as const)('says of a receipt that it is %s', async (estadoComprobante, comprobante, said) => {
  const get = () => Promise.resolve(review({ estadoComprobante, comprobante }));
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1)]) },
    orderReview: { get },
  });
  await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
  expect(page.current.receipt).toMatchObject(said);
  const isPreparing = estadoComprobante === 'preparando' || undefined;
  expect(page.current.receipt.receipt?.isPreparing).toBe(isPreparing);
});

describe('a reference that somebody else has noted meanwhile', () => {
  const noted = (valor: string, version: number) =>
    review({
      referencia: { valor, fecha: null, banco: null, problemas: [], repetidaEn: [] },
      version,
    });

  async function late() {
    const get = vi
      .fn(() => Promise.resolve(noted('111', 2)))
      .mockResolvedValueOnce(review({ version: 1 }));
    const setReference = vi
      .fn(() => Promise.resolve(noted('222', 3)))
      .mockRejectedValueOnce(httpError(409, { code: 'VERSION_CONFLICT' }));
    const page = await open({
      orders: { ...details, list: () => Promise.resolve([order(1)]) },
      orderReview: { get, setReference },
    });
    await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
    act(() => page.current.receipt.reference.set('referencia', '222'));
    await act(async () => page.current.receipt.reference.submit());
    await waitFor(() => expect(page.current.receipt.reference.conflict?.fields).toHaveLength(1));
    expect(setReference).toHaveBeenCalledExactlyOnceWith(1, { referencia: '222', version: 1 });
    return { page, setReference };
  }
  const differing = { name: 'referencia', mine: '222', theirs: '111', choice: 'mine' };

  it('is shown beside what was typed, and then overwritten only knowingly', async () => {
    const { page, setReference } = await late();
    const { reference } = page.current.receipt;
    expect(reference.values.referencia).toBe('222');
    expect(reference.conflict?.fields).toEqual([differing]);
    await act(async () => reference.conflict?.merge());
    await waitFor(() => expect(page.current.receipt.reference.conflict).toBeNull());
    expect(setReference).toHaveBeenLastCalledWith(1, { referencia: '222', version: 2 });
  });

  it('can be taken instead', async () => {
    const { page, setReference } = await late();
    act(() => page.current.receipt.reference.conflict?.takeTheirs());
    expect(page.current.receipt.reference).toMatchObject({
      values: { referencia: '111' },
      conflict: null,
    });
    expect(setReference).toHaveBeenCalledOnce();
  });
});

it('refuses a reference that no bank would print, and takes a blank one away', async () => {
  const setReference = vi.fn(() => Promise.resolve(review()));
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1)]) },
    orderReview: { get: () => Promise.resolve(review()), setReference },
  });
  await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
  act(() => page.current.receipt.reference.set('referencia', '12#3'));
  act(() => page.current.receipt.reference.submit());
  expect(page.current.receipt.reference.errors.referencia?.code).toBe('reference.invalid');
  act(() => page.current.receipt.reference.set('referencia', ' '));
  await act(async () => page.current.receipt.reference.submit());
  expect(setReference).toHaveBeenCalledWith(1, { referencia: null });
});

it('shows the receipt of the order where the backend reviews none, and asks it once', async () => {
  const get = vi.fn(() => Promise.reject(httpError(404)));
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1), order(2)]) },
    orderReview: { get },
  });
  await waitFor(() => expect(page.current.receipt.status).toBe('unsupported'));
  await waitFor(() => expect(page.current.receipt.receipt?.url).toBe('/files/b?exp=1'));
  expect(page.current.receipt).toMatchObject({ notice: null, receipt: { kind: null } });
  act(() => page.current.review.next());
  await waitFor(() => expect(page.current.review.order?.idPedido).toBe(2));
  expect(page.current.receipt.status).toBe('unsupported');
  expect(get).toHaveBeenCalledOnce();
});

describe('an order that is not there', () => {
  const gone = { code: 'NOT_FOUND', serverMessage: 'No existe ese pedido.' };
  const openWithout = (missing: number) =>
    open({
      orders: { ...details, list: () => Promise.resolve([order(1), order(2)]) },
      orderReview: {
        get: (id: number) =>
          id === missing ? Promise.reject(httpError(404, gone)) : Promise.resolve(review()),
      },
    });

  it('is said, once the backend is known to review others, and those are still reviewed', async () => {
    const page = await openWithout(2);
    await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
    act(() => page.current.review.next());
    await waitFor(() => expect(page.current.receipt.status).toBe('failed'));
    expect(page.current.review.order?.idPedido).toBe(2);
    expect(page.current.receipt.notice?.said).toBe('No existe ese pedido.');
    act(() => page.current.review.next());
    await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
  });

  it('does not keep the others from being reviewed when it comes first', async () => {
    const page = await openWithout(1);
    await waitFor(() => expect(page.current.receipt.status).toBe('unsupported'));
    act(() => page.current.review.next());
    await waitFor(() => expect(page.current.receipt.status).toBe('ready'));
  });
});

it('tells a failure from a backend that knows no review', async () => {
  const page = await open({
    orders: { ...details, list: () => Promise.resolve([order(1)]) },
    orderReview: { get: () => Promise.reject(httpError(500)) },
  });
  await waitFor(() => expect(page.current.receipt.status).toBe('failed'));
  expect(page.current.receipt.notice?.code).toBe('review.failed');
});

describe('an accept that can be undone', () => {
  async function accepted(accept = vi.fn<(id: number) => Promise<Answer>>(async () => SAID)) {
    const clock = new VirtualTime();
    const list = () => Promise.resolve([order(3), order(2), order(1)]);
    const { result } = renderHookWithShop(
      () => ({
        ...useOrderReview(undefined, undefined, { undoable: true }),
        toast: useToasts().toast,
      }),
      { session, shop: { orders: { ...details, list, accept } }, clock },
    );
    await waitFor(() => expect(result.current.order?.idPedido).toBe(1));
    act(() => result.current.accept());
    return { accept, page: result, pass: (ms: number) => act(() => clock.pass(ms)) };
  }

  it('shows the next order at once, and is sent after six seconds', async () => {
    const { accept, page, pass } = await accepted();
    expect(page.current).toMatchObject({ order: { idPedido: 2 }, undoable: 1, total: 2 });
    expect(page.current.toast?.description).toBe('Pedido n.º 1 aceptado');
    expect(accept).not.toHaveBeenCalled();
    await pass(6_000);
    expect(accept).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('records the entry of the bank that pays it, and says when that one is used by now', async () => {
    const matched = vi.fn(() =>
      Promise.resolve({
        ...{ entradas: [], pedidos: [], seguras: [], probables: [], sinPareja: [] },
        ...{ reversadas: [], sinPago: [] },
        resultados: [{ pedidos: [1], resultado: 'entradaUsada' as const }],
      }),
    );
    const { result } = renderHookWithShop(() => useOrderReview(), {
      session,
      shop: {
        orders: { ...details, list: () => Promise.resolve([order(1)]) },
        reconciliation: { accept: matched },
      },
    });
    await waitFor(() => expect(result.current.order?.idPedido).toBe(1));
    await act(async () => result.current.acceptWith([31]));
    await waitFor(() => expect(result.current.failure?.code).toBe('review.entryUsed'));
    expect(matched).toHaveBeenCalledExactlyOnceWith({
      coincidencias: [{ entradas: [31], pedidos: [1] }],
    });
  });

  it('looks at its order again when it is undone, in its place', async () => {
    const { accept, page, pass } = await accepted();
    act(() => page.current.next());
    act(() => page.current.undo());
    expect(page.current).toMatchObject({ order: { idPedido: 1 }, position: 1, total: 3 });
    expect(page.current).toMatchObject({ undoable: null, reviewed: 0 });
    await pass(10_000);
    expect(accept).not.toHaveBeenCalled();
  });

  it('brings its order back with the reason when the call fails', async () => {
    const { page, pass } = await accepted(vi.fn(() => Promise.reject(httpError(500))));
    await pass(6_000);
    await waitFor(() => expect(page.current.failure?.code).toBe('orders.actionFailed'));
    expect(page.current).toMatchObject({ order: { idPedido: 1 }, total: 3, hasFollowed: true });
  });
});
