import { catalogEntry, type CatalogEntry } from '@filigrana/sdk/domain';
import { keepJson } from '../../http/kept-json.ts';
import type { ProductView } from './product-view.ts';

/** Everything that visitors can see at one moment. */
interface CatalogSnapshot {
  entries: readonly CatalogEntry<ProductView>[];
  byId: ReadonlyMap<number, ProductView>;
  all: ProductView[];
  featured: ProductView[];
  offers: ProductView[];
}

/** @param products Those with `estado` 1, in the shop's order. */
export function takeSnapshot(products: ProductView[]): CatalogSnapshot {
  return {
    entries: products.map(catalogEntry),
    byId: new Map(products.map((product) => [product.idProducto, keepJson(product)])),
    all: keepJson(products),
    featured: keepJson(products.filter(({ destacado }) => destacado === 1)),
    offers: keepJson(products.filter(({ precioEspecial }) => precioEspecial !== null)),
  };
}
