import type { Database } from '../src/db/database.ts';
import type { Deps } from '../src/deps.ts';
import { digestTable, type TableDigest } from '../src/db/read-table.ts';
import { TABLES } from '../src/db/tables.ts';

/** Every table with its number of rows and a digest of its content. */
export async function contentOf(db: Database): Promise<Record<string, TableDigest>> {
  const content: Record<string, TableDigest> = {};
  for (const [table, facts] of TABLES) content[table] = await digestTable(db, table, facts);
  return content;
}

/** The same when nothing is under way any more: receipts are compared and letters sent after the answer. */
export async function contentAtRest(
  deps: Pick<Deps, 'db' | 'receipts' | 'outbox' | 'chores'>,
): ReturnType<typeof contentOf> {
  await deps.receipts.idle();
  await deps.outbox.idle();
  await deps.chores.idle();
  return contentOf(deps.db);
}
