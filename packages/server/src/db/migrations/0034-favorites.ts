import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, tableMaker } from './table-helpers.ts';

/** Pieces that customers keep. */
export const favorites = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('favoritos', 'idFavorito')
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('idProducto', 'integer', belongsTo('productos.idProducto'))
      .addColumn('fecha', 'text', required)
      .addUniqueConstraint('uq_favoritos', ['idUsuario', 'idProducto'])
      .execute();
    await index('favoritos', 'idProducto');
  },
});
