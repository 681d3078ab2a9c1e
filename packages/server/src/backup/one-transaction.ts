import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Runs `work` on one connection inside one transaction that begins as told: with a lock or a snapshot
 * of its own, and also around migrations, which a transaction of the query builder cannot hold.
 */
export function inOneTransaction<T>(
  db: Database,
  begin: RawBuilder<unknown>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await begin.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // The first failure says more than one of the undoing.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** Reads one moment of a PostgreSQL database, for as long as it takes. */
export async function readOneMoment<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const begin = sql`begin isolation level repeatable read read only`;
  return inOneTransaction(db, begin, async (connection) => {
    await withoutTimeouts(connection);
    return work(connection);
  });
}

/** Large copies take longer than any request of the shop may. */
export async function withoutTimeouts(connection: Database): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(connection);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
}
