import { isOneLetterOff } from '../search-words.ts';
import { normalizeText } from '../text.ts';

/** `igual`: two words or more and nothing against it. `parecido`: something in common. */
export type NameLikeness = 'igual' | 'parecido' | 'distinto';

/** What two names have in common. */
export interface WordsLikeness {
  /** Words that are the same to the letter. */
  exact: number;
  /** Words that are one but for a letter, or of which one is cut. */
  loose: number;
  /** Whether every word of the shorter name stands in the longer one. */
  whole: boolean;
}

/** Words inside a name that say nothing, and what banks write before one. */
const EMPTY = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'sr', 'sra', 'srta', 'don', 'dona']);
/** Letters that a cut word has left, and below which a word with a letter off is another: 'Ana', 'Eva'. */
const CUT_MIN = 2;
const TYPO_MIN = 5;

/** The telling words of a name, without case and accents. */
export function nameWords(name: string): string[] {
  const words = normalizeText(name).match(/[a-z]+/g) ?? [];
  return words.filter((word) => word.length > 1 && !EMPTY.has(word));
}

/**
 * Whether two names can be one person's: banks leave out accents, second names and surnames, put
 * surnames first and cut what is long.
 *
 * @example comparesNames('MORA SOLANO ANA LU', 'Ana Lucía Mora') // 'igual'
 */
export function comparesNames(a: string, b: string): NameLikeness {
  return nameLikeness(likenessOf(nameWords(a), nameWords(b)));
}

export function nameLikeness({ exact, loose, whole }: WordsLikeness): NameLikeness {
  if (exact + loose === 0) return 'distinto';
  // 'Ana María Mora Solano' and 'Ana Lucía Mora Rojas' have two words in common and are two people.
  return exact + loose >= 2 && whole ? 'igual' : 'parecido';
}

export function likenessOf(a: readonly string[], b: readonly string[]): WordsLikeness {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  const left = [...more];
  const rest = fewer.filter((word) => !takeOut(left, (other) => other === word));
  const loose = rest.filter((word) => takeOut(left, (other) => isLoosely(word, other))).length;
  return { exact: fewer.length - rest.length, loose, whole: loose === rest.length };
}

function takeOut(words: string[], fits: (word: string) => boolean): boolean {
  const index = words.findIndex(fits);
  if (index !== -1) words.splice(index, 1);
  return index !== -1;
}

function isLoosely(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= CUT_MIN && long.startsWith(short)) return true;
  return short.length >= TYPO_MIN && isOneLetterOff(short, long);
}
