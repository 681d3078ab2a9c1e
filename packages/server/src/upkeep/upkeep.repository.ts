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
 * changes of a table, or of a product, the newest stays, by which readers know it.
 *
 * @param now In ms.
 */
export async function deleteOldCounts(db: Database, now: number): Promise<void> {
  if (dialectNameOf(db) === 'sqlite') return;
  await sql`delete from limites where expire < ${now}`.execute(db);
  await sql`delete from espacios where expira < ${now}`.execute(db);
  for (const [table, key] of [
    ['cambios', 'tabla'],
    ['cambios_piezas', 'idProducto'],
  ] as const)
    await sql`
      delete from ${sql.table(table)} as old using (
        select ${sql.ref(key)} as key, max(xid::text::bigint)::text::xid8 as newest
        from ${sql.table(table)}
        where xid < pg_snapshot_xmin(pg_current_snapshot()) group by 1
      ) as kept
      where old.${sql.ref(key)} = kept.key and xid < newest`.execute(db);
}
