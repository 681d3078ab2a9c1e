import { sql } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';

/** Nobody reads a longer list; the surest ones are in it. */
const SHOWN_MAX = 50;

/** What a review needs of an order; undefined when there is no such order. */
export function findReviewedOrder(db: Database, idPedido: number) {
  return db
    .selectFrom('pedidos')
    .leftJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
    .leftJoin('comprobantes_recibidos as recibido', 'recibido.idArchivo', 'archivos.idArchivo')
    .select([
      'pedidos.idPedido',
      'pedidos.fechaPedido',
      'pedidos.metodoPago',
      'pedidos.referencia',
      'pedidos.versionReferencia',
      'pedidos.idComprobante',
      'pedidos.comprobanteEliminado',
      'archivos.mime',
      'archivos.sha256Subida',
      'recibido.estado as estadoRecibido',
    ])
    .where('pedidos.idPedido', '=', idPedido)
    .executeTakeFirst();
}

export type ReviewedOrder = NonNullable<Awaited<ReturnType<typeof findReviewedOrder>>>;

export async function orderExists(db: Database | Trx, idPedido: number): Promise<boolean> {
  const row = await db
    .selectFrom('pedidos')
    .select('idPedido')
    .where('idPedido', '=', idPedido)
    .executeTakeFirst();
  return row !== undefined;
}

/** Other orders whose receipt arrived with the same bytes, newest first. */
export function findSameUploads(
  db: Database,
  { idPedido, sha256Subida }: { idPedido: number; sha256Subida: string },
) {
  return ordersWithReceipts(db)
    .where('archivos.sha256Subida', '=', sha256Subida)
    .where('pedidos.idPedido', '!=', idPedido)
    .orderBy('pedidos.idPedido', 'desc')
    .limit(SHOWN_MAX)
    .execute();
}

/** Other orders whose receipt has been found to show the same picture, the surest first. */
export function findLookAlikes(
  db: Database,
  { idPedido, idComprobante }: { idPedido: number; idComprobante: string },
) {
  return ordersWithReceipts(db)
    .innerJoin(
      (eb) =>
        // A pair is noted once, whichever of the two came first.
        eb
          .selectFrom('comprobantes_parecidos')
          .select(['idParecido as idOtro', 'certeza'])
          .where('idArchivo', '=', idComprobante)
          .unionAll(
            eb
              .selectFrom('comprobantes_parecidos')
              .select(['idArchivo as idOtro', 'certeza'])
              .where('idParecido', '=', idComprobante),
          )
          .as('par'),
      (join) => join.onRef('par.idOtro', '=', 'pedidos.idComprobante'),
    )
    .where('pedidos.idPedido', '!=', idPedido)
    .orderBy('par.certeza', 'desc')
    .orderBy('pedidos.idPedido', 'desc')
    .limit(SHOWN_MAX)
    .execute();
}

function ordersWithReceipts(db: Database) {
  return db
    .selectFrom('pedidos')
    .innerJoin('archivos', 'archivos.idArchivo', 'pedidos.idComprobante')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos.idUsuario')
    .select([
      'pedidos.idPedido',
      'pedidos.fechaPedido',
      'pedidos.estadoPedido',
      'pedidos.totalCents',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ]);
}

export type OrderWithReceipt = Awaited<ReturnType<typeof findSameUploads>>[number];

/** Other orders, not rejected, that have the same payment reference. */
export async function findOrdersWithReference(
  db: Database,
  { idPedido, referencia }: { idPedido: number; referencia: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('pedidos')
    .select('idPedido')
    .where('referencia', '=', referencia)
    .where('idPedido', '!=', idPedido)
    .where('estadoPedido', '!=', 'cancelado')
    .orderBy('idPedido')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map((row) => row.idPedido);
}

/** Whether there is such an order, and its reference has that version. */
export function hasReferenceVersion(
  trx: Trx,
  { idPedido, version }: { idPedido: number; version: number },
): Promise<boolean> {
  // Nobody else can change it until the transaction ends, on either database.
  return changed(
    trx
      .updateTable('pedidos')
      .set(({ ref }) => ({ versionReferencia: ref('versionReferencia') }))
      .where('idPedido', '=', idPedido)
      .where('versionReferencia', '=', version),
  );
}

/**
 * The version of the reference grows.
 *
 * @returns false when the order has that reference already, or when there is no such order.
 */
export function saveReference(
  trx: Trx,
  idPedido: number,
  referencia: string | null,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('pedidos')
      .set((eb) => ({ referencia, versionReferencia: eb('versionReferencia', '+', 1) }))
      .where('idPedido', '=', idPedido)
      .where(sql<boolean>`referencia is distinct from ${referencia}`),
  );
}
