import { normalizeText, singular } from './text.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What every piece here is, or may be for: asked for alone, it asks for all of them. */
const ANY_PIECE =
  'joya joyas joyeria joyerias jewel jewels jewelry jewellery mujer mujeres dama damas woman women lady ladies regalo regalos gift gifts';
const IS_ANY_PIECE = /* @__PURE__ */ wordSet(ANY_PIECE);

/** Words that say nothing about a piece, in Spanish and in English. */
const EMPTY = /* @__PURE__ */ wordSet(
  `${ANY_PIECE} a al con de del el en la las lo los mi mis o para por que sin su sus tu un una unos unas y talla tallas tamano tamanos numero material categoria busco buscando quiero quisiera necesito ver ley and for from in of the with my size s i an want need looking cubic n no num nro`,
);

/**
 * Whether a question asks for whatever there is: none of its words says anything about a piece.
 *
 * @example asksForAll('joyas para mujer') // true
 */
export function asksForAll(text: string): boolean {
  const words = wordsOf(text);
  return words.every((word) => EMPTY.has(word)) && words.some((word) => IS_ANY_PIECE.has(word));
}

/**
 * The words of a text as searches compare them: without case, accents, number and gender.
 *
 * @example searchWords('Anillos de Plata') // ['anill', 'plat']
 */
export function searchWords(text: string): string[] {
  return tellingWords(text).map(stem);
}

/** A word of a text or of a question. */
export interface SpelledWord {
  /** As searches compare it. */
  word: string;
  /** As it is written, without case and accents. */
  written: string;
}

/** The words of `searchWords`, each with how it is written. */
export function spelledWords(text: string): SpelledWord[] {
  return tellingWords(text).map((written) => ({ word: stem(written), written }));
}

function tellingWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

/**
 * One word as searches compare it; null for what is not exactly one that says something about a piece.
 *
 * @example searchWord('Zarcillos') // 'zarcill'
 */
export function searchWord(text: string): string | null {
  const [word, ...rest] = wordsOf(text);
  const isOne = word !== undefined && rest.length === 0 && word === joined(text);
  return isOne && !EMPTY.has(word) ? stem(word) : null;
}

const wordsOf = (text: string): readonly string[] =>
  joined(text).match(/\d+[.,]\d+|[\p{L}\p{N}_%]+/gu) ?? [];

/** The fineness of gold, however it is written. */
const FINENESS = /(\b\d+\s*(?:k|kt|kilates?|quilates?|karats?)\b)/gi;

/** What only says something together is one word: '14 kilates', and 'sin piedra' where 'sin' alone says nothing. */
const joined = (text: string): string =>
  normalizeText(text)
    .replace(FINENESS, (fineness) => `${Number.parseInt(fineness, 10)}k`)
    .replace(/\bsin\s+piedras?\b/g, 'sinpiedra');

/** A text cut into its words and what stands between them. */
export const textParts = (text: string): string[] =>
  text
    .split(FINENESS)
    .flatMap((part, place) => (place % 2 === 1 ? [part] : part.split(/([\p{L}\p{N}]+)/u)));

/**
 * 'collares', 'collar' and 'cruces', 'cruz' are one word; so are 'dorado' and 'doradas'. An e goes only where a
 * plural may have brought it: no word ends in 'br', and 'hombre' is not 'hombro'.
 */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const one = singular(word);
  const bare = one.length > 3 ? one.replace(/[ao]$|([aeiou][cdjlnrsxyz]?)e$/, '$1') : one;
  return bare.replace(/z$/, 'c');
}

/** From so many letters on a word may hold a typing error. */
export const MISSPELT_FROM = 4;
/** From so many letters on the error may be in the first one, or in a word half typed: short words are soon others. */
export const MISSPELT_ANYWHERE_FROM = 6;

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
