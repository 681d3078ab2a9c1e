import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { AlertasTable } from '../db/operations-tables.ts';

export async function upsertAlert(db: Database, alert: Insertable<AlertasTable>): Promise<void> {
  await db
    .insertInto('alertas')
    .values(alert)
    .onConflict((conflict) =>
      conflict
        .columns(['codigo', 'tema'])
        .doUpdateSet({ datos: alert.datos, ultima: alert.ultima }),
    )
    .execute();
}

export async function deleteAlert(db: Database, codigo: string, tema: string): Promise<void> {
  await db.deleteFrom('alertas').where('codigo', '=', codigo).where('tema', '=', tema).execute();
}

export function findAlerts(db: Database) {
  return db.selectFrom('alertas').selectAll().orderBy('desde').orderBy('codigo').execute();
}
