import { ROLE } from '@filigrana/sdk/domain';
import type { Insertable, Updateable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { NovedadesTable, Row } from '../../db/schema.ts';

export type NovedadRow = Row<'novedades'>;

/** Newest first. */
export function findNovedades(db: Database): Promise<NovedadRow[]> {
  return db
    .selectFrom('novedades')
    .selectAll()
    .orderBy('fecha', 'desc')
    .orderBy('idNovedad', 'desc')
    .execute();
}

export function findNovedad(db: Database, idNovedad: number): Promise<NovedadRow | undefined> {
  return db
    .selectFrom('novedades')
    .selectAll()
    .where('idNovedad', '=', idNovedad)
    .executeTakeFirst();
}

/** The novedad as it is; nobody else can change it until the transaction ends, on either database. */
export function lockNovedad(trx: Trx, idNovedad: number): Promise<NovedadRow | undefined> {
  return trx
    .updateTable('novedades')
    .set(({ ref }) => ({ estado: ref('estado') }))
    .where('idNovedad', '=', idNovedad)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the id of the new novedad. */
export async function insertNovedad(
  trx: Trx,
  novedad: Insertable<NovedadesTable>,
): Promise<number> {
  const { idNovedad } = await trx
    .insertInto('novedades')
    .values(novedad)
    .returning('idNovedad')
    .executeTakeFirstOrThrow();
  return idNovedad;
}

/** Its version grows. */
export async function saveNovedad(
  trx: Trx,
  idNovedad: number,
  novedad: Updateable<NovedadesTable>,
): Promise<void> {
  await trx
    .updateTable('novedades')
    .set((eb) => ({ ...novedad, version: eb('version', '+', 1) }))
    .where('idNovedad', '=', idNovedad)
    .execute();
}

export async function deleteNovedad(trx: Trx, idNovedad: number): Promise<void> {
  await trx.deleteFrom('novedades').where('idNovedad', '=', idNovedad).execute();
}

/** The customers who agree to be written to: subscribed, active, and the e-mail is theirs for sure. */
export const subscribers = (db: Database) =>
  db
    .selectFrom('usuarios')
    .select(['idUsuario', 'correo', 'nombre'])
    .where('rol', '=', ROLE.cliente)
    .where('suscrito', '=', 1)
    .where('estado', '=', 'activo')
    .whereRef('correoConfirmado', '=', 'correoNormalizado');

export const findSubscribers = (db: Database) => subscribers(db).orderBy('idUsuario').execute();
