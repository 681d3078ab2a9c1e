import { SITE_TEXTS_SHOWN } from '@filigrana/sdk/domain';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { TextosTiendaTable } from '../../db/schema.ts';

/** What was last written; undefined when nobody has written anything. */
export function findSiteTexts(db: Database | Trx) {
  return db
    .selectFrom('textos_tienda')
    .select(['version', 'textos'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last ones with who wrote them, newest first. */
export function findSiteTextsHistory(db: Database) {
  return db
    .selectFrom('textos_tienda')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'textos_tienda.idUsuario')
    .select([
      'textos_tienda.textos',
      'textos_tienda.fecha',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ])
    .orderBy('textos_tienda.version', 'desc')
    .limit(SITE_TEXTS_SHOWN)
    .execute();
}

/** @returns false, having written nothing, when that version is there already. */
export async function insertSiteTexts(
  trx: Trx,
  row: Insertable<TextosTiendaTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('textos_tienda')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
