import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import { changed } from '../../db/changed.ts';
import type { PedidosEspecialesTable, Row } from '../../db/schema.ts';

type Status = Row<'pedidos_especiales'>['estado'];

/** Whose special orders are meant; `{}` means everybody's. */
export type SpecialOrderFilter = Partial<
  Record<'pedidos_especiales.idUsuario' | 'pedidos_especiales.idPedidoEspecial', number>
>;

/** Special orders with their customers, newest first. */
export function findSpecialOrders(db: Database | Trx, filter: SpecialOrderFilter) {
  return db
    .selectFrom('pedidos_especiales')
    .innerJoin('usuarios', 'usuarios.idUsuario', 'pedidos_especiales.idUsuario')
    .select([
      'pedidos_especiales.idPedidoEspecial',
      'pedidos_especiales.fechaSolicitud',
      'pedidos_especiales.pieza',
      'pedidos_especiales.talla',
      'pedidos_especiales.tipoPiedra',
      'pedidos_especiales.tipoMaterial',
      'pedidos_especiales.descripcion',
      'pedidos_especiales.estado',
      'pedidos_especiales.idReferencia',
      'pedidos_especiales.referenciaEliminada',
      'pedidos_especiales.version',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
      'usuarios.correo',
      'usuarios.telefono',
    ])
    .where((eb) => eb.and(filter))
    .orderBy('pedidos_especiales.fechaSolicitud', 'desc')
    .orderBy('pedidos_especiales.idPedidoEspecial', 'desc')
    .execute();
}

export type SpecialOrderRow = Awaited<ReturnType<typeof findSpecialOrders>>[number];

export async function findSpecialOrder(
  db: Database | Trx,
  idPedidoEspecial: number,
): Promise<SpecialOrderRow | undefined> {
  const filter = { 'pedidos_especiales.idPedidoEspecial': idPedidoEspecial };
  const [found] = await findSpecialOrders(db, filter);
  return found;
}

export async function specialOrderExists(
  db: Database | Trx,
  idPedidoEspecial: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('pedidos_especiales')
    .select('idPedidoEspecial')
    .where('idPedidoEspecial', '=', idPedidoEspecial)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the number of the new special order. */
export async function insertSpecialOrder(
  trx: Trx,
  order: Insertable<PedidosEspecialesTable>,
): Promise<number> {
  const { idPedidoEspecial } = await trx
    .insertInto('pedidos_especiales')
    .values(order)
    .returning('idPedidoEspecial')
    .executeTakeFirstOrThrow();
  return idPedidoEspecial;
}

/**
 * Its version grows.
 *
 * @param version The one that it has to have; undefined for any.
 * @returns false when the special order is not in one of those states, has another version, or does
 * not exist.
 */
export function moveSpecialOrder(
  trx: Trx,
  { idPedidoEspecial, version }: { idPedidoEspecial: number; version: number | undefined },
  from: readonly Status[],
  to: Status,
): Promise<boolean> {
  return changed(
    trx
      .updateTable('pedidos_especiales')
      .set((eb) => ({ estado: to, version: eb('version', '+', 1) }))
      .where('idPedidoEspecial', '=', idPedidoEspecial)
      .where('estado', 'in', from)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}
