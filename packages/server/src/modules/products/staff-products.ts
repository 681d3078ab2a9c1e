import type { Database, Trx } from '../../db/database.ts';
import { keepJson } from '../../http/kept-json.ts';
import type { Media } from '../../media/index.ts';
import { findProductRows } from '../catalog/catalog.repository.ts';
import { PRODUCT_TABLES, readDataVersion } from '../../db/data-version.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
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

/** Every product, read again only when one of them has changed. */
export const createProductList = (deps: {
  db: Database;
  media: Pick<Media, 'imageUrl'>;
}): (() => Promise<ProductView[]>) =>
  keepFresh({
    readVersion: () => readDataVersion(deps.db, PRODUCT_TABLES),
    load: async () => keepJson(await readStaffProducts(deps.db, deps.media)),
  });
