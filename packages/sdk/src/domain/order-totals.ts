import type { Order } from '../entities.ts';
import { sumCents, toCents, type Cents } from './money.ts';

/** How many orders, and what they come to. */
export interface OrderTotals {
  count: number;
  cents: Cents;
}

/**
 * Number and sum of orders, in whole cents.
 *
 * @example orderTotals([{ montoTotal: 0.1 }, { montoTotal: 0.2 }]) // { count: 2, cents: 30 }
 */
export function orderTotals(orders: readonly Pick<Order, 'montoTotal'>[]): OrderTotals {
  return {
    count: orders.length,
    cents: sumCents(orders.map(({ montoTotal }) => toCents(montoTotal))),
  };
}
