import type { Database } from '../src/db/database.ts';
import { digestTable, type TableDigest } from '../src/db/read-table.ts';
import { TABLES } from '../src/db/tables.ts';

/** Every table with its number of rows and a digest of its content. */
export async function contentOf(db: Database): Promise<Record<string, TableDigest>> {
  const content: Record<string, TableDigest> = {};
  for (const [table, facts] of TABLES) content[table] = await digestTable(db, table, facts);
  return content;
}
