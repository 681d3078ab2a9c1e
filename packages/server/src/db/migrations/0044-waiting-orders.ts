import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Orders of a state in the order of their days: reconciling reads the oldest that wait, and by the day alone a
 * large shop would be read from its first order on.
 */
export const waitingOrders: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .createIndex('ix_pedidos_estadoPedido_fechaPedido')
      .on('pedidos')
      .columns(['estadoPedido', 'fechaPedido'])
      .execute();
    await db.schema.dropIndex('ix_pedidos_estadoPedido').execute();
  },
};
