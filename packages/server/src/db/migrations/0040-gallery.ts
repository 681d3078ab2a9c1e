import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, pointsTo, required, tableMaker } from './table-helpers.ts';

/** Further photographs of products, besides the main one. */
export const gallery = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('producto_fotos', 'idFoto')
      .addColumn('idProducto', 'integer', belongsTo('productos.idProducto'))
      .addColumn('idImagen', 'text', pointsTo('archivos.idArchivo'))
      .addColumn('descripcion', 'text', required)
      .addColumn('orden', 'integer', required)
      .execute();
    await index('producto_fotos', 'idProducto');
    await index('producto_fotos', 'idImagen');
  },
});
