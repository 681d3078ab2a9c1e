import type { Kysely, Migration } from 'kysely';
import type { Schema } from '../schema.ts';

const INDEX = 'uq_pedido_productos_idPedidoEspecial';

/**
 * The index of lines that a special order makes anew holds those alone. With all the others in it, which
 * name none, a planner believes that one number finds nearly every line, and reads them all instead.
 */
export const sparseIndex: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema.dropIndex(INDEX).execute();
    await db.schema
      .createIndex(INDEX)
      .unique()
      .on('pedido_productos')
      .column('idPedidoEspecial')
      .where('idPedidoEspecial', 'is not', null)
      .execute();
  },
};
