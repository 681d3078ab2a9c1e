import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Runs `fn` as the inside of a transaction. */
export const runInsideTransaction = <T>(fn: () => Promise<T>): Promise<T> => inside.run(true, fn);

/**
 * A query that is sent to the database itself from inside a transaction would wait for the very
 * connection that the transaction holds (SQLite), or slip past it (PostgreSQL). Both are bugs
 * that show only under load, so they are refused at once.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) {
    throw new Error('Inside withTransaction every query must use the transaction it hands over');
  }
}
