import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { dialectNameOf } from '../db/dialects.ts';

/** @returns how many. */
export async function deleteAnsweredKeys(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('claves_idempotencia')
    .where('fechaCreacion', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes carts of visitors without an account, with their lines. Carts of accounts stay: the bought
 * ones belong to orders, and the open one goes on counting versions.
 *
 * @returns how many.
 */
export async function deleteVisitorCarts(db: Database, unchangedSince: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('carritos')
    .where('idUsuario', 'is', null)
    .where('fechaActualizacion', '<', unchangedSince)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes what several servers have counted in PostgreSQL and nobody asks for any more; of the
 * changes of a table the newest stays, by which readers know it.
 *
 * @param now In ms.
 */
export async function deleteOldCounts(db: Database, now: number): Promise<void> {
  if (dialectNameOf(db) === 'sqlite') return;
  await sql`delete from limites where expire < ${now}`.execute(db);
  await sql`delete from espacios where expira < ${now}`.execute(db);
  await sql`
    delete from cambios using (
      select tabla, max(xid::text::bigint)::text::xid8 as newest from cambios
      where xid < pg_snapshot_xmin(pg_current_snapshot()) group by tabla
    ) as kept
    where cambios.tabla = kept.tabla and xid < newest`.execute(db);
}
