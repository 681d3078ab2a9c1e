import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import { filterEntries, sameText, searchEntries } from '@filigrana/sdk/domain';
import type { operations } from '@filigrana/sdk/types';
import type { Deps } from '../../deps.ts';
import { findProductRows } from './catalog.repository.ts';
import { takeSnapshot } from './catalog-snapshot.ts';
import { PRODUCT_TABLES, readDataVersion } from '../../db/data-version.ts';
import { keepFresh } from '../../db/keep-fresh.ts';
import { toProducts, type ProductView, type SizeView } from './product-view.ts';

type CatalogQuery = NonNullable<operations['filterCatalog']['parameters']['query']>;

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
 * A shop of handmade pieces fits into memory, so every question is answered from one snapshot that is
 * taken anew when a product, its stock or a name has changed. Comparing texts in one place also makes both
 * databases agree on accents.
 */
export function createCatalog({ db, media }: Pick<Deps, 'db' | 'media'>): Catalog {
  const snapshot = keepFresh({
    readVersion: () => readDataVersion(db, PRODUCT_TABLES),
    load: async () => {
      const rows = await findProductRows(db, { availableOnly: true });
      return takeSnapshot(toProducts(rows, { imageUrl: media.imageUrl, audience: 'public' }));
    },
  });

  async function product(idProducto: number): Promise<ProductView> {
    const found = (await snapshot()).byId.get(idProducto);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
    return found;
  }

  return {
    all: async () => (await snapshot()).all,
    featured: async () => (await snapshot()).featured,
    offers: async () => (await snapshot()).offers,
    filter: async (query) => filterEntries((await snapshot()).entries, query),
    search: async (termino) => searchEntries((await snapshot()).entries, termino),
    product,
    async size(idProducto, tamanio) {
      const { tallas } = await product(idProducto);
      const size = tallas.find((own) => sameText(own.tamanio, tamanio));
      if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
      return { idProducto_talla: size.idProducto_talla, stock: size.stock };
    },
  };
}
