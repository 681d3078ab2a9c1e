import { sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { migrate } from './migrations/index.ts';
import { openDatabase } from './open.ts';
import { withTransaction } from './transaction.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'filigrana-sqlite-'));
  db = openDatabase({ url: join(folder, 'shop.db') });
  await migrate(db, 'sqlite');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};

test('every commit reaches the disk, and references are enforced', async () => {
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('whole numbers are stored as whole numbers', async () => {
  const { rows } =
    await sql`select typeof(${7}) as whole, typeof(${1.5}) as part, ${7} / 2 as half`.execute(db);
  expect(rows).toEqual([{ whole: 'integer', part: 'real', half: 3 }]);
});

test('a value that the native library would die of is refused', async () => {
  await expect(sql`select ${true}`.execute(db)).rejects.toThrow(/type boolean/);
  await expect(sql`select ${{}}`.execute(db)).rejects.toThrow(/type object/);
});

test('more rows than one page of the native library come back whole', async () => {
  const people = Array.from({ length: 450 }, (_unused, index) => ({
    identificacion: String(100_000_000 + index),
    nombre: 'ANA',
    primerApellido: 'MORA',
    segundoApellido: '',
  }));
  await db.insertInto('padron').values(people).execute();
  expect(await db.selectFrom('padron').selectAll().execute()).toEqual(people);
});

test('a transaction that SQLite has undone by itself fails with the reason, not with the undoing', async () => {
  const lost = withTransaction(db, async (trx) => {
    // What SQLite does when the disk is full.
    await sql`rollback`.execute(trx);
    throw new Error('the disk is full');
  });
  await expect(lost).rejects.toThrow('the disk is full');
  await withTransaction(db, (trx) =>
    trx.insertInto('piedras').values({ nombre: 'Otra' }).execute(),
  );
});

test('two processes that write at once both succeed, and neither stands still meanwhile', async () => {
  const other = openDatabase({ url: join(folder, 'shop.db') });
  const add = (database: Database, nombre: string) =>
    withTransaction(database, (trx) => trx.insertInto('piedras').values({ nombre }).execute());
  const start = performance.now();
  await Promise.all([add(db, 'Una'), add(other, 'Otra'), add(db, 'Dos'), add(other, 'Tres')]);
  expect(performance.now() - start).toBeLessThan(4000);
  await other.destroy();
  expect(await db.selectFrom('piedras').selectAll().execute()).toHaveLength(6);
});
