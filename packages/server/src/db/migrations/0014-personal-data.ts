import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { startsAt } from './table-helpers.ts';

/** Accounts that were closed, files that were deleted, and the pages that tell people of both. */
export const personalData: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('usuarios').addColumn('fechaCierre', 'text').execute();
    await db.schema.alterTable('pedidos').addColumn('comprobanteEliminado', 'text').execute();
    await db.schema
      .alterTable('pedidos_especiales')
      .addColumn('referenciaEliminada', 'text')
      .execute();

    await db.schema
      .createTable('textos_legales')
      .addColumn('pagina', 'text', (c) => c.primaryKey().notNull())
      .addColumn('texto', 'text')
      .addColumn('version', 'integer', startsAt(1))
      .execute();
    await db
      .insertInto('textos_legales')
      .values([
        { pagina: 'privacidad', texto: null },
        { pagina: 'terminos', texto: null },
      ])
      .execute();
  },
};
