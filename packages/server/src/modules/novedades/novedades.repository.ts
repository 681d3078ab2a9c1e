import { ROLE } from '@filigrana/sdk/domain';
import type { Insertable, Updateable } from 'kysely';
import { changed } from '../../db/changed.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { NovedadesTable, Row } from '../../db/schema.ts';

export type NovedadRow = Row<'novedades'>;
type Estado = NovedadRow['estado'];

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

/**
 * Changes a novedad that is in that state and, where one is named, has that version; its version
 * grows.
 *
 * @returns false when it is not, or when there is none.
 */
export function updateNovedadIn(
  db: Database | Trx,
  { idNovedad, estado, version }: { idNovedad: number; estado: Estado; version?: number },
  novedad: Updateable<NovedadesTable>,
): Promise<boolean> {
  return changed(
    db
      .updateTable('novedades')
      .set((eb) => ({ ...novedad, version: eb('version', '+', 1) }))
      .where('idNovedad', '=', idNovedad)
      .where('estado', '=', estado)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}

/**
 * @param version The only one that may be deleted; undefined deletes any.
 * @returns false when it is another one by now, or when there is no such novedad.
 */
export function deleteNovedad(
  db: Database,
  idNovedad: number,
  version: number | undefined,
): Promise<boolean> {
  return changed(
    db
      .deleteFrom('novedades')
      .where('idNovedad', '=', idNovedad)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
  );
}

/** The customers who get the novedades: subscribed, active, and the e-mail is theirs for sure. */
export function findSubscribers(db: Database) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'correo'])
    .where('rol', '=', ROLE.cliente)
    .where('suscrito', '=', 1)
    .where('estado', '=', 'activo')
    .whereRef('correoConfirmado', '=', 'correoNormalizado')
    .orderBy('idUsuario')
    .execute();
}
