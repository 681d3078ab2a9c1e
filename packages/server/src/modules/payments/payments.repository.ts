import { fromUnits, type Money } from '@filigrana/sdk/domain';
import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { PagosTable } from '../../db/payment-tables.ts';

/** @returns the number of the payment. */
export async function insertPayment(trx: Trx, payment: Insertable<PagosTable>): Promise<number> {
  const { idPago } = await trx
    .insertInto('pagos')
    .values(payment)
    .returning('idPago')
    .executeTakeFirstOrThrow();
  return idPago;
}

/** What has come for an order, with the names of those who entered it, in the order of entering. */
export function findPayments(db: Database | Trx, idPedido: number) {
  return db
    .selectFrom('pagos')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'pagos.idUsuario')
    .select([
      'pagos.idPago',
      'pagos.metodo',
      'pagos.moneda',
      'pagos.monto',
      'pagos.dia',
      'pagos.referencia',
      'pagos.idComprobante',
      'pagos.origen',
      'pagos.fecha',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
      'usuarios.rol',
    ])
    .where('pagos.idPedido', '=', idPedido)
    .orderBy('pagos.idPago')
    .execute();
}

/** The sums that have come for an order, in their currencies. */
export async function findMoney(db: Database | Trx, idPedido: number): Promise<Money[]> {
  const rows = await findPayments(db, idPedido);
  return rows.map(({ monto, moneda }) => ({ monto: fromUnits(monto, moneda), moneda }));
}

export type PaymentRow = Awaited<ReturnType<typeof findPayments>>[number];

/** @returns false when there is no such payment of the order. */
export function deletePayment(trx: Trx, idPedido: number, idPago: number): Promise<boolean> {
  return changed(
    trx.deleteFrom('pagos').where('idPago', '=', idPago).where('idPedido', '=', idPedido),
  );
}

/** The order that payments are of; undefined when there is no such order. */
export function findPaidOrder(db: Database | Trx, idPedido: number) {
  return db
    .selectFrom('pedidos')
    .leftJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
    .select([
      'pedidos.estadoPedido',
      'pedidos.fechaPedido',
      'pedidos.idComprobante',
      'pedidos.comprobanteEliminado',
      'archivos.fechaCreacion as llegada',
    ])
    .where('pedidos.idPedido', '=', idPedido)
    .executeTakeFirst();
}

/** The receipts of which another one has taken the place, in the order in which they came. */
export function findEarlierReceipts(db: Database | Trx, idPedido: number) {
  return db
    .selectFrom('comprobantes_pedido')
    .select(['idArchivo', 'fecha'])
    .where('idPedido', '=', idPedido)
    .orderBy('idComprobantePedido')
    .execute();
}

/** How those files are shown. */
export function findReceiptFiles(db: Database | Trx, ids: readonly string[]) {
  return db
    .selectFrom('archivos')
    .leftJoin('comprobantes_recibidos as recibido', 'recibido.idArchivo', 'archivos.idArchivo')
    .select(['archivos.idArchivo', 'archivos.mime', 'recibido.estado'])
    .where('archivos.idArchivo', 'in', ids)
    .execute();
}
