import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/** What was decided on pieces that were paid and gone by then. Those of before are still to be decided. */
export const missingPieces: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('pedido_productos')
      .addColumn('idPedidoEspecial', 'integer', (c) =>
        c.references('pedidos_especiales.idPedidoEspecial').onDelete('set null'),
      )
      .execute();
    await db.schema.alterTable('pedido_productos').addColumn('enVezDe', 'text').execute();
    await db.schema
      .createIndex('uq_pedido_productos_idPedidoEspecial')
      .unique()
      .on('pedido_productos')
      .column('idPedidoEspecial')
      .execute();
  },
};
