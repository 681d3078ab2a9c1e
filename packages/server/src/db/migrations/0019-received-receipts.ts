import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';
import { belongsTo, oneOf, required } from './table-helpers.ts';

/** Receipts that have arrived and are drawn anew after the purchase has been answered. */
export const receivedReceipts: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createTable('comprobantes_recibidos')
      .addColumn('idArchivo', 'text', (c) => belongsTo('archivos.idArchivo')(c).primaryKey())
      .addColumn('estado', 'text', oneOf('estado', 'espera', 'preparado', 'ilegible'))
      .addColumn('fecha', 'text', required)
      .execute();
  },
};
