import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import { sameText } from '@filigrana/sdk/domain';
import type { Deps } from '../../deps.ts';
import { findProductRows } from './catalog.repository.ts';
import { keepCatalog, type CatalogQuery, type CatalogSnapshot } from './catalog-snapshot.ts';
import {
  PRODUCT_NAMES,
  PRODUCT_TABLES,
  readChangedPieces,
  readDataVersion,
  readPieceMoment,
} from '../../db/data-version.ts';
import { findTimedOut, readShelfVersion } from '../holds/held.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { toProducts, type ProductView, type SizeView } from './product-view.ts';

type CatalogDeps = Pick<Deps, 'db' | 'media' | 'clock'>;

/** What visitors can ask about the products of the shop. Products with `estado` 0 do not exist here. */
export interface Catalog {
  all(): Promise<ProductView[]>;
  featured(): Promise<ProductView[]>;
  offers(): Promise<ProductView[]>;
  filter(query: CatalogQuery): Promise<ProductView[]>;
  search(termino: string): Promise<ProductView[]>;
  /** @throws HttpProblem 404 */
  product(idProducto: number): Promise<ProductView>;
  /** @throws HttpProblem 404 when the product does not come in that size. */
  size(idProducto: number, tamanio: string): Promise<Pick<SizeView, 'idProducto_talla' | 'stock'>>;
}

/**
 * A shop of handmade pieces fits into memory, so every question is answered from one snapshot, in
 * which a product is taken anew when it or its stock has changed, and all when a name has. Comparing texts in one place also makes both
 * databases agree on accents.
 */
export function createCatalog({ db, media, clock }: CatalogDeps): Catalog {
  const snapshot = keepFresh({
    readVersion: () => readShelfVersion({ db, clock }, PRODUCT_TABLES),
    load: createReader({ db, media, clock }),
  });

  async function product(idProducto: number): Promise<ProductView> {
    const found = (await snapshot()).product(idProducto);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
    return found;
  }

  return {
    all: async () => (await snapshot()).all,
    featured: async () => (await snapshot()).featured,
    offers: async () => (await snapshot()).offers,
    filter: async (query) => (await snapshot()).filter(query),
    search: async (termino) => (await snapshot()).search(termino),
    product,
    async size(idProducto, tamanio) {
      const { tallas } = await product(idProducto);
      const size = tallas.find((own) => sameText(own.tamanio, tamanio));
      if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
      return { idProducto_talla: size.idProducto_talla, stock: size.stock };
    },
  };
}

/** Reads all products at first, and later those that have changed since. */
function createReader({ db, media, clock }: CatalogDeps): () => Promise<CatalogSnapshot> {
  const snapshotOf = keepCatalog();
  let before: { names: string; moment: string; now: string } | null = null;

  return async () => {
    // What is written after the moment is read once more the next time: nothing can be missed.
    const now = clock.now().toISOString();
    const moment = await readPieceMoment(db);
    const names = await readDataVersion(db, PRODUCT_NAMES);
    const written =
      before?.names === names ? await readChangedPieces(db, before.moment) : undefined;
    const only = written && [...written, ...(await findTimedOut(db, before?.now ?? now, now))];
    const rows = only?.length === 0 ? [] : await findProductRows(db, { forSaleAt: now, only });
    before = { names, moment, now };
    return snapshotOf(toProducts(rows, { imageUrl: media.imageUrl, audience: 'public' }), only);
  };
}
