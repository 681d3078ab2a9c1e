import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { required } from './table-helpers.ts';

/** Which shop the database is of: what the store of its files is compared with. */
export const shopIdentity: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('identidad')
      .addColumn('fila', 'integer', (column) => column.primaryKey())
      .addColumn('idTienda', 'text', required)
      .execute();
  },
};
