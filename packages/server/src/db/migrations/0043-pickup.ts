import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** Where orders are picked up. Those of before are sent. */
export const pickup: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('pedidos').addColumn('retiro', 'text').execute();
  },
};
