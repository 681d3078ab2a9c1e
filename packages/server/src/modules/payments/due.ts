import { notedDue } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';
import { withPrices } from './order-prices.ts';
import { findMoney } from './payments.repository.ts';

/** What is still missing of an order, as `notedDue` tells it. */
export async function dueOf(
  db: Database | Trx,
  order: Parameters<typeof withPrices>[1][number],
): Promise<ReturnType<typeof notedDue>> {
  const [priced] = await withPrices(db, [order]);
  return priced ? notedDue(priced, await findMoney(db, order.idPedido)) : {};
}
