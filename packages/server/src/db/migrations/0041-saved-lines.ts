import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, tableMaker } from './table-helpers.ts';

/** Lines that customers have put aside from their carts. */
export const savedLines = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('guardadas', 'idGuardada')
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('idProducto_talla', 'integer', belongsTo('producto_talla.idProducto_talla'))
      .addColumn('cantidad', 'integer', required)
      .addUniqueConstraint('uq_guardadas', ['idUsuario', 'idProducto_talla'])
      .execute();
    await index('guardadas', 'idProducto_talla');
  },
});
