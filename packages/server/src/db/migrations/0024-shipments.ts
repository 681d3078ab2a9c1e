import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** Guides of parcels, days of their way, and settings that are texts. The orders of before have none. */
export const shipments: Migration = {
  async up(db: Kysely<Schema>) {
    for (const column of ['guia', 'preparacion', 'entregado'])
      await db.schema.alterTable('pedidos').addColumn(column, 'text').execute();
    await db.schema.alterTable('configuracion').addColumn('texto', 'text').execute();
  },
};
