import type { Insertable } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { ActividadTable } from '../db/operations-tables.ts';

export async function insertActivity(
  db: Database | Trx,
  row: Insertable<ActividadTable>,
): Promise<void> {
  await db.insertInto('actividad').values(row).execute();
}

export async function deleteActivity(db: Database, before: string): Promise<void> {
  await db.deleteFrom('actividad').where('fecha', '<', before).execute();
}
