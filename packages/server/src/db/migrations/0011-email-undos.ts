import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, tableMaker } from './table-helpers.ts';

/** Addresses that an account has left and can have back. */
export const emailUndos = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('correos_anteriores', 'idCorreoAnterior')
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('correo', 'text', required)
      .addColumn('correoNormalizado', 'text', required)
      .addColumn('expira', 'text', required)
      .execute();
    await index('correos_anteriores', 'idUsuario');
    await index('correos_anteriores', 'correoNormalizado');
  },
});
