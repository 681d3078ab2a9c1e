import { sql, type Kysely, type Migration } from 'kysely';
import type { DialectSupport } from '../dialects.ts';
import type { Schema } from '../schema.ts';
import { oneOf, required, startsAt, tableMaker } from './table-helpers.ts';

/** Letters that are still to be posted. */
export const notices = (dialect: DialectSupport): Migration => ({
  async up(db: Kysely<Schema>) {
    const { numbered, index } = tableMaker(db, dialect);
    await numbered('avisos', 'idAviso')
      .addColumn('idPedido', 'integer', (c) => c.references('pedidos.idPedido').onDelete('cascade'))
      .addColumn('idPedidoEspecial', 'integer', (c) =>
        c.references('pedidos_especiales.idPedidoEspecial').onDelete('cascade'),
      )
      .addColumn('tipo', 'text', oneOf('tipo', 'recibido', 'aceptar', 'rechazar', 'enviar'))
      .addColumn('fecha', 'text', required)
      .addColumn('intentos', 'integer', startsAt(0))
      .addColumn('proximo', 'text', required)
      .addCheckConstraint('ck_avisos_de', sql`("idPedido" is null) <> ("idPedidoEspecial" is null)`)
      .execute();
    await index('avisos', 'proximo');
  },
});
