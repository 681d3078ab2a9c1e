import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, startsAt, tableMaker } from './table-helpers.ts';

/** The addresses that customers keep. */
export const addresses = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('direcciones', 'idDireccion')
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('nombre', 'text', required)
      .addColumn('provincia', 'text', required)
      .addColumn('canton', 'text', required)
      .addColumn('distrito', 'text', required)
      .addColumn('direccionExacta', 'text', required)
      .addColumn('preferida', 'integer', startsAt(0))
      .execute();
    await index('direcciones', 'idUsuario');
  },
});
