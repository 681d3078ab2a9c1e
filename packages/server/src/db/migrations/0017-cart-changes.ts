import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** What each cart remembers of its changes. The carts of before remember none. */
export const cartChanges: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('carritos')
      .addColumn('cambiosRecordados', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
