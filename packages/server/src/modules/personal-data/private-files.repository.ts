import { orderLifecycle, specialOrderLifecycle } from '@filigrana/sdk/domain';
import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';

/** How many files one round of the chore looks for at once. */
const ROUND = 100;

/**
 * Forgets receipts and references: their orders say from now on when that was. What a receipt looked
 * like goes with it. The bytes are the caller's to delete when the transaction is over.
 *
 * @param now ISO 8601.
 */
export async function forgetFiles(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('pedidos')
    .set({ comprobanteEliminado: now })
    .where('idComprobante', 'in', ids)
    .execute();
  await trx
    .updateTable('pedidos_especiales')
    .set({ referenciaEliminada: now })
    .where('idReferencia', 'in', ids)
    .execute();
  await trx.deleteFrom('archivos').where('idArchivo', 'in', ids).execute();
}

/**
 * Some receipts and references of orders that ended before a moment: when they were sent or refused,
 * or when they were placed where no history tells.
 *
 * @param before ISO 8601.
 */
export async function findOldFiles(db: Database, before: string): Promise<string[]> {
  const receipts = await endedOrders(db, before)
    .select('idComprobante as id')
    .where('idComprobante', 'is not', null)
    .limit(ROUND)
    .execute();
  const earlier = await endedOrders(db, before)
    .innerJoin('comprobantes_pedido as earlier', 'earlier.idPedido', 'pedidos.idPedido')
    .select('earlier.idArchivo as id')
    .where('earlier.idArchivo', 'is not', null)
    .limit(ROUND)
    .execute();
  const references = await db
    .selectFrom('pedidos_especiales')
    .select('idReferencia as id')
    .where('idReferencia', 'is not', null)
    .where('estado', 'in', specialOrderLifecycle.finals)
    .where(
      ({ fn, ref, selectFrom }) =>
        fn.coalesce(
          selectFrom('eventos')
            .select(({ fn: { max } }) => max('eventos.fecha').as('fin'))
            .whereRef('eventos.idPedidoEspecial', '=', 'pedidos_especiales.idPedidoEspecial')
            .where('eventos.tipo', '=', 'estado'),
          ref('fechaSolicitud'),
        ),
      '<',
      sql.val(before),
    )
    .limit(ROUND)
    .execute();
  return [...receipts, ...earlier, ...references].flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Orders that were sent or refused before a moment. */
const endedOrders = (db: Database, before: string) =>
  db
    .selectFrom('pedidos')
    .where('estadoPedido', 'in', orderLifecycle.finals)
    .where(
      ({ fn, ref, selectFrom }) =>
        fn.coalesce(
          selectFrom('eventos')
            .select(({ fn: { max } }) => max('eventos.fecha').as('fin'))
            .whereRef('eventos.idPedido', '=', 'pedidos.idPedido')
            .where('eventos.tipo', '=', 'estado'),
          ref('pedidos.fechaPedido'),
        ),
      '<',
      sql.val(before),
    );
