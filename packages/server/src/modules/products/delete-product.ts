import { HttpProblem, productTexts } from '@filigrana/sdk/answers';
import { latePaymentSince } from '@filigrana/sdk/domain';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { currentProduct } from './current-product.ts';
import {
  deleteProductRow,
  deleteSizes,
  findHeldSizes,
  findSizesPaidFor,
  lockProduct,
  lockSizes,
} from './products.repository.ts';
import { recordProduct } from './record-product.ts';

/**
 * Deletes a product, also from carts that do not hold it. Finished orders keep their own copy of it;
 * its picture goes with the next sweep, unless such an order shows it.
 *
 * @param version The only one that may be deleted; undefined deletes whatever there is.
 * @throws HttpProblem 404; 409 VERSION_CONFLICT when `version` is not the current one, IN_USE when an
 * open order holds it, or somebody may be paying for it.
 */
export async function deleteProduct(
  { db, media, clock }: Deps,
  { idProducto, by }: { idProducto: number; by: number },
  version: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const locked = await lockProduct(trx, idProducto);
    const row = await currentProduct({ db: trx, media }, locked, version);
    const sizes = await lockSizes(trx, idProducto);
    const held = await findHeldSizes(trx, idProducto);
    if (held.length > 0) throw new HttpProblem('IN_USE');
    const now = clock.now();
    const onHold = await findSizesPaidFor(trx, idProducto, latePaymentSince(now));
    if (onHold.length > 0) throw new HttpProblem('IN_USE', { error: productTexts.onHold });
    const ids = sizes.map(({ idProducto_talla }) => idProducto_talla);
    const fecha = now.toISOString();
    await deleteSizes(trx, ids, fecha);
    await deleteProductRow(trx, idProducto);
    const activity = { fecha, idUsuario: by, accion: 'producto.eliminado' } as const;
    await recordProduct(trx, activity, idProducto, { before: { row, sizes }, after: null });
  });
}
