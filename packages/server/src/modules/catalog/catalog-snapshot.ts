import {
  catalogEntry,
  countEntries,
  filterEntries,
  normalizeText,
  searchIndex,
  searchSteps,
  soldLast,
  type CatalogEntry,
  type SearchIndex,
  type Synonyms,
} from '@filigrana/sdk/domain';
import type { components, operations } from '@filigrana/sdk/types';
import { keepJson } from '../../http/kept-json.ts';
import { toListed, type ProductView } from './product-view.ts';

export type CatalogQuery = NonNullable<operations['filterCatalog']['parameters']['query']>;
export type CatalogCounts = components['schemas']['CatalogCounts'];
export type CountQuery = NonNullable<operations['countCatalog']['parameters']['query']>;

/** Everything that visitors can see at one moment, in the shop's order: by number. */
export interface CatalogSnapshot {
  all: ProductView[];
  featured: ProductView[];
  offers: ProductView[];
  product(idProducto: number): ProductView | undefined;
  filter(query: CatalogQuery): ProductView[];
  search(termino: string): ProductView[];
  count(query: CountQuery): CatalogCounts;
}

/** A product as lists tell of it, with all that its own page shows. */
type Entry = CatalogEntry<ProductView> & { whole: ProductView };
type Entries = Map<number, Entry>;

/** Products that change a few at a time: what is prepared of the others stays. */
export function keepCatalog() {
  let entries: Entries = new Map();
  /** Made when somebody searches: a server that starts has nobody wait for it. */
  let index: SearchIndex | null = null;

  function search(termino: string, synonyms: Synonyms): Entry[] {
    if (!index) {
      index = searchIndex();
      for (const [id, entry] of entries) index.put(id, entry);
    }
    return index.search(termino, synonyms).flatMap((id) => entries.get(id) ?? []);
  }

  function change(id: number, entry: Entry | undefined): void {
    if (entry) {
      entries.set(id, entry);
      index?.put(id, entry);
    } else {
      entries.delete(id);
      index?.remove(id);
    }
  }

  /**
   * @param products Those with `estado` 1.
   * @param only Numbers of the products that may have changed, gone or come; without it all have.
   */
  return (
    products: readonly ProductView[],
    { only, synonyms }: { only: readonly number[] | undefined; synonyms: Synonyms },
  ): CatalogSnapshot => {
    const fresh: Entries = new Map(
      products.map((whole) => [whole.idProducto, { ...catalogEntry(toListed(whole)), whole }]),
    );
    if (only) {
      const isNew = products.some(({ idProducto }) => !entries.has(idProducto));
      for (const id of only) change(id, fresh.get(id));
      if (isNew) entries = new Map([...entries].sort(([a], [b]) => a - b));
    } else {
      entries = fresh;
      index = null;
    }
    const list = soldLast([...entries.values()], ({ isGone }) => isGone);
    /** What the search box finds. */
    const sought = (termino: string): Entry[] => {
      for (const category of searchSteps(termino)) {
        const found = category
          ? list.filter((entry) => entry.categoria === normalizeText(category))
          : search(termino, synonyms);
        if (found.length > 0) return found;
      }
      return [];
    };
    const all = list.map(({ product }) => product);
    return {
      all: keepJson(all),
      featured: keepJson(all.filter(({ destacado }) => destacado === 1)),
      offers: keepJson(all.filter(({ precioEspecial }) => precioEspecial !== null)),
      product: (idProducto) => entries.get(idProducto)?.whole,
      filter: (query) => filterEntries(list, query),
      search: (termino) => search(termino, synonyms).map(({ product }) => product),
      count: ({ termino = '', ...query }) =>
        countEntries(termino.trim() === '' ? list : sought(termino), query),
    };
  };
}
