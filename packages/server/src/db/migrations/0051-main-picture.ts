import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** What the main picture of a product shows. Of those of before nothing is said. */
export const mainPicture: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('productos')
      .addColumn('descripcionImagen', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
