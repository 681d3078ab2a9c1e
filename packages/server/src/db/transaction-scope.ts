import { AsyncLocalStorage } from 'node:async_hooks';

let inside: AsyncLocalStorage<true> | undefined;

/**
 * From now on a query that is sent to the database itself from inside a transaction is refused. It would
 * wait for the very connection that the transaction holds (SQLite), or slip past it (PostgreSQL): bugs that
 * show only under load. For tests: watching every promise halves what a server can answer.
 */
export function watchTransactions(): void {
  inside ??= new AsyncLocalStorage();
}

/** Runs `fn` as the inside of a transaction. */
export const runInsideTransaction = <T>(fn: () => Promise<T>): Promise<T> =>
  inside ? inside.run(true, fn) : fn();

/** Throws where `watchTransactions` watches and a transaction is under way. */
export function refuseInsideTransaction(): void {
  if (inside?.getStore()) {
    throw new Error('Inside withTransaction every query must use the transaction it hands over');
  }
}
