import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';
import { isTransient } from './dialects.ts';
import { runInsideTransaction } from './transaction-scope.ts';

const ATTEMPTS = 5;

/**
 * Runs `fn` in one transaction: all of it is kept, or nothing. When the database asks to try
 * again (busy, deadlock, serialization failure) `fn` runs anew, so it must do nothing but SQL:
 * no mail, no files, no slow work (SQLite has one writer). Inside it, use only `trx`.
 *
 * @example
 * const order = await withTransaction(deps.db, (trx) => placeOrder(trx, cart));
 */
export async function withTransaction<T>(db: Database, fn: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((trx) => runInsideTransaction(() => fn(trx)));
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      // Jitter keeps two transactions that collided from colliding again.
      await pause(attempt * 20 * (0.5 + Math.random()));
    }
  }
}
