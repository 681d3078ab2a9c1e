import { Kysely, sql } from 'kysely';
import type { Database, DialectName } from './database.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface DatabaseAddress {
  /** `postgres://…`, or the path of an SQLite file. */
  url: string;
  onIdleError?: ((error: Error) => void) | undefined;
}

export function dialectOf(url: string): DialectName {
  return /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite';
}

/** Opens the database without touching its tables. `db.destroy()` closes it. */
export function openDatabase({ url, onIdleError = () => {} }: DatabaseAddress): Database {
  const dialect =
    dialectOf(url) === 'postgres' ? postgresDialect(url, onIdleError) : sqliteDialect(url);
  return new Kysely<Schema>({ dialect });
}

/** Resolves when the database answers; rejects when it does not. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
