import type { OrderPayment } from '../../entities.payments.ts';
import { stillDue, type OrderPrice } from '../payments.ts';

/** A payment that was entered for an order already. */
export interface EnteredPayment extends Pick<OrderPayment, 'monto' | 'moneda' | 'referencia'> {
  idPedido: number;
}

/**
 * Orders with what is still to come for them in place of their totals: entries of the bank are compared with
 * that. A payment that has the reference of one of these entries is the same money: it lowers nothing.
 *
 * @param orders Orders that wait for their payment.
 * @param payments What has been noted for orders, for these and for others.
 * @param entries Entries of the bank that wait.
 * @example
 * const order = { idPedido: 1024, montoTotal: 50, montoColones: null };
 * const payment = { idPedido: 1024, monto: 20, moneda: 'USD', referencia: null } as const;
 * ordersStillDue([order], [payment], []) // [{ idPedido: 1024, montoTotal: 30, montoColones: null }]
 */
export function ordersStillDue<Of extends OrderPrice & { idPedido: number }>(
  orders: readonly Of[],
  payments: readonly EnteredPayment[],
  entries: readonly { referencia: string | null }[],
): (Of & { montoColones: number | null })[] {
  const waiting = new Set(entries.map(({ referencia }) => referencia));
  const came = new Map<number, EnteredPayment[]>();
  for (const payment of payments) {
    if (payment.referencia !== null && waiting.has(payment.referencia)) continue;
    const own = came.get(payment.idPedido);
    if (own) own.push(payment);
    else came.set(payment.idPedido, [payment]);
  }
  return orders.map((order) => {
    const { montoTotal, montoColones } = stillDue(order, came.get(order.idPedido) ?? []);
    return { ...order, montoTotal: montoTotal ?? order.montoTotal, montoColones };
  });
}
