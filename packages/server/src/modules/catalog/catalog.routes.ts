import type { Deps } from '../../deps.ts';
import type { HandlersOf } from '../../http/operation-types.ts';
import { createCatalog } from './catalog.service.ts';

/** The public catalogue. */
export const catalogHandlers = (deps: Deps): HandlersOf<'catalog'> => {
  const catalog = createCatalog(deps);
  return {
    listFeatured: () => catalog.featured(),
    listInitialCatalog: () => catalog.all(),
    filterCatalog: ({ query }) => catalog.filter(query),
    countCatalog: ({ query }) => catalog.count(query),
    searchCatalog: ({ query }) => catalog.search(query.termino),
    listOffers: () => catalog.offers(),
    getProduct: ({ params }) => catalog.product(params.id),
    getProductSize: ({ query }) => catalog.size(query.idProducto, query.tamanio),
  };
};
