import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';

type Column = ColumnDefinitionBuilder;

export const required = (column: Column) => column.notNull();

/** A 0/1 column, or any other integer that starts at a number. */
export const startsAt = (value: number) => (column: Column) => column.notNull().defaultTo(value);

/** A text column that holds one of a few words and starts with the first of them. */
export const oneOf =
  (name: string, first: string, ...rest: string[]) =>
  (column: Column) =>
    column
      .notNull()
      .defaultTo(first)
      .check(sql`${sql.ref(name)} in (${sql.join([first, ...rest].map((word) => sql.lit(word)))})`);

/** A required column that points to a row that must exist; deleting that row is refused. */
export const pointsTo = (target: string) => (column: Column) => column.notNull().references(target);

/** A required column whose row goes when the row that it points to goes. */
export const belongsTo = (target: string) => (column: Column) =>
  column.notNull().references(target).onDelete('cascade');

/** A column that points to a stored file and forgets it when the file goes. */
export const fileOrNothing = (column: Column) =>
  column.references('archivos.idArchivo').onDelete('set null');

export interface TableMaker {
  /** Starts a table whose key the database numbers. */
  numbered(table: keyof Schema, key: string): ReturnType<Kysely<Schema>['schema']['createTable']>;
  index(table: keyof Schema, ...columns: string[]): Promise<void>;
}

export function tableMaker(db: Kysely<Schema>, { numberedKey }: DialectSupport): TableMaker {
  return {
    numbered: (table, key) => db.schema.createTable(table).addColumn(key, 'integer', numberedKey),
    index: (table, ...columns) =>
      db.schema
        .createIndex(['ix', table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute(),
  };
}
