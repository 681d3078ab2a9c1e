import type { Product, Shop } from '@filigrana/sdk';
import {
  catalogEntry,
  categoryFromText,
  normalizeText,
  searchSteps,
  singular,
  soldLast,
} from '@filigrana/sdk/domain';

export interface SearchAnswer {
  readonly results: readonly Product[];
  /** Category that the text maps to. */
  readonly category: string | null;
}

/**
 * Finds products for a text that is not blank, where `searchSteps` says: the first step that brings any counts. Of a
 * category what is in stock comes first, then what has the word in its name, as in the search by words.
 */
export async function searchCatalog(
  { catalog }: Pick<Shop, 'catalog'>,
  text: string,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const category = categoryFromText(text);
  let results: Product[] = [];
  for (const step of searchSteps(text)) {
    results = step
      ? soldLast(namedFirst(await catalog.filter({ categoria: [step] }, { signal }), text), isSold)
      : await catalog.search(text, { signal });
    if (results.length > 0) break;
  }
  return { results, category };
}

const isSold = (product: Product): boolean => catalogEntry(product).isSold;

/** Shorter words ('de', 'y') name nothing. */
const NAMING_FROM = 3;

function namedFirst(products: readonly Product[], text: string): Product[] {
  const words = normalizeText(text)
    .split(/\s+/)
    .map(singular)
    .filter((word) => word.length >= NAMING_FROM)
    .map((word) => ` ${word}`);
  const isNamed = ({ nombreProducto }: Product) => {
    const name = ` ${normalizeText(nombreProducto)}`;
    return words.some((word) => name.includes(word));
  };
  return [...products.filter(isNamed), ...products.filter((each) => !isNamed(each))];
}
