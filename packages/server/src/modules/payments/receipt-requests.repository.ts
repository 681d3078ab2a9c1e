import type { Insertable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { SolicitudesComprobanteTable } from '../../db/payment-tables.ts';

/** Notes that a receipt is asked for, in place of what was asked before. */
export async function saveRequest(
  trx: Trx,
  request: Insertable<SolicitudesComprobanteTable>,
): Promise<void> {
  const { idPedido: _, ...columns } = request;
  await trx
    .insertInto('solicitudes_comprobante')
    .values(request)
    .onConflict((conflict) => conflict.column('idPedido').doUpdateSet(columns))
    .execute();
}

/** The receipt that was last asked for, with what its order is by now. */
export function findRequest(db: Database | Trx, idPedido: number) {
  return db
    .selectFrom('solicitudes_comprobante as solicitud')
    .innerJoin('pedidos', 'pedidos.idPedido', 'solicitud.idPedido')
    .select([
      'solicitud.idPedido',
      'solicitud.motivo',
      'solicitud.texto',
      'solicitud.fecha',
      'solicitud.vence',
      'pedidos.estadoPedido',
      'pedidos.totalCents',
      'pedidos.idUsuario',
    ])
    .where('solicitud.idPedido', '=', idPedido)
    .executeTakeFirst();
}

/** An order as the link to its receipts sees it. */
export function findLinkedOrder(db: Database | Trx, idPedido: number) {
  return db
    .selectFrom('pedidos')
    .select((eb) => [
      'idPedido',
      'idUsuario',
      'fechaPedido',
      'estadoPedido',
      'totalCents',
      'montoColones',
      'tasaCentimos',
      'metodoPago',
      eb
        .selectFrom('comprobantes_pedido')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('comprobantes_pedido.idPedido', '=', 'pedidos.idPedido')
        .as('earlierReceipts'),
    ])
    .where('idPedido', '=', idPedido)
    .executeTakeFirst();
}

export type LinkedOrder = NonNullable<Awaited<ReturnType<typeof findLinkedOrder>>>;

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A receipt has come: none is waited for any more. @returns false when none was. */
export function answerRequest(trx: Trx, idPedido: number): Promise<boolean> {
  return changed(
    trx
      .updateTable('solicitudes_comprobante')
      .set({ recordar: null, vence: null })
      .where('idPedido', '=', idPedido)
      .where('vence', 'is not', null),
  );
}

/**
 * The receipt of an order makes way for another one and stays among its earlier ones. `file` must be
 * noted in the same transaction.
 */
export async function replaceReceipt(trx: Trx, idPedido: number, idArchivo: string): Promise<void> {
  await trx
    .insertInto('comprobantes_pedido')
    .columns(['idPedido', 'idArchivo', 'fecha'])
    .expression(({ selectFrom }) =>
      selectFrom('pedidos')
        .leftJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
        .select(({ fn, ref }) => [
          'pedidos.idPedido',
          'pedidos.idComprobante',
          fn.coalesce(ref('archivos.fechaCreacion'), ref('pedidos.fechaPedido')).as('fecha'),
        ])
        .where('pedidos.idPedido', '=', idPedido),
    )
    .execute();
  await trx
    .updateTable('pedidos')
    .set({ idComprobante: idArchivo, comprobanteEliminado: null })
    .where('idPedido', '=', idPedido)
    .execute();
}

/** Orders whose customers are to be reminded now, or whose time is over; only those that wait still. */
export async function findDue(
  db: Database,
  what: 'recordar' | 'vence',
  now: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('solicitudes_comprobante as solicitud')
    .innerJoin('pedidos', 'pedidos.idPedido', 'solicitud.idPedido')
    .select('solicitud.idPedido')
    .where(`solicitud.${what}`, '<=', now)
    .where('pedidos.estadoPedido', '=', 'pendiente')
    .orderBy('solicitud.idPedido')
    .execute();
  return rows.map(({ idPedido }) => idPedido);
}

/** Takes what is due, so that nobody else takes it. @returns false when it is not due any more. */
export function takeDue(
  trx: Trx,
  idPedido: number,
  what: 'recordar' | 'vence',
  now: string,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('solicitudes_comprobante')
      .set({ [what]: null })
      .where('idPedido', '=', idPedido)
      .where(what, '<=', now),
  );
}
