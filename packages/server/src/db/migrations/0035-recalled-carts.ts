import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** When somebody was written about what she has left in her cart. */
export const recalledCarts: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('carritos').addColumn('fechaRecordatorio', 'text').execute();
  },
};
