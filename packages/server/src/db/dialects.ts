import { sql, type ColumnDefinitionBuilder } from 'kysely';
import type { Database, DialectName } from './database.ts';

/** Everything that must be written differently for the two databases. */
export interface DialectSupport {
  /** Turns an integer column into a primary key that the database numbers itself. */
  numberedKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Column type of raw bytes. */
  bytes: 'blob' | 'bytea';
  /** The database is busy with somebody else; the same transaction may work in a moment. */
  isTransient(error: unknown): boolean;
  /** A unique index refused the row. */
  isUniqueViolation(error: unknown): boolean;
  /** The value cannot be stored in its column at all: the input was at fault, not the server. */
  isUnstorable(error: unknown): boolean;
  /** There is no room left on the disk for what was to be written. */
  isFull(error: unknown): boolean;
  /** The highest number that a numbered key has ever had, also of a row that is gone; 0 for none. */
  lastNumber(db: Database, table: string, key: string): Promise<number>;
  /** Makes a numbered key go on after `last`. */
  numberAfter(db: Database, table: string, key: string, last: number): Promise<void>;
}

/** The sequence behind a numbered key of PostgreSQL. */
const sequenceOf = (table: string, key: string) =>
  sql`pg_get_serial_sequence(${`"${table}"`}, ${key})`;

const sqlite: DialectSupport = {
  numberedKey: (column) => column.primaryKey().autoIncrement(),
  bytes: 'blob',
  isTransient: (error) => codeOf(error).startsWith('SQLITE_BUSY'),
  isUniqueViolation: (error) =>
    ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error)),
  isUnstorable: (error) => codeOf(error) === 'SQLITE_TOOBIG',
  isFull: (error) => codeOf(error) === 'SQLITE_FULL',
  async lastNumber(db, table) {
    const { rows } = await sql<{ seq: number }>`
      select seq from sqlite_sequence where name = ${table}`.execute(db);
    return rows[0]?.seq ?? 0;
  },
  async numberAfter(db, table, _key, last) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
  },
};

const postgres: DialectSupport = {
  numberedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  bytes: 'bytea',
  // serialization_failure, deadlock_detected, lock_not_available
  isTransient: (error) => ['40001', '40P01', '55P03'].includes(codeOf(error)),
  isUniqueViolation: (error) => codeOf(error) === '23505',
  // string_data_right_truncation, numeric_value_out_of_range, character_not_in_repertoire
  isUnstorable: (error) => ['22001', '22003', '22021'].includes(codeOf(error)),
  // disk_full
  isFull: (error) => codeOf(error) === '53100',
  async lastNumber(db, table, key) {
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(${sequenceOf(table, key)}::regclass) as last`.execute(db);
    return rows[0]?.last ?? 0;
  },
  async numberAfter(db, table, key, last) {
    await sql`select setval(${sequenceOf(table, key)}, ${Math.max(last, 1)}, ${last > 0})`.execute(
      db,
    );
  },
};

export const dialects: Record<DialectName, DialectSupport> = { sqlite, postgres };

/** A unique index of either database refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isUniqueViolation(error));
}

/** Either database says that a value does not fit its column. */
export function isUnstorable(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isUnstorable(error));
}

/** There is no room left on the disk: of either database, or of the folder with the files. */
export function isFull(error: unknown): boolean {
  return (
    ['ENOSPC', 'EDQUOT'].includes(codeOf(error)) ||
    Object.values(dialects).some((dialect) => dialect.isFull(error))
  );
}

/** Either database asks to try the transaction again. */
export function isTransient(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isTransient(error));
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
