import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  bySize,
  catalogEntry,
  diameterOf,
  filterEntries,
  sameText,
  searchEntries,
  stockSummary,
} from '@filigrana/sdk/domain';
import type { Handlers } from './contract.ts';
import { faqs, lookups, products, SHIPPING_FEE, type Product } from './shop.ts';

/** A product as the contract describes it. */
function view({ pieces, ...product }: Product) {
  const { categories, materials, stones } = lookups;
  const tallas = pieces
    .map((piece) => ({ ...piece, cm: diameterOf(piece.tamanio) }))
    .sort((a, b) => bySize(a.tamanio, b.tamanio));
  return {
    ...product,
    image_url: null,
    estado: 1 as const,
    unico: 0 as const,
    nombreCategoria:
      categories.find((one) => one.idCategoria === product.idCategoria)?.nombre ?? '',
    nombreMaterial: materials.find((one) => one.idMaterial === product.idMaterial)?.nombre ?? '',
    nombrePiedra: stones.find((one) => one.idPiedra === product.idPiedra)?.nombre ?? null,
    ...stockSummary(product, tallas),
    tallas,
  };
}

const all = () => products.map(view);

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
    const size = find(query.idProducto).tallas.find(({ tamanio }) =>
      sameText(tamanio, query.tamanio),
    );
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
