import type { Kysely, Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { belongsTo, required, startsAt, tableMaker } from './table-helpers.ts';

/** Logins that can be ended one by one, and the second step of the staff's. */
export const logins = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { index } = tableMaker(db, dialect);
    await db.schema
      .createTable('sesiones')
      .addColumn('idSesion', 'text', (c) => c.primaryKey())
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('inicio', 'text', required)
      .addColumn('ultimoUso', 'text', required)
      .addColumn('expira', 'text', required)
      .addColumn('fin', 'text')
      .execute();
    await index('sesiones', 'idUsuario');
    await db.schema
      .createTable('dos_pasos')
      .addColumn('idUsuario', 'integer', (c) => belongsTo('usuarios.idUsuario')(c).primaryKey())
      .addColumn('secreto', 'text', required)
      .addColumn('activo', 'integer', startsAt(0))
      .addColumn('ultimoPaso', 'integer', startsAt(0))
      .execute();
    await db.schema
      .createTable('codigos_recuperacion')
      .addColumn('idUsuario', 'integer', belongsTo('dos_pasos.idUsuario'))
      .addColumn('hash', 'text', required)
      .addPrimaryKeyConstraint('pk_codigos_recuperacion', ['idUsuario', 'hash'])
      .execute();
  },
});
