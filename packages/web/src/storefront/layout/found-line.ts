import type { Product } from '@filigrana/sdk';
import { containsText, foundParts, parseSizes, type Synonyms } from '@filigrana/sdk/domain';
import { wordOf } from '../../shared/words.ts';
import { searchTexts as texts } from './search-texts.ts';

/** So many characters stand before the first found word of a line, so that it is read in what it says. */
const LEAD = 20;

/** A text from shortly before the first word on that a search has found: a line has no room for all of it. */
export function foundLine(text: string, asked: string, synonyms?: Synonyms): string {
  const parts = foundParts(text, asked, synonyms);
  const first = parts.findIndex(({ isFound }) => isFound);
  const before = parts
    .slice(0, Math.max(first, 0))
    .map((part) => part.text)
    .join('');
  if (before.length <= LEAD) return text;
  const lead = before.slice(-LEAD);
  return `… ${lead.slice(lead.indexOf(' ') + 1)}${text.slice(before.length)}`;
}

/** The kind of a piece, and its material, stone and sizes where a search has found them and the name lacks them. */
export function foundKinds(product: Product, asked: string, synonyms?: Synonyms): string {
  const { nombreCategoria, nombreMaterial, nombrePiedra, tallasDisponibles } = product;
  const isFound = (text: string) =>
    foundParts(text, asked, synonyms).some(
      (part) => part.isFound && !containsText(product.nombreProducto, part.text),
    );
  const others = [
    wordOf(nombreMaterial),
    ...(nombrePiedra === null ? [] : [texts.stone(wordOf(nombrePiedra))]),
    ...parseSizes(tallasDisponibles).map(texts.size),
  ];
  return [wordOf(nombreCategoria), ...others.filter(isFound)].join(' · ');
}
