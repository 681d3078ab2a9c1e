import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { startsAt } from './table-helpers.ts';

/** Versions of what several clerks decide on: special orders and payment references. */
export const decisions: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('pedidos_especiales')
      .addColumn('version', 'integer', startsAt(1))
      .execute();
    await db.schema
      .alterTable('pedidos')
      .addColumn('versionReferencia', 'integer', startsAt(1))
      .execute();
  },
};
