import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** How large a piece is, and how it was made. Of those of before nothing is said. */
export const pieceDetails: Migration = {
  async up(db: Kysely<Schema>) {
    // One statement each: SQLite adds one column at a time.
    for (const column of ['largoDecimas', 'anchoDecimas', 'pesoCentesimas', 'horas'] as const)
      await db.schema.alterTable('productos').addColumn(column, 'integer').execute();
    for (const column of ['hechoPor', 'historia'] as const)
      await db.schema.alterTable('productos').addColumn(column, 'text').execute();
  },
};
