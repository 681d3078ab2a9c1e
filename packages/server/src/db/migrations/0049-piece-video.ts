import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { tableMaker } from './table-helpers.ts';

/** One short video of a product. Those of before have none. */
export const pieceVideo = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    // One statement each: SQLite adds one column at a time.
    await db.schema
      .alterTable('productos')
      .addColumn('idVideo', 'text', (column) => column.references('archivos.idArchivo'))
      .execute();
    await db.schema.alterTable('productos').addColumn('videoDescripcion', 'text').execute();
    await tableMaker(db, dialect).index('productos', 'idVideo');
  },
});
