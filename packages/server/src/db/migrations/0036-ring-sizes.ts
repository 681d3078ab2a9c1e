import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, tableMaker } from './table-helpers.ts';

/** The ring sizes of customers. */
export const ringSizes = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered } = tableMaker(db, dialect);
    await numbered('tallas_cliente', 'idTallaCliente')
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('mano', 'text', required)
      .addColumn('dedo', 'text', required)
      .addColumn('tamanio', 'text', required)
      .addUniqueConstraint('uq_tallas_cliente', ['idUsuario', 'mano', 'dedo'])
      .execute();
  },
});
