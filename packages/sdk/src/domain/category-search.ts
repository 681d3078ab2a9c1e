import type { CategoryName } from './categories.ts';
import { SEARCH_CATEGORY_MIN } from './limits.ts';
import { normalizeText } from './text.ts';

/**
 * What people type and the category they mean. The category names themselves are among the keys.
 * Source: specification §5, search category mapping.
 */
export const CATEGORY_SYNONYMS: ReadonlyMap<string, CategoryName> = /* @__PURE__ */ new Map([
  ['aretes', 'Aretes'],
  ['anillos', 'Anillos'],
  ['pulseras', 'Pulseras'],
  ['conjuntos', 'Conjuntos'],
  ['cadenas y dijes', 'Cadenas y Dijes'],
  ['dijes y cadenas', 'Cadenas y Dijes'],
  ['cadenas', 'Cadenas y Dijes'],
  ['dijes', 'Cadenas y Dijes'],
]);

/**
 * The category that a search text means, or null.
 *
 * First the whole text is a synonym. Else, from three characters on, the text is a part of one
 * ('anill', while somebody is still typing), or one is a part of the text ('aretes de plata'). When
 * a text names several categories, the one it names first counts.
 * Source: specification §5, search category mapping.
 *
 * @example categoryFromText('Aretés') // 'Aretes'
 * @example categoryFromText('pul') // 'Pulseras'
 * @example categoryFromText('pu') // null
 */
export function categoryFromText(text: string): CategoryName | null {
  const typed = normalizeText(text);
  const exact = CATEGORY_SYNONYMS.get(typed);
  if (exact !== undefined) return exact;
  if (typed.length < SEARCH_CATEGORY_MIN) return null;
  for (const [synonym, category] of CATEGORY_SYNONYMS) if (synonym.includes(typed)) return category;
  return firstNamed(typed);
}

function firstNamed(typed: string): CategoryName | null {
  const named = [...CATEGORY_SYNONYMS]
    .map(([synonym, category]) => ({ at: typed.indexOf(synonym), category }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.category ?? null;
}

/**
 * Where the pieces of a text are looked for, first to last: under a category, or (null) by its words. The first that
 * brings any counts. A text that is the name of a category begins with it: the search by words would only find
 * the pieces that happen to name it.
 *
 * @example searchSteps('anillos') // ['Anillos', null]
 * @example searchSteps('aretes de plata') // [null, 'Aretes']
 */
export function searchSteps(text: string): readonly (CategoryName | null)[] {
  const category = categoryFromText(text);
  if (category === null) return [null];
  return CATEGORY_SYNONYMS.has(normalizeText(text)) ? [category, null] : [null, category];
}
