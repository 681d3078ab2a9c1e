import { expect, it } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import { loggedIn } from '../../../test/fixtures.ts';
import { renderHookWithShop } from '../../../test/render-with-shop.tsx';
import { usePaymentForm } from './use-payment-form.ts';

it('begins with the day that the environment says it is, in Costa Rica', () => {
  const clock = Object.assign(new ManualClock(), {
    now: () => Date.parse('2026-03-15T03:00:00Z'),
  });
  const order = { idPedido: 7, montoTotal: 90, montoColones: null };
  const ledger = { idPedido: 7, pagos: [], comprobantes: [], solicitud: null };
  const { result } = renderHookWithShop(() => usePaymentForm(order, ledger), {
    clock,
    session: loggedIn({ rol: 2 }),
  });
  expect(result.current.values.dia).toBe('2026-03-14');
});
