import type { Product, Shop } from '@filigrana/sdk';
import { CATEGORY_SYNONYMS, categoryFromText, normalizeText } from '@filigrana/sdk/domain';

export interface SearchAnswer {
  readonly results: readonly Product[];
  /** Category that the text maps to. */
  readonly category: string | null;
}

/**
 * Finds products for a text that is not blank. One that is the name of a category asks for the
 * category: the search by words would only find the pieces that happen to name it. Any other text is
 * searched by words, and when it is a part of a category's name, or has one in it, and nothing was
 * found, the category is asked for. Where the first call brings nothing, the other one is made.
 */
export async function searchCatalog(
  { catalog }: Pick<Shop, 'catalog'>,
  text: string,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const category = categoryFromText(text);
  const byWords = () => catalog.search(text, { signal });
  if (category === null) return { results: await byWords(), category };
  const byCategory = () => catalog.filter({ categoria: [category] }, { signal });
  const isName = CATEGORY_SYNONYMS.has(normalizeText(text));
  const [first, second] = isName ? [byCategory, byWords] : [byWords, byCategory];
  const results = await first();
  return { results: results.length > 0 ? results : await second(), category };
}
