import type { Api } from '../client/call.ts';
import type { CallOptions } from '../client/options.ts';
import { filtersToQuery } from '../domain/filters.ts';
import type { CatalogFilterInput } from '../inputs.ts';
import { catalogCounts } from '../normalize/catalog-counts.ts';
import { product, products, productSizeStock } from '../normalize/product.ts';
import * as operations from '../operations.gen.ts';

/** What visitors browse. */
export function catalogResource({ caller }: Api) {
  const filter = caller(operations.filterCatalog, products);
  const search = caller(operations.searchCatalog, products);
  const count = caller(operations.countCatalog, catalogCounts);

  return {
    /** Featured pieces. */
    featured: caller(operations.listFeatured, products),

    /** The catalogue while no filter is active. */
    initial: caller(operations.listInitialCatalog, products),

    /**
     * The catalogue with filters; empty ones are not sent. A backend without the extension `catalogFacets` leaves
     * ranges, `disponibles` and `orden` out of account: `filterEntries` of `@filigrana/sdk/domain` does it then.
     */
    filter: (filters: CatalogFilterInput, options?: CallOptions) =>
      filter(filtersToQuery(filters), options),

    /**
     * How many pieces each option of each filter would show beside the other filters, and beside a text that is
     * searched for. An extension of the contract: a backend without it answers 404.
     *
     * @example const { categoria } = await shop.catalog.counts({ material: ['Plata'] }, 'luna');
     */
    counts: (filters: CatalogFilterInput, texto = '', options?: CallOptions) => {
      const { precio: _, orden: __, ...query } = filtersToQuery(filters);
      return count({ ...query, ...(texto && { termino: texto }) }, options);
    },

    /** Products that match a text, sent as typed. */
    search: (termino: string, options?: CallOptions) => search({ termino }, options),

    /** Special offers. */
    offers: caller(operations.listOffers, products),

    /** One product; 404 when it does not exist or is not available. */
    product: caller(operations.getProduct, product),

    /** Stock of a product in one size (`'Única'` without sizes) and the id that the cart takes. */
    productSize: caller(operations.getProductSize, productSizeStock),
  };
}
