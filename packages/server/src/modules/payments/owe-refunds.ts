import { pieceRefund, refundsLeft, toUnits, type Money } from '@filigrana/sdk/domain';
import type { Trx } from '../../db/database.ts';
import { findOrders } from '../orders/orders.repository.ts';
import { withPrices } from './order-prices.ts';
import { findMoney } from './payments.repository.ts';
import { findOwed, oweRefund } from './refunds.repository.ts';

/** What had come for an order that is cancelled is to be given back, without what is owed already. */
export async function oweRefunds(trx: Trx, idPedido: number, fecha: string): Promise<void> {
  const order = await pricedOrder(trx, idPedido);
  const [came, owed] = [await findMoney(trx, idPedido), await findOwed(trx, idPedido)];
  for (const sum of order ? refundsLeft(order, came, owed) : [])
    await oweRefund(trx, { idPedido, fecha, moneda: sum.moneda, monto: toUnits(sum) });
}

/**
 * The money of one piece is to be given back, also before anything is noted: who bought it says that she has paid.
 *
 * @returns the sum; its totals must fall afterwards.
 */
export async function owePiece(
  trx: Trx,
  { idPedido, fecha }: { idPedido: number; fecha: string },
  line: { subtotalProducto: number },
): Promise<Money> {
  const order = await pricedOrder(trx, idPedido);
  if (!order) throw new Error('The order is gone');
  const sum = pieceRefund(order, line, await findMoney(trx, idPedido));
  const monto = toUnits(sum);
  if (monto > 0) await oweRefund(trx, { idPedido, fecha, moneda: sum.moneda, monto });
  return sum;
}

async function pricedOrder(trx: Trx, idPedido: number) {
  const [order] = await withPrices(trx, await findOrders(trx, { 'pedidos.idPedido': idPedido }));
  return order;
}
