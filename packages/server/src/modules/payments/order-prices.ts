import { fromCents, type OrderPrice } from '@filigrana/sdk/domain';
import type { Database, Trx } from '../../db/database.ts';

interface Totals {
  idPedido: number;
  totalCents: number;
  montoColones: number | null;
  tasaCentimos: number | null;
}

/** Orders with what they cost, of which `paidPrice` tells what was to be paid. */
export async function withPrices<Of extends Totals>(
  db: Database | Trx,
  orders: readonly Of[],
): Promise<(Of & OrderPrice)[]> {
  const returned = await findReturned(
    db,
    orders.map(({ idPedido }) => idPedido),
  );
  return orders.map((order) => ({
    ...order,
    montoTotal: fromCents(order.totalCents),
    tasa: order.tasaCentimos === null ? null : fromCents(order.tasaCentimos),
    productos: returned
      .filter(({ idPedido }) => idPedido === order.idPedido)
      .map(({ subtotalCents }) => ({
        devuelta: true,
        subtotalProducto: fromCents(subtotalCents),
      })),
  }));
}

/** The lines of these orders whose money is returned. */
async function findReturned(db: Database | Trx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('pedido_productos')
    .select(['idPedido', 'subtotalCents'])
    .where('idPedido', 'in', ids)
    .where('devuelta', '=', 1)
    .execute();
}
