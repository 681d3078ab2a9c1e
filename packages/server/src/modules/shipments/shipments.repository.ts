import { SENDABLE } from '@filigrana/sdk/domain';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** What is noted about the sending of an order. */
export type ShipmentColumns = Pick<Row<'pedidos'>, 'guia' | 'preparacion' | 'entregado'>;

/** Nobody reads a longer list. */
const SHOWN_MAX = 500;

/** Numbers of the orders that are to be sent, the longest waiting first. */
export async function findSendable(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('pedidos')
    .select('idPedido')
    .where('estadoPedido', '=', SENDABLE)
    .orderBy('fechaPedido')
    .limit(SHOWN_MAX)
    .execute();
  return rows.map(({ idPedido }) => idPedido);
}

/** When those orders were accepted and sent. */
export function findStateDays(db: Database | Trx, ids: readonly number[]) {
  return db
    .selectFrom('eventos')
    .select(['idPedido', 'fecha', 'texto'])
    .where('idPedido', 'in', ids)
    .where('tipo', '=', 'estado')
    .execute();
}

/** Nobody else can change the order until the transaction ends. @returns false without such an order. */
export function lockOrder(trx: Trx, idPedido: number): Promise<boolean> {
  return changed(
    trx
      .updateTable('pedidos')
      .set(({ ref }) => ({ guia: ref('guia') }))
      .where('idPedido', '=', idPedido),
  );
}

export async function saveShipment(
  trx: Trx,
  idPedido: number,
  columns: ShipmentColumns,
): Promise<void> {
  await trx.updateTable('pedidos').set(columns).where('idPedido', '=', idPedido).execute();
}

const TRACKING = 'plantillaSeguimiento';

/** Where guides are followed; undefined when nobody has said it. */
export function findTracking(
  db: Database | Trx,
): Promise<Pick<Row<'configuracion'>, 'texto' | 'version'> | undefined> {
  return db
    .selectFrom('configuracion')
    .select(['texto', 'version'])
    .where('clave', '=', TRACKING)
    .executeTakeFirst();
}

/**
 * @param version The only one that may be replaced; undefined replaces any.
 * @returns false when it is another one by now.
 */
export async function saveTracking(
  trx: Trx,
  texto: string,
  version: number | undefined,
): Promise<boolean> {
  // What nobody has set yet has a row of its first version, so that one statement compares and sets.
  await trx
    .insertInto('configuracion')
    .values({ clave: TRACKING, valor: 0 })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
  return changed(
    trx
      .updateTable('configuracion')
      .set((eb) => ({ texto, version: eb('version', '+', 1) }))
      .where('clave', '=', TRACKING)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}
