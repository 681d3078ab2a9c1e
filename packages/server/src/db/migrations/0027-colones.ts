import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { required } from './table-helpers.ts';

/** What a dollar costs in colones, and what orders came to at it. The orders of before have no rate. */
export const colones = ({ noteChanges }: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('tipos_cambio')
      .addColumn('version', 'integer', (c) => c.primaryKey())
      .addColumn('fecha', 'text', required)
      .addColumn('idUsuario', 'integer', (c) =>
        c.references('usuarios.idUsuario').onDelete('set null'),
      )
      .addColumn('tasaCentimos', 'integer')
      .addColumn('enPrecios', 'integer', required)
      .addColumn('topeSinpe', 'integer')
      .addColumn('diasAviso', 'integer', required)
      .execute();
    // Pages show it beside prices.
    await noteChanges(db, { tipos_cambio: 'update' });
    await db.schema.alterTable('pedidos').addColumn('tasaCentimos', 'integer').execute();
    await db.schema.alterTable('pedidos').addColumn('montoColones', 'bigint').execute();
  },
});
