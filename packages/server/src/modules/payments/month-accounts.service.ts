import { fromCents, fromUnits, fullName, monthBounds } from '@filigrana/sdk/domain';
import type { components } from '@filigrana/sdk/types';
import { recordActivity } from '../../activity/activity.ts';
import type { Deps } from '../../deps.ts';
import { viewColones } from '../exchange/read-exchange.ts';
import {
  findAccountedOrders,
  findAccountedPayments,
  findAccountedRefunds,
} from './month-accounts.repository.ts';

/** The orders of a month as an accountant enters them; the record keeps who has read them. */
export async function readMonthAccounts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mes: string,
  idUsuario: number,
): Promise<components['schemas']['OrderAccount'][]> {
  const bounds = monthBounds(mes);
  const orders = await findAccountedOrders(db, bounds);
  const payments = byOrder(await findAccountedPayments(db, bounds));
  const refunds = byOrder(await findAccountedRefunds(db, bounds));
  await recordActivity(db, {
    fecha: clock.now().toISOString(),
    idUsuario,
    accion: 'pedido.contabilidad',
    cambios: { mes: [null, mes] },
  });
  return orders.map((order) => {
    const came = payments.get(order.idPedido) ?? [];
    const gone = refunds.get(order.idPedido) ?? [];
    const references = [order.referencia, ...came.map(({ referencia }) => referencia)];
    return {
      idPedido: order.idPedido,
      fechaPedido: order.fechaPedido,
      estadoPedido: order.estadoPedido,
      estadoPago: order.estadoPago,
      clienteNombre: fullName(order),
      identificacion: order.identificacion,
      metodoPago: order.metodoPago,
      referencias: [...new Set(references.filter((referencia) => referencia !== null))],
      subtotal: fromCents(order.subtotalCents),
      montoEnvio: fromCents(order.envioCents),
      montoTotal: fromCents(order.totalCents),
      ...viewColones(order),
      recibidoDolares: sumIn(came, 'USD'),
      recibidoColones: sumIn(came, 'CRC'),
      devueltoDolares: sumIn(gone, 'USD'),
      devueltoColones: sumIn(gone, 'CRC'),
    };
  });
}

function byOrder<Row extends { idPedido: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.idPedido, [...(groups.get(row.idPedido) ?? []), row]);
  return groups;
}

const sumIn = (
  rows: readonly { moneda: 'USD' | 'CRC'; monto: number }[],
  moneda: 'USD' | 'CRC',
): number =>
  fromUnits(
    rows.reduce((sum, row) => (row.moneda === moneda ? sum + row.monto : sum), 0),
    moneda,
  );
