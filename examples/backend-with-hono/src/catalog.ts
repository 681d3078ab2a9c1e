import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  catalogEntry,
  filterEntries,
  sameText,
  searchEntries,
  stockSummary,
} from '@filigrana/sdk/domain';
import type { Handlers } from './contract.ts';
import { faqs, lookups, products, SHIPPING_FEE } from './shop.ts';

const all = () =>
  products.map((product) => ({ ...product, ...stockSummary(product, product.tallas) }));

function find(id: number) {
  const found = all().find(({ idProducto }) => idProducto === id);
  if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
  return found;
}

/** What everybody may read. */
export const catalogHandlers: Handlers = {
  listInitialCatalog: all,
  listFeatured: () => all().filter(({ destacado }) => destacado === 1),
  listOffers: () => all().filter(({ precioEspecial }) => precioEspecial !== null),
  filterCatalog: ({ query }) => filterEntries(all().map(catalogEntry), query),
  searchCatalog: ({ query }) => searchEntries(all().map(catalogEntry), query.termino),
  getProduct: ({ params }) => find(params.id),
  getProductSize({ query }) {
    const { tallas } = find(query.idProducto);
    const size = tallas.find(({ tamanio }) => sameText(tamanio, query.tamanio));
    if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
    return { idProducto_talla: size.idProducto_talla, stock: size.stock };
  },
  listCategories: () => lookups.categories,
  listMaterials: () => lookups.materials,
  listStones: () => lookups.stones,
  listSizes: () => lookups.sizes,
  listBanners: () => [],
  listVisibleFaqs: () => faqs,
  getShippingFee: () => ({ monto: SHIPPING_FEE }),
};
