import { normalizeText } from './text.ts';

/** Words that say nothing about a piece, in Spanish and in English. */
const EMPTY = new Set(
  'a al con de del el en la las lo los mi mis o para por que sin su sus tu un una unos unas y talla tallas numero and for from in of the with my size'.split(
    ' ',
  ),
);

/**
 * The words of a text as searches compare them: without case, accents, number and gender.
 *
 * @example searchWords('Anillos de Plata') // ['anill', 'plat']
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/**
 * One word as searches compare it; null for what is not exactly one that says something about a piece.
 *
 * @example searchWord('Zarcillos') // 'zarcill'
 */
export function searchWord(text: string): string | null {
  const [word, ...rest] = wordsOf(text);
  const isOne = word !== undefined && rest.length === 0 && word === normalizeText(text);
  return isOne && !EMPTY.has(word) ? stem(word) : null;
}

const wordsOf = (text: string): readonly string[] =>
  normalizeText(text).match(/[a-z0-9_%\u00e0-\uffff]+/g) ?? [];

/** 'collares', 'collar' and 'cruces', 'cruz' are one word; so are 'dorado' and 'doradas'. */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  const bare = singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
  return bare.replace(/z$/, 'c');
}

/** Whether one letter too many, too few, another one or two in the wrong order tells two words apart. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
