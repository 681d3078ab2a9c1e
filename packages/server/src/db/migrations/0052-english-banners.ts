import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** Title and line of banners in English; empty where nobody has written them. */
export const englishBanners: Migration = {
  async up(db: Kysely<Schema>) {
    for (const name of ['tituloIngles', 'lineaIngles'])
      await db.schema
        .alterTable('banners')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
