import { categoryFromText, FILTER_OPTIONS, foundParts, type Synonyms } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { wordOf } from '../../shared/words.ts';
import { searchTexts } from './search-texts.ts';

/** A part of the catalogue that a search leads on to. */
export interface SearchWay {
  label: string;
  href: string;
}

/** Shorter texts are the beginning of too much. */
const FROM = 3;

/** The category that a text names, in Spanish or in English. */
export const namedCategory = (text: string, synonyms?: Synonyms): string | null =>
  categoryFromText(text) ?? namedIn(text, 'categoria', synonyms);

/** The category, the material and the kind of stone that a text names, each with its place in the catalogue. */
export function searchWays(text: string, synonyms?: Synonyms): SearchWay[] {
  const named = {
    categoria: namedCategory(text, synonyms),
    material: namedIn(text, 'material', synonyms),
    piedra: namedIn(text, 'piedra', synonyms),
  };
  return (['categoria', 'material', 'piedra'] as const).flatMap((kind) => {
    const value = named[kind];
    if (value === null) return [];
    const label = FILTER_OPTIONS[kind].find((option) => option.value === value)?.label ?? value;
    return [
      {
        label: searchTexts.see[kind](wordOf(label)),
        href: storefront.catalog(new URLSearchParams({ [kind]: value })),
      },
    ];
  });
}

/** The option with most words of a text, of equals the one with fewest others: 'plata' is not the gilded one. */
function namedIn(
  text: string,
  kind: 'categoria' | 'material' | 'piedra',
  synonyms: Synonyms | undefined,
): string | null {
  if (text.trim().length < FROM) return null;
  const [best] = FILTER_OPTIONS[kind]
    .map(({ value, label }) => {
      const found = foundParts(label, text, synonyms).filter(({ isFound }) => isFound).length;
      return { value, found, length: label.length };
    })
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found || a.length - b.length);
  return best?.value ?? null;
}
