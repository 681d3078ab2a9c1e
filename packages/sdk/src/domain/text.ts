/** Combining marks that NFD splits off letters: accents, tilde, diaeresis. */
const MARKS = /\p{M}/gu;
/** Characters that NFD leaves as they are: most texts hold nothing else, and lists are long. */
const PLAIN = /^[\0-\xbf×÷]*$/;

/**
 * Text as searches and filters compare it: lower case, without accents, trimmed.
 * Source: specification §5, search category mapping ("lowercased, accents removed, trimmed").
 *
 * @example normalizeText('  Plata Bañada en ORO ') // 'plata banada en oro'
 */
export function normalizeText(text: string): string {
  const bare = PLAIN.test(text) ? text : text.normalize('NFD').replace(MARKS, '');
  return bare.toLowerCase().trim();
}

/**
 * Whether two words of the catalogue are the same one, whatever their case and accents.
 * Source: decisions, "values … compared without case or accents".
 *
 * @example sameText('Sintética', 'sintetica') // true
 */
export function sameText(a: string, b: string): boolean {
  return normalizeText(a) === normalizeText(b);
}

/**
 * The words that somebody typed into a search box, as `normalizeText` has them. A text fits when it contains each.
 *
 * @example typedWords(' Solano María ') // ['solano', 'maria']
 */
export function typedWords(typed: string): string[] {
  return normalizeText(typed).split(/\s+/).filter(Boolean);
}

/**
 * Whether a text contains what somebody typed into a search box: every word of it, in any order. Case does not
 * matter, nor do accents; an empty search keeps everything.
 * Source: specification §5 (catalogue client-side search), §2.16 (searches of the back office).
 *
 * @example containsText('Anillo Trilogía Granate', 'granate trilogia') // true
 */
export function containsText(text: string, typed: string): boolean {
  const known = normalizeText(text);
  return typedWords(typed).every((word) => known.includes(word));
}

/**
 * Length in characters as a person counts them (code points): an emoji is one. The contract's
 * `maxLength` counts the same way.
 *
 * @example textLength('ñ💍') // 2
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * The first `max` characters of a text; never cuts a character in half.
 * Source: specification §5, "input truncated".
 *
 * @example truncateText('filigrana', 4) // 'fili'
 */
export function truncateText(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/**
 * A word without the s of a plural: what has its only vowel before the s is none, as 'tres'.
 *
 * @param word As `normalizeText` writes it.
 * @example singular('aretes') // 'arete'
 */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/^[^aeiou]{0,2}[aeiou]s$/.test(word)
    ? word.slice(0, -1)
    : word;
