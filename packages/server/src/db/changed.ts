import type { DeleteResult, UpdateResult } from 'kysely';

interface Change {
  executeTakeFirst(): Promise<UpdateResult | DeleteResult | undefined>;
}

/**
 * Runs a conditional UPDATE or DELETE and says whether its condition still held. The database
 * checks and changes in one step, so two requests can never both be told yes.
 *
 * @example
 * const taken = await changed(
 *   trx.updateTable('producto_talla')
 *     .set((eb) => ({ stock: eb('stock', '-', cantidad) }))
 *     .where('idProducto_talla', '=', id)
 *     .where('stock', '>=', cantidad),
 * );
 * if (!taken) throw new HttpProblem('STOCK_EXCEEDED', { stock });
 */
export async function changed(query: Change): Promise<boolean> {
  const result = await query.executeTakeFirst();
  if (result === undefined) return false;
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
}
