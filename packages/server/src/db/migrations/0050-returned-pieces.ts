import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { startsAt } from './table-helpers.ts';

/** Pieces of which the money is returned. No line of before is one. */
export const returnedPieces: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('pedido_productos')
      .addColumn('devuelta', 'integer', startsAt(0))
      .execute();
  },
};
