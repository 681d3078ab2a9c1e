import { HttpProblem } from '@filigrana/sdk/contract';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { currentProduct } from './current-product.ts';
import {
  deleteProductRow,
  deleteSizes,
  findHeldSizes,
  lockProduct,
  lockSizes,
} from './products.repository.ts';

/**
 * Deletes a product, also from carts. Finished orders keep their own copy of it; its picture goes with
 * the next sweep, unless such an order shows it.
 *
 * @param version The only one that may be deleted; undefined deletes whatever there is.
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one, IN_USE when an
 * open order holds it.
 */
export async function deleteProduct(
  { db, media, clock }: Deps,
  idProducto: number,
  version: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    await currentProduct({ db: trx, media }, await lockProduct(trx, idProducto), version);
    const sizes = await lockSizes(trx, idProducto);
    const held = await findHeldSizes(trx, idProducto);
    if (held.length > 0) throw new HttpProblem('IN_USE');
    const ids = sizes.map(({ idProducto_talla }) => idProducto_talla);
    await deleteSizes(trx, ids, clock.now().toISOString());
    await deleteProductRow(trx, idProducto);
  });
}
