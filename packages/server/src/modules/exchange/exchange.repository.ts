import { RATES_SHOWN } from '@filigrana/sdk/domain';
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/database.ts';
import type { TiposCambioTable } from '../../db/schema.ts';

/** What was last set; undefined when nobody has set a rate. */
export function findExchange(db: Database | Trx) {
  return db
    .selectFrom('tipos_cambio')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last rates with who set them, newest first. */
export function findRates(db: Database | Trx) {
  return db
    .selectFrom('tipos_cambio')
    .leftJoin('usuarios', 'usuarios.idUsuario', 'tipos_cambio.idUsuario')
    .select([
      'tipos_cambio.tasaCentimos',
      'tipos_cambio.fecha',
      'usuarios.nombre',
      'usuarios.primerApellido',
      'usuarios.segundoApellido',
    ])
    .orderBy('tipos_cambio.version', 'desc')
    .limit(RATES_SHOWN)
    .execute();
}

/** @returns false, having written nothing, when that version is there already. */
export async function insertExchange(
  trx: Trx,
  row: Insertable<TiposCambioTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('tipos_cambio')
    .values(row)
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
