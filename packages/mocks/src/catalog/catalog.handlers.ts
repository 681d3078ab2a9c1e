import { assertRanges, catalogTexts, HttpProblem } from '@filigrana/sdk/answers';
import {
  catalogEntry,
  countEntries,
  filterEntries,
  isSold,
  sameText,
  searchEntries,
  searchSteps,
  soldLast,
  synonymsOf,
} from '@filigrana/sdk/domain';
import type { HandlersOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import { onlyKnownMeasures } from './known-measures.ts';
import { viewListed, viewProduct, type ProductView } from './product-view.ts';

/** The public catalogue. Products with `estado` 0 do not exist here. */
export function catalogHandlers(world: World): HandlersOf<'catalog'> {
  const all = (): ProductView[] =>
    soldLast(
      world.products.filter(({ estado }) => estado === 1).map((row) => viewListed(world, row)),
      isSold,
    );
  const product = (id: number): ProductView => {
    const found = world.products.find(
      ({ idProducto, estado }) => idProducto === id && estado === 1,
    );
    if (!found) throw new HttpProblem('NOT_FOUND', { error: catalogTexts.productNotFound });
    return viewProduct(world, found, 'public');
  };

  const byWords = (termino: string): ProductView[] => {
    const { grupos } = world.synonyms;
    return searchEntries(all().map(catalogEntry), termino, grupos ? synonymsOf(grupos) : undefined);
  };
  /** What the search box finds. */
  const sought = (termino: string): ProductView[] => {
    for (const category of searchSteps(termino)) {
      const found = category
        ? filterEntries(all().map(catalogEntry), { categoria: [category] })
        : byWords(termino);
      if (found.length > 0) return found;
    }
    return [];
  };

  return {
    listFeatured: () => all().filter(({ destacado }) => destacado === 1),
    listInitialCatalog: all,
    filterCatalog({ query }) {
      const known = onlyKnownMeasures(world, query);
      assertRanges(known);
      const { disponibles, orden, ...plain } = known;
      const isFurther = world.extensions.has('catalogFacets');
      return filterEntries(all().map(catalogEntry), isFurther ? known : plain);
    },
    countCatalog({ query: { termino = '', ...query } }) {
      const known = onlyKnownMeasures(world, query);
      assertRanges(known);
      const pieces = termino.trim() === '' ? all() : sought(termino);
      return onlyKnownMeasures(world, countEntries(pieces.map(catalogEntry), known));
    },
    searchCatalog: ({ query }) => byWords(query.termino),
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
