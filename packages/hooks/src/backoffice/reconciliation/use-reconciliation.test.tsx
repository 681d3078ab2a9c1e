import type { MatchOutcome, Reconciliation } from '@filigrana/sdk';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { VirtualTime } from '../../../test/virtual-time.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { useReconciliation } from './use-reconciliation.ts';

const entry = {
  ...{ idEntrada: 32, dia: '2026-03-14', monto: 25_260, moneda: 'CRC' as const },
  ...{ referencia: null, nombre: 'ANA MORA SOLANO', texto: 'SINPE MOVIL' },
};
const order = {
  ...{ idPedido: 8, fechaPedido: '2026-03-14T16:22:05.000Z', montoTotal: 50, montoColones: 25_260 },
  ...{ referencia: null, clienteNombre: 'Ana Mora' },
};
const match = { entradas: [32], pedidos: [8], motivos: ['MONTO_IGUAL' as const] };
const RECONCILIATION: Reconciliation = {
  ...{
    entradas: [entry],
    pedidos: [order],
    seguras: [],
    sinPareja: [],
    reversadas: [],
    sinPago: [],
  },
  probables: [{ idEntrada: 32, candidatos: [match] }],
};

/** A page on which the one likely match was accepted. */
async function accepted(resultado: MatchOutcome['resultado'] = 'aceptada') {
  const clock = new VirtualTime();
  const accept = vi.fn(async () => ({
    ...RECONCILIATION,
    resultados: [{ pedidos: [8], resultado }],
  }));
  const page = renderHookWithShop(
    () => ({ ...useReconciliation({ undoable: true }), toast: useToasts().toast }),
    {
      shop: { reconciliation: { read: async () => RECONCILIATION, accept } },
      session: loggedIn({ rol: 2 }),
      environment: { clock },
    },
  );
  const now = () => page.result.current;
  await waitFor(() => expect(now().likely).toHaveLength(1));
  act(() => now().acceptOne(now().likely[0]!.candidates[0]!));
  const pass = (ms: number) => act(() => clock.pass(ms));
  return { accept, now, pass, leave: page.unmount };
}

describe('one match that a person accepts', () => {
  it('is gone at once, and sent after six seconds', async () => {
    const { accept, now, pass } = await accepted();
    expect(now()).toMatchObject({ likely: [], undoable: 8 });
    expect(now().toast).toMatchObject({
      description: 'Pedido n.º 8 aceptado',
      duration: 6_000,
      action: { label: 'Deshacer' },
    });
    await pass(5_999);
    expect(accept).not.toHaveBeenCalled();
    await pass(1);
    expect(accept).toHaveBeenCalledExactlyOnceWith({
      coincidencias: [{ entradas: [32], pedidos: [8] }],
    });
    await waitFor(() => expect(now().outcomes).toHaveLength(1));
    expect(now()).toMatchObject({ likely: [], undoable: null });
  });

  it('is back when it is undone, and the server never hears of it', async () => {
    const { accept, now, pass } = await accepted();
    act(() => now().toast?.action?.run());
    expect(now()).toMatchObject({ likely: [{ entry }], undoable: null });
    await pass(10_000);
    expect(accept).not.toHaveBeenCalled();
  });

  it('is sent when the page is left', async () => {
    const { accept, leave } = await accepted();
    leave();
    expect(accept).toHaveBeenCalledOnce();
  });

  it('is back when somebody was quicker, which is said once', async () => {
    const { now, pass } = await accepted('entradaUsada');
    await pass(6_000);
    await waitFor(() => expect(now().outcomes).toMatchObject([{ resultado: 'entradaUsada' }]));
    await waitFor(() => expect(now().likely).toHaveLength(1));
    expect(now().toast?.open ?? false).toBe(false);
  });
});
