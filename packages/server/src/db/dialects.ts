import type { ColumnDefinitionBuilder } from 'kysely';
import type { DialectName } from './database.ts';

/** Everything that must be written differently for the two databases. */
export interface DialectSupport {
  /** Turns an integer column into a primary key that the database numbers itself. */
  numberedKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** The database is busy with somebody else; the same transaction may work in a moment. */
  isTransient(error: unknown): boolean;
  /** A unique index refused the row. */
  isUniqueViolation(error: unknown): boolean;
  /** The value cannot be stored in its column at all: the input was at fault, not the server. */
  isUnstorable(error: unknown): boolean;
}

const sqlite: DialectSupport = {
  numberedKey: (column) => column.primaryKey().autoIncrement(),
  isTransient: (error) => codeOf(error).startsWith('SQLITE_BUSY'),
  isUniqueViolation: (error) =>
    ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error)),
  isUnstorable: (error) => codeOf(error) === 'SQLITE_TOOBIG',
};

const postgres: DialectSupport = {
  numberedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  // serialization_failure, deadlock_detected, lock_not_available
  isTransient: (error) => ['40001', '40P01', '55P03'].includes(codeOf(error)),
  isUniqueViolation: (error) => codeOf(error) === '23505',
  // string_data_right_truncation, numeric_value_out_of_range, character_not_in_repertoire
  isUnstorable: (error) => ['22001', '22003', '22021'].includes(codeOf(error)),
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

/** Either database asks to try the transaction again. */
export function isTransient(error: unknown): boolean {
  return Object.values(dialects).some((dialect) => dialect.isTransient(error));
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
