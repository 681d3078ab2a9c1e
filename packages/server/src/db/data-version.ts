import { CompiledQuery, PostgresAdapter } from 'kysely';
import type { Database } from './database.ts';

/**
 * SQLite counts the rows that this connection (the only one of the process) has changed, and
 * `data_version` changes when another process has committed.
 */
const SQLITE = CompiledQuery.raw(
  "select total_changes() || '.' || data_version as version from pragma_data_version",
);

/**
 * PostgreSQL's snapshot names which transactions can be seen: while it reads the same, none that
 * wrote anything has ended.
 */
const POSTGRES = CompiledQuery.raw('select pg_current_snapshot()::text as version');

/**
 * Names the state of the whole database: two equal answers mean that nothing was committed between
 * them, by whatever process. Different ones mean only that something may have been.
 */
export async function readDataVersion(db: Database): Promise<string> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const { rows } = await db.executeQuery<{ version: string }>(isPostgres ? POSTGRES : SQLITE);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error('The database does not name its state');
  return version;
}
