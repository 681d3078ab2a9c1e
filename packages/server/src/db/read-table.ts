import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { TableFacts } from './tables.ts';

/** A row of any table. */
export type AnyRow = Record<string, string | number | Uint8Array | null>;

const PAGE = 1000;

/** All rows of a table, page by page, in the order of its key. */
export async function* readTable(
  db: Database,
  table: string,
  { key }: TableFacts,
): AsyncGenerator<AnyRow[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  let after = sql`true`;
  for (;;) {
    const { rows } = await sql<AnyRow>`
      select * from ${sql.table(table)} where ${after} order by ${columns} limit ${PAGE}
    `.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`(${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

/** How many rows a table has, and a digest of all of them. */
export interface TableDigest {
  rows: number;
  digest: string;
}

const MODULUS = 1n << 256n;

/**
 * Digests the content of a table. Databases sort text differently, so the digests of the rows are
 * added up: the same rows give the same digest in whatever order they come.
 */
export async function digestTable(
  db: Database,
  table: string,
  facts: TableFacts,
): Promise<TableDigest> {
  let [rows, sum] = [0, 0n];
  for await (const page of readTable(db, table, facts)) {
    rows += page.length;
    for (const row of page) sum = (sum + digestRow(row)) % MODULUS;
  }
  return { rows, digest: sum.toString(16).padStart(64, '0') };
}

function digestRow(row: AnyRow): bigint {
  const entries = Object.keys(row)
    .sort()
    .map((name) => {
      const value = row[name];
      return [name, value instanceof Uint8Array ? { sha256: sha256(value) } : value];
    });
  return BigInt(`0x${sha256(JSON.stringify(entries))}`);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
