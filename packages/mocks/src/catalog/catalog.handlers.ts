import { catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  catalogEntry,
  filterEntries,
  isSold,
  sameText,
  searchEntries,
  soldLast,
  synonymsOf,
} from '@filigrana/sdk/domain';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { viewProduct, type ProductView } from './product-view.ts';

/** The public catalogue. Products with `estado` 0 do not exist here. */
export function catalogHandlers(world: World): HandlersOf<'catalog'> {
  const all = (): ProductView[] =>
    soldLast(
      world.products
        .filter(({ estado }) => estado === 1)
        .map((row) => viewProduct(world, row, 'public')),
      isSold,
    );
  const product = (id: number): ProductView => {
    const found = all().find(({ idProducto }) => idProducto === id);
    if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
    return found;
  };

  return {
    listFeatured: () => all().filter(({ destacado }) => destacado === 1),
    listInitialCatalog: all,
    filterCatalog: ({ query }) => filterEntries(all().map(catalogEntry), query),
    searchCatalog({ query }) {
      const { grupos } = world.synonyms;
      return searchEntries(
        all().map(catalogEntry),
        query.termino,
        grupos ? synonymsOf(grupos) : undefined,
      );
    },
    listOffers: () => all().filter(({ precioEspecial }) => precioEspecial !== null),
    getProduct: ({ params }) => product(params.id),
    getProductSize({ query }) {
      const { tallas } = product(query.idProducto);
      const size = tallas.find(({ tamanio }) => sameText(tamanio, query.tamanio));
      if (!size) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.sizeNotFound });
      return { idProducto_talla: size.idProducto_talla, stock: size.stock };
    },
  };
}
