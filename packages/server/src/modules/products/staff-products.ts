import type { Database, Trx } from '../../db/database.ts';
import type { Media } from '../../media/index.ts';
import { findProductRows } from '../catalog/catalog.repository.ts';
import { toProducts, type ProductView } from '../catalog/product-view.ts';

/** What the back office sees: every product, or one of them. */
export async function readStaffProducts(
  db: Database | Trx,
  { imageUrl }: Pick<Media, 'imageUrl'>,
  only: { idProducto?: number } = {},
): Promise<ProductView[]> {
  const rows = await findProductRows(db, { availableOnly: false, ...only });
  return toProducts(rows, { imageUrl, audience: 'staff' });
}
