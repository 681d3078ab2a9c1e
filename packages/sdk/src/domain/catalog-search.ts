import type { CatalogEntry, Searchable } from './catalog-questions.ts';
import { isOneLetterOff, searchWords, synonymsOf, TRADE_SYNONYMS } from './search-words.ts';

/** How much it says about a piece that a word stands there. */
const WEIGHT = { name: 8, kind: 4, description: 1 } as const;
/** How well a word of the question and a word of a piece agree. */
const FIT = { same: 1, synonym: 0.9, beginning: 0.7, within: 0.4, misspelt: 0.3 } as const;
/** From so many letters on a word may hold a typing error. */
const MISSPELT_FROM = 4;
/** From so many letters on a word that begins none is looked for within words. */
const WITHIN_FROM = 3;

/** The words of a catalogue, each with the pieces that have it and how much that says. */
type Words = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Made once for every list of entries. */
const known = new WeakMap<readonly object[], Words>();
const TRADE = /* @__PURE__ */ synonymsOf(TRADE_SYNONYMS);

/**
 * Products that have every word of a text in name, category, material, stone, sizes or description, best
 * first: a name says more than a description, the word itself more than its beginning, and what there is
 * comes before what is sold out. Words are compared without case, accents, number and gender; words of the trade
 * stand for each other; a word that no product has may have one letter wrong, from four letters on. A
 * blank text finds nothing.
 *
 * @example searchEntries(entries, 'anillos de plata')
 * @example searchEntries(entries, 'sortija esmerlda')
 */
export function searchEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  termino: string,
): Item[] {
  const asked = [...new Set(searchWords(termino))];
  if (asked.length === 0) return [];
  const words = wordsOf(entries);
  const answers = asked.map((word) => answersTo(words, word));
  // Whatever has every word has the rarest of them.
  const rarest = answers.reduce((rare, each) => (sizeOf(each) < sizeOf(rare) ? each : rare));
  const found = [...new Set(rarest.flatMap(({ pieces }) => [...pieces.keys()]))].flatMap(
    (index) => {
      const scores = answers.map((each) => scoreOf(each, index));
      return scores.includes(0) ? [] : [{ index, score: scores.reduce((sum, own) => sum + own) }];
    },
  );
  const isSold = ({ index }: { index: number }) => (entries[index]?.isSold ? 1 : 0);
  found.sort((a, b) => b.score - a.score || isSold(a) - isSold(b) || a.index - b.index);
  return found.flatMap(({ index }) => entries[index]?.product ?? []);
}

/** A word of the catalogue that agrees with one of the question. */
interface Answer {
  pieces: ReadonlyMap<number, number>;
  fit: number;
}

const sizeOf = (answers: readonly Answer[]) =>
  answers.reduce((sum, { pieces }) => sum + pieces.size, 0);

/** How well a piece answers one word of the question; 0 when it does not. */
const scoreOf = (answers: readonly Answer[], index: number) =>
  answers.reduce((best, { pieces, fit }) => Math.max(best, (pieces.get(index) ?? 0) * fit), 0);

/** The words of the catalogue that agree with one word of the question. */
function answersTo(words: Words, asked: string): Answer[] {
  const found: Answer[] = [];
  const take = (word: string, fit: number) => {
    const pieces = words.get(word);
    if (pieces) found.push({ pieces, fit });
  };
  take(asked, FIT.same);
  for (const synonym of TRADE.get(asked) ?? []) take(synonym, FIT.synonym);
  // Numbers are sizes and finenesses: 7 is not the beginning of 750.
  if (/^\d+$/.test(asked)) return found;
  for (const word of words.keys())
    if (word !== asked && word.startsWith(asked)) take(word, FIT.beginning);
  // What is meant is there: the middle of other words, and errors, would only add what is not.
  if (found.length > 0 || asked.length < WITHIN_FROM) return found;
  for (const word of words.keys()) if (word.includes(asked)) take(word, FIT.within);
  if (found.length > 0 || asked.length < MISSPELT_FROM) return found;
  for (const word of words.keys())
    if (isMisspelt(asked, word)) {
      take(word, FIT.misspelt);
      for (const synonym of TRADE.get(word) ?? []) take(synonym, FIT.misspelt * FIT.synonym);
    }
  return found;
}

/** Also the beginning of a longer word may be misspelt, while it is being typed. */
const isMisspelt = (asked: string, word: string): boolean =>
  isOneLetterOff(asked, word) ||
  (word.length > asked.length && isOneLetterOff(asked, word.slice(0, asked.length)));

function wordsOf(entries: readonly CatalogEntry<Searchable>[]): Words {
  const before = known.get(entries);
  if (before) return before;
  const words = new Map<string, Map<number, number>>();
  const note = (text: string | null, index: number, weight: number) => {
    for (const word of searchWords(text ?? '')) {
      const pieces = words.get(word) ?? new Map<number, number>();
      pieces.set(index, Math.max(pieces.get(index) ?? 0, weight));
      words.set(word, pieces);
    }
  };
  entries.forEach(({ product, categoria, material, piedra, sizes }, index) => {
    note(product.nombreProducto, index, WEIGHT.name);
    note([categoria, material, piedra ?? '', ...sizes].join(' '), index, WEIGHT.kind);
    note(product.descripcion, index, WEIGHT.description);
  });
  known.set(entries, words);
  return words;
}
