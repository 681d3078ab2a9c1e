import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { startsAt } from './table-helpers.ts';

/** Banners have words of their own. Those of before have none, and are cut as they always were. */
export const bannerWords: Migration = {
  async up(db: Kysely<Schema>) {
    for (const name of ['titulo', 'linea', 'enlace'])
      await db.schema
        .alterTable('banners')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    for (const name of ['focoX', 'focoY'])
      await db.schema.alterTable('banners').addColumn(name, 'integer').execute();
    await db.schema.alterTable('banners').addColumn('version', 'integer', startsAt(1)).execute();
  },
};
