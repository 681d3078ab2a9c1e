import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** Name and description of products in English; null where a piece has none. */
export const english: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('productos').addColumn('nombreIngles', 'text').execute();
    await db.schema.alterTable('productos').addColumn('descripcionIngles', 'text').execute();
  },
};
