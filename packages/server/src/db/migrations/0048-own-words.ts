import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { required, startsAt } from './table-helpers.ts';

/**
 * Banners and pages have words of their own, those of pages with what they were before. Banners of before have none,
 * and are cut as they always were.
 */
export const ownWords = ({ noteChanges }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    for (const name of ['titulo', 'linea', 'enlace'])
      await db.schema
        .alterTable('banners')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    for (const name of ['focoX', 'focoY'])
      await db.schema.alterTable('banners').addColumn(name, 'integer').execute();
    await db.schema.alterTable('banners').addColumn('version', 'integer', startsAt(1)).execute();

    await db.schema
      .createTable('textos_tienda')
      .addColumn('version', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('fecha', 'text', required)
      .addColumn('idUsuario', 'integer', (c) =>
        c.references('usuarios.idUsuario').onDelete('set null'),
      )
      .addColumn('textos', 'text', required)
      .execute();
    await noteChanges(db, { textos_tienda: 'update' });
  },
});
