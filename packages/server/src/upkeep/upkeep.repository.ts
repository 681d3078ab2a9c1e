import type { Database } from '../db/database.ts';

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
