import {
  ApiError,
  type MatchesForm,
  type MatchOutcome,
  type MatchesAccepted,
  type Reconciliation,
  type Role,
} from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pending } from '../../../test/fake-shop.ts';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useReconciliation } from './use-reconciliation.ts';

const entry = (idEntrada: number) => ({
  ...{ idEntrada, dia: '2026-03-14', monto: 25_260, moneda: 'CRC' as const },
  ...{ referencia: null, nombre: 'ANA MORA SOLANO', texto: 'SINPE MOVIL' },
});
const order = (idPedido: number) => ({
  ...{ idPedido, fechaPedido: '2026-03-14T16:22:05.000Z', montoTotal: 50, montoColones: 25_260 },
  ...{ referencia: null, clienteNombre: 'Ana Mora' },
});
const match = (entrada: number, ...pedidos: number[]) => ({
  ...{ entradas: [entrada], pedidos, motivos: ['MONTO_IGUAL' as const] },
});
/** Two matches that are sure, the second of two orders, and a likely one. */
const RECONCILIATION: Reconciliation = {
  entradas: [entry(30), entry(31), entry(32)],
  pedidos: [order(5), order(6), order(7), order(8)],
  seguras: [match(30, 5), match(31, 6, 7)],
  probables: [{ idEntrada: 32, candidatos: [match(32, 8)] }],
  ...{ sinPareja: [], reversadas: [], sinPago: [] },
};

type Outcomes = Readonly<Record<number, MatchOutcome['resultado']>>;

/** A page beside a bank that keeps what it has accepted; orders that are not named in `refused` are. */
async function openDesk({
  refused = {} as Outcomes,
  rol = 2 as Role,
  undoable = true,
  accept = undefined as (() => Promise<MatchesAccepted>) | undefined,
} = {}) {
  const clock = new VirtualTime();
  let isUsed = (_match: { pedidos: readonly number[] }) => false;
  const read = vi.fn(async () => ({
    ...RECONCILIATION,
    seguras: RECONCILIATION.seguras.filter((one) => !isUsed(one)),
    probables: RECONCILIATION.probables.filter(({ candidatos }) => !candidatos.some(isUsed)),
  }));
  const calls = vi.fn(async ({ coincidencias }: MatchesForm): Promise<MatchesAccepted> => {
    if (accept) return accept();
    const before = isUsed;
    const resultados = coincidencias.map(({ pedidos }) => ({
      pedidos,
      resultado: refused[pedidos[0]!] ?? ('aceptada' as const),
    }));
    const done = resultados.flatMap((one) => (one.resultado === 'aceptada' ? one.pedidos : []));
    isUsed = (one) => before(one) || one.pedidos.some((idPedido) => done.includes(idPedido));
    return { ...(await read()), resultados };
  });
  let shown: ReturnType<typeof useDesk> | undefined;
  const useDesk = () => ({
    ...useReconciliation({ undoable }),
    toast: useToasts().toast,
    toasts: useShopContext().toasts,
  });
  const Desk = () => {
    const desk = useDesk();
    useEffect(() => {
      shown = desk;
    });
    return null;
  };
  const page = renderWithShop(<Desk />, {
    shop: { reconciliation: { read, accept: calls } },
    session: loggedIn({ rol }),
    environment: { clock },
  });
  const now = () => shown!;
  await waitFor(() => expect(shown?.sure).toHaveLength(2));
  /** What is on the list, by its orders. */
  const listed = () => ({
    sure: now().sure.map(({ orders }) => orders.map(({ idPedido }) => idPedido)),
    likely: now().likely.map(({ entry: { idEntrada } }) => idEntrada),
  });
  const acceptLikely = () => act(() => now().accept([now().likely[0]!.candidates[0]!]));
  const acceptSure = () => act(() => now().accept(now().sure));
  const pass = (ms: number) => act(() => clock.pass(ms));
  return {
    calls,
    read,
    now,
    listed,
    acceptLikely,
    acceptSure,
    pass,
    leave: () => page.rerender(<></>),
  };
}

const offline = () => new ApiError({ kind: 'network', message: 'Failed to fetch' });
const LIKELY = { coincidencias: [{ entradas: [32], pedidos: [8] }] };
const SURE = {
  coincidencias: [
    { entradas: [30], pedidos: [5] },
    { entradas: [31], pedidos: [6, 7] },
  ],
};

describe('matches that are accepted, where that can be undone', () => {
  it.each([
    ['one', 'acceptLikely', [8], 'Pedido n.º 8 aceptado', LIKELY],
    ['several', 'acceptSure', [5, 6, 7], '3 pedidos aceptados', SURE],
  ] as const)(
    '%s: gone at once, and sent in one call after six seconds',
    async (_n, press, orders, said, sent) => {
      const desk = await openDesk();
      desk[press]();
      const left = press === 'acceptSure' ? { sure: [] } : { likely: [] };
      expect(desk.listed()).toMatchObject(left);
      expect(desk.now()).toMatchObject({ undoable: orders, isAccepting: false });
      expect(desk.now().toast).toMatchObject({
        description: said,
        duration: 6_000,
        action: { label: 'Deshacer' },
      });
      await desk.pass(5_999);
      expect(desk.calls).not.toHaveBeenCalled();
      await desk.pass(1);
      expect(desk.calls).toHaveBeenCalledExactlyOnceWith(sent);
      await waitFor(() =>
        expect(desk.now().outcomes.flatMap(({ pedidos }) => pedidos)).toEqual(orders),
      );
      expect(desk.listed()).toMatchObject(left);
      expect(desk.now()).toMatchObject({ undoable: [] });
    },
  );

  it.each<[string, (now: ReturnType<Awaited<ReturnType<typeof openDesk>>['now']>) => void]>([
    ['the toast', ({ toast }) => toast?.action?.run()],
    ['the page', ({ undo }) => undo()],
  ])(
    'are back together when %s undoes them, and the server never hears of it',
    async (_by, undo) => {
      const { calls, now, listed, acceptSure, pass } = await openDesk();
      acceptSure();
      act(() => undo(now()));
      expect(listed()).toEqual({ sure: [[5], [6, 7]], likely: [32] });
      expect(now()).toMatchObject({ undoable: [], toast: { open: false } });
      await pass(10_000);
      expect(calls).not.toHaveBeenCalled();
    },
  );

  it('are on no list between the end of the six seconds and what is read anew', async () => {
    const answer = pending<MatchesAccepted>();
    const { read, now, listed, acceptSure, pass } = await openDesk({
      accept: () => answer.promise,
    });
    acceptSure();
    await pass(6_000);
    expect(listed().sure).toEqual([]);
    const anew = pending<Reconciliation>();
    read.mockReturnValueOnce(anew.promise as ReturnType<typeof read>);
    const resultados = SURE.coincidencias.map(({ pedidos }) => ({
      pedidos,
      resultado: 'aceptada' as const,
    }));
    await act(async () => answer.resolve({ ...RECONCILIATION, resultados }));
    await waitFor(() => expect(now().outcomes).toHaveLength(2));
    expect(listed()).toEqual({ sure: [], likely: [32] });
    // Nor does another accept bring them back, which takes away what became of them.
    act(() => now().accept([now().likely[0]!.candidates[0]!]));
    expect(now().outcomes).toEqual([]);
    expect(listed()).toEqual({ sure: [], likely: [] });
    await act(async () => anew.resolve({ ...RECONCILIATION, seguras: [] }));
    expect(listed()).toEqual({ sure: [], likely: [] });
  });

  it('are sent at once when the next ones are accepted, and what became of both is told', async () => {
    const { calls, now, acceptLikely, acceptSure, pass } = await openDesk({
      refused: { 5: 'entradaUsada' },
    });
    acceptSure();
    acceptLikely();
    expect(calls).toHaveBeenCalledExactlyOnceWith(SURE);
    expect(now()).toMatchObject({
      undoable: [8],
      toast: { description: 'Pedido n.º 8 aceptado' },
    });
    await pass(6_000);
    await waitFor(() =>
      expect(now().outcomes).toMatchObject([
        { pedidos: [5], resultado: 'entradaUsada' },
        { pedidos: [6, 7], resultado: 'aceptada' },
        { pedidos: [8], resultado: 'aceptada' },
      ]),
    );
    expect(calls).toHaveBeenCalledTimes(2);
  });

  it('are accepted once, however often they are pressed before the page is drawn', async () => {
    const { calls, now, acceptSure } = await openDesk();
    act(() => {
      const { accept, sure } = now();
      accept(sure);
      accept(sure);
      accept([sure[1]!]);
    });
    expect(calls).not.toHaveBeenCalled();
    expect(now().undoable).toEqual([5, 6, 7]);
    acceptSure();
    expect(now().undoable).toEqual([5, 6, 7]);
  });

  it.each<[string, (desk: { leave(): void }) => void]>([
    ['left', ({ leave }) => leave()],
    ['closed', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('are sent when the page is %s', async (_how, go) => {
    const desk = await openDesk();
    desk.acceptSure();
    act(() => go(desk));
    expect(desk.calls).toHaveBeenCalledExactlyOnceWith(SURE);
  });

  it('are back as far as somebody was quicker, which is said once', async () => {
    const { now, listed, acceptSure, pass } = await openDesk({ refused: { 6: 'pedidoDecidido' } });
    acceptSure();
    await pass(6_000);
    await waitFor(() =>
      expect(now().outcomes).toMatchObject([
        { resultado: 'aceptada' },
        { pedidos: [6, 7], resultado: 'pedidoDecidido' },
      ]),
    );
    await waitFor(() => expect(listed().sure).toEqual([[6, 7]]));
    expect(now().toast?.open ?? false).toBe(false);
  });

  it('are all back when their call fails, which a toast says', async () => {
    const { now, listed, acceptLikely, acceptSure, pass } = await openDesk({
      accept: () => Promise.reject(offline()),
    });
    acceptSure();
    await pass(6_000);
    await waitFor(() => expect(now().toast?.code).toBe('reconciliation.acceptFailed'));
    expect(listed()).toEqual({ sure: [[5], [6, 7]], likely: [32] });
    acceptLikely();
    await pass(6_000);
    await waitFor(() => expect(now().toast?.code).toBe('reconciliation.acceptFailed'));
    expect(listed()).toEqual({ sure: [[5], [6, 7]], likely: [32] });
  });

  it.each([
    ['one', 'acceptLikely', 'orders.acceptFailed', { idPedido: 8 }],
    ['several', 'acceptSure', 'reconciliation.leftUnaccepted', { n: 3 }],
  ] as const)(
    '%s: told of in a toast when it fails after the page was left',
    async (_n, press, code, params) => {
      const desk = await openDesk({ refused: { 6: 'entradaUsada', 8: 'entradaUsada' } });
      const { toasts } = desk.now();
      desk[press]();
      act(() => desk.leave());
      await waitFor(() => expect(toasts.get()).toMatchObject({ code, params }));
      expect(toasts.get()?.variant).toBe('destructive');
    },
  );

  it('are sent at once by whom the lifecycle does not allow it, and the server says so', async () => {
    const refused = new ApiError({ kind: 'http', status: 403, message: 'HTTP 403' });
    const { calls, now, listed, acceptSure } = await openDesk({
      rol: 3,
      accept: () => Promise.reject(refused),
    });
    acceptSure();
    expect(calls).toHaveBeenCalledExactlyOnceWith(SURE);
    await waitFor(() => expect(now().toast?.code).toBe('reconciliation.acceptFailed'));
    expect(listed()).toEqual({ sure: [[5], [6, 7]], likely: [32] });
  });
});

describe('matches that are accepted, where nothing can be undone', () => {
  it('are sent at once, and a second accept meanwhile is ignored', async () => {
    const { calls, now, listed } = await openDesk({ undoable: false });
    act(() => {
      const { accept, sure, likely } = now();
      accept(sure);
      accept(likely[0]!.candidates);
    });
    expect(calls).toHaveBeenCalledExactlyOnceWith(SURE);
    expect(now()).toMatchObject({ isAccepting: true, undoable: [], toast: null });
    expect(listed().sure).toHaveLength(2);
    await waitFor(() => expect(now().isAccepting).toBe(false));
    expect(now().outcomes).toHaveLength(2);
    expect(listed()).toEqual({ sure: [], likely: [32] });
  });

  it('stay on their list when the call fails, which a toast says', async () => {
    const { now, listed, acceptSure } = await openDesk({
      undoable: false,
      accept: () => Promise.reject(offline()),
    });
    acceptSure();
    await waitFor(() => expect(now().toast?.code).toBe('reconciliation.acceptFailed'));
    expect(now()).toMatchObject({ isAccepting: false, outcomes: [] });
    expect(listed().sure).toHaveLength(2);
  });
});
