import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Where a repository sends its SQL: the database itself or an open transaction of it. */
export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

export type DialectName = 'sqlite' | 'postgres';
