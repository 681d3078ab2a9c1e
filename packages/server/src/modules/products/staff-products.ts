import type { components } from '@filigrana/sdk/types';
import type { Database, Trx } from '../../db/database.ts';
import { readPage, type PageAsked } from '../../db/list-page.ts';
import { keepJson } from '../../http/kept-json.ts';
import type { Media } from '../../media/index.ts';
import { findProductRows } from '../catalog/catalog.repository.ts';
import { PRODUCT_TABLES, readDataVersion } from '../../db/data-version.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { findPhotos } from './photos.repository.ts';
import { countProductsNamed, findProductsNamed } from './products.repository.ts';
import { toProducts, type ProductView } from '../catalog/product-view.ts';

/** What the back office sees: every product, or some of them. */
export async function readStaffProducts(
  db: Database | Trx,
  { imageUrl }: Pick<Media, 'imageUrl'>,
  only?: readonly number[],
): Promise<ProductView[]> {
  const rows = await findProductRows(db, { only });
  const photos = await findPhotos(db, only);
  return toProducts(rows, { photos, imageUrl, audience: 'staff' });
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

/** A page of the products whose name holds a text, by their numbers. */
export async function readProductPage(
  { db, media }: { db: Database; media: Pick<Media, 'imageUrl'> },
  asked: PageAsked,
): Promise<components['schemas']['ProductPage']> {
  const { busqueda = '', despuesDe: after } = asked;
  const { elementos, ...page } = await readPage(asked, {
    read: (limit) => findProductsNamed(db, busqueda, { after, limit }),
    count: () => countProductsNamed(db, busqueda),
    keyOf: ({ idProducto }) => idProducto,
    view: ({ idProducto }) => idProducto,
  });
  const products = elementos.length > 0 ? await readStaffProducts(db, media, elementos) : [];
  return { elementos: products, ...page };
}
