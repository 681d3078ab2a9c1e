import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { required, tableMaker } from './table-helpers.ts';

/** What running the shop needs: what the operator must know, and who did what. */
export const operations = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await db.schema
      .createTable('alertas')
      .addColumn('codigo', 'text', required)
      .addColumn('tema', 'text', required)
      .addColumn('datos', 'text', required)
      .addColumn('desde', 'text', required)
      .addColumn('ultima', 'text', required)
      .addPrimaryKeyConstraint('pk_alertas', ['codigo', 'tema'])
      .execute();
    await numbered('actividad', 'idActividad')
      .addColumn('fecha', 'text', required)
      .addColumn('idUsuario', 'integer', (c) =>
        c.references('usuarios.idUsuario').onDelete('set null'),
      )
      .addColumn('accion', 'text', required)
      .addColumn('objeto', 'text', required)
      .addColumn('cambios', 'text', required)
      .execute();
    await index('actividad', 'fecha');
  },
});
