import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { belongsTo, required } from './table-helpers.ts';

/**
 * Which e-mail of an account its owner has confirmed, and the links that confirm one. Nothing that the
 * shop knows of the accounts before proves an address: none is confirmed, their owners are asked.
 */
export const confirmedEmails: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.alterTable('usuarios').addColumn('correoConfirmado', 'text').execute();
    await db.schema
      .createTable('confirmaciones_correo')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('idUsuario', 'integer', belongsTo('usuarios.idUsuario'))
      .addColumn('correoNormalizado', 'text', required)
      .addColumn('expira', 'text', required)
      .addColumn('fechaCreacion', 'text', required)
      .execute();
    await db.schema
      .createIndex('ix_confirmaciones_correo_idUsuario')
      .on('confirmaciones_correo')
      .column('idUsuario')
      .execute();
  },
};
