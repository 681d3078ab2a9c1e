import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/operation-types.ts';
import { createCatalog } from './catalog.service.ts';

type CatalogOperation =
  | 'listFeatured'
  | 'listInitialCatalog'
  | 'filterCatalog'
  | 'searchCatalog'
  | 'listOffers'
  | 'getProduct'
  | 'getProductSize';

/** The public catalogue. */
export const catalogHandlers = (deps: Deps): Handlers<CatalogOperation> => {
  const catalog = createCatalog(deps);
  return {
    listFeatured: () => catalog.featured(),
    listInitialCatalog: () => catalog.all(),
    filterCatalog: ({ query }) => catalog.filter(query),
    searchCatalog: ({ query }) => catalog.search(query.termino),
    listOffers: () => catalog.offers(),
    getProduct: ({ params }) => catalog.product(params.id),
    getProductSize: ({ query }) => catalog.size(query.idProducto, query.tamanio),
  };
};
