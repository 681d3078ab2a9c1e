import { fromCents, fromUnits, notedDue } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import { findPayments } from './payments.repository.ts';

/** What is still missing of an order, as `notedDue` tells it. */
export async function dueOf(
  db: Database | Trx,
  order: { idPedido: number; totalCents: number; montoColones: number | null },
) {
  const payments = await findPayments(db, order.idPedido);
  return notedDue(
    { montoTotal: fromCents(order.totalCents), montoColones: order.montoColones },
    payments.map(({ monto, moneda }) => ({ monto: fromUnits(monto, moneda), moneda })),
  );
}
