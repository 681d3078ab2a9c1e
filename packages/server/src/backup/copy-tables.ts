import { sql } from 'kysely';
import type { Database, DialectName } from '../db/database.ts';
import { dialects } from '../db/dialects.ts';
import { digestTable, readTable, type AnyRow } from '../db/read-table.ts';
import { TABLES } from '../db/tables.ts';

interface Side {
  db: Database;
  dialect: DialectName;
}

/** Most values that one statement of either database takes. */
const VALUES_MAX = 30_000;

/**
 * Copies every row of one database into another one with the same tables and no rows of its own but
 * those that migrations bring. Both sides must be inside a transaction that the caller keeps or undoes.
 *
 * @returns how many rows were copied.
 * @throws when a table does not hold the same afterwards.
 */
export async function copyTables(source: Side, target: Side): Promise<number> {
  for (const [table] of TABLES.toReversed())
    await sql`delete from ${sql.table(table)}`.execute(target.db);
  let copied = 0;
  for (const [table, facts] of TABLES) {
    for await (const page of readTable(source.db, table, facts))
      for (const rows of chunks(page)) await insertRows(target.db, table, rows);
    if (facts.isNumbered) {
      const [key = ''] = facts.key;
      const last = await dialects[source.dialect].lastNumber(source.db, table, key);
      await dialects[target.dialect].numberAfter(target.db, table, key, last);
    }
    const [before, after] = [
      await digestTable(source.db, table, facts),
      await digestTable(target.db, table, facts),
    ];
    if (before.rows !== after.rows || before.digest !== after.digest) {
      throw new Error(`The copy of ${table} differs: ${before.rows} rows, then ${after.rows}`);
    }
    copied += after.rows;
  }
  return copied;
}

function* chunks(rows: AnyRow[]): Generator<AnyRow[]> {
  const columns = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.floor(VALUES_MAX / columns);
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

async function insertRows(db: Database, table: string, rows: AnyRow[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db);
}
