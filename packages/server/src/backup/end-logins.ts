import type { Database } from '../db/database.ts';

const MINUTE_MS = 60_000;

/**
 * Ends every login that was ever made. Versions count one by one, so the minutes since 1970 are beyond
 * any version that the shop has reached since the copy.
 */
export async function endLogins(db: Database, now: Date): Promise<void> {
  const minutes = Math.floor(now.getTime() / MINUTE_MS);
  await db
    .updateTable('usuarios')
    .set(({ eb, fn }) => ({
      tokenVersion: fn<number>('max', [eb('tokenVersion', '+', 1), eb.val(minutes)]),
    }))
    .execute();
}
