import type { CatalogEntry, Searchable } from './catalog-questions.ts';
import {
  asksForAll,
  isOneLetterOff,
  MISSPELT_ANYWHERE_FROM,
  MISSPELT_FROM,
  searchWord,
  spelledWords,
  textParts,
  type SpelledWord,
} from './search-words.ts';
import { singular } from './text.ts';
import {
  isEnglish,
  isEnglishStone,
  synonymsOf,
  TRADE_SYNONYMS,
  type Synonyms,
} from './synonyms.ts';

/** How much it says about a piece that a word stands there. */
const WEIGHT = { name: 8, kind: 4, description: 1 } as const;
/** How well a word of the question and a word of a piece agree. */
const FIT = { same: 1, synonym: 0.9, beginning: 0.7, within: 0.4, misspelt: 0.3 } as const;
/** From so many letters on a word that is none may be the beginning of a synonym. */
const BEGINNING_FROM = 3;
/** From so many letters on a word that begins none is looked for within words: 'ros' stands in too many. */
const WITHIN_FROM = 4;

/** What a word may end in that its stem has lost. */
const PLURAL = ['s', 'es'];
const ENGLISH_ENDINGS = ['e', 's', 'es'];
const ENDINGS = ['e', 's', 'es', 'o', 'a', 'os', 'as'];

/** How many bonuses there are, and more than a score comes to. */
const BONUSES = 4;
const SCORES = 1e6;

/** Words, each with the pieces that have it and how much that says. */
type Words = Map<string, Map<number, number>>;

const TRADE = /* @__PURE__ */ synonymsOf(TRADE_SYNONYMS);

/** What a catalogue says in words, piece by piece. A piece goes by a number; equal ones come in its order. */
export interface SearchIndex {
  /**
   * Adds a piece, or takes it anew.
   *
   * @param key Number that the piece goes by.
   * @param entry The piece, prepared by `catalogEntry`.
   */
  put(key: number, entry: CatalogEntry<Searchable>): void;
  remove(key: number): void;
  /**
   * Numbers of the pieces that `searchEntries` would find, best first.
   *
   * @param termino What is searched for.
   * @param synonyms From `synonymsOf`; those of the trade where nothing is said. They belong to the question, so that
   *   another table costs the index nothing.
   */
  search(termino: string, synonyms?: Synonyms): number[];
}

/**
 * For a catalogue that is searched while it changes: a change costs the words of one piece, not of all.
 *
 * @example
 * const index = searchIndex();
 * for (const product of products) index.put(product.idProducto, catalogEntry(product));
 * index.search('anillos de plata');
 */
export function searchIndex(): SearchIndex {
  const entries = new Map<number, CatalogEntry<Searchable>>();
  const sold = new Set<number>();
  /** The word that a material is, where it is one. */
  const metals = new Map<number, string>();
  const vocabulary = emptyVocabulary();

  function* saidOf(entry: CatalogEntry<Searchable>) {
    for (const { text, weight } of textsOf(entry))
      for (const { words, word } of placesOf(vocabulary, text)) yield { words, word, weight };
  }

  function remove(key: number): void {
    const entry = entries.get(key);
    if (!entry) return;
    for (const { words, word } of saidOf(entry)) {
      const pieces = words.get(word);
      pieces?.delete(key);
      if (pieces?.size === 0) words.delete(word);
    }
    entries.delete(key);
    sold.delete(key);
    metals.delete(key);
  }

  return {
    put(key, entry) {
      remove(key);
      entries.set(key, entry);
      if (entry.isSold) sold.add(key);
      const metal = searchWord(entry.material);
      if (metal !== null) metals.set(key, metal);
      for (const { words, word, weight } of saidOf(entry)) {
        const pieces = words.get(word) ?? new Map<number, number>();
        pieces.set(key, Math.max(pieces.get(key) ?? 0, weight));
        words.set(word, pieces);
      }
    },
    remove,
    search(termino, synonyms = TRADE) {
      const asked = askedWords(termino);
      if (asked.length === 0) return [];
      const found = asksForAll(termino)
        ? [...entries.keys()].map((key) => ({ key, score: 0, well: 0 }))
        : scored(asked.map((word) => answersTo(vocabulary, synonyms, word)));
      const meansStone = asked.some(({ word }) => isEnglishStone(word));
      return bestFirst(found, (key) => {
        const metal = metals.get(key);
        // 'plateado' begins as 'plata' does, 'silver' stands for it, and 'plta' is meant for it.
        const isMetal =
          metal !== undefined &&
          asked.some(
            ({ word, written }) =>
              word.startsWith(metal) ||
              (synonyms.get(word)?.includes(metal) ??
                (written.length >= MISSPELT_FROM && isOneLetterOff(word, metal))),
          );
        const isMeant = isMetal || (meansStone && entries.get(key)?.piedra !== null);
        return (sold.has(key) ? 0 : 2) + (isMeant ? 1 : 0);
      });
    },
  };
}

/** Made once for every list of entries. */
const known = new WeakMap<readonly object[], SearchIndex>();

/**
 * Products that have every word of a text in name, category, material, stone, sizes or description, best
 * first: those with most words in more than the description, of those what there is before what is sold out, and
 * what is of the very material, or has the stone that is meant, before what only has its word; then a name says most, and the word itself more than its
 * beginning. Words are compared without case, accents, number and gender; words of the trade stand for each other; a
 * word that no product begins with as it is written, and that the trade does not know, may have one letter wrong, from
 * four letters on. 'piedra' is found where there is a stone, and 'sin piedra' where there is none; '14 kilates' is
 * '14k'. 'joyas', 'mujer' or 'regalo' alone finds all; a blank text finds nothing.
 *
 * @param entries The products, prepared by `catalogEntry`.
 * @param termino What is searched for.
 * @param synonyms From `synonymsOf`; those of the trade where nothing is said.
 * @example searchEntries(entries, 'anillos de plata')
 * @example searchEntries(entries, 'sortija esmerlda')
 */
export function searchEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  termino: string,
  synonyms?: Synonyms,
): Item[] {
  let index = known.get(entries);
  if (!index) {
    index = searchIndex();
    for (const [key, entry] of entries.entries()) index.put(key, entry);
    known.set(entries, index);
  }
  return index.search(termino, synonyms).flatMap((key) => entries[key]?.product ?? []);
}

/**
 * What comes nearest to a text that finds nothing: products that have some of its words, those with most of them
 * first, of which a word that few products have weighs more ('turquesa' than 'anillo'); the best of equals before the
 * others. None where they have none of them.
 *
 * @param entries The products, prepared by `catalogEntry`.
 * @param termino What was searched for.
 * @param most At most so many.
 * @param synonyms From `synonymsOf`; those of the trade where nothing is said.
 * @example nearestEntries(entries, 'anillo de turquesa', 3)
 */
export function nearestEntries<Item extends Searchable>(
  entries: readonly CatalogEntry<Item>[],
  termino: string,
  most: number,
  synonyms?: Synonyms,
): Item[] {
  const near = new Map<Item, number>();
  for (const { written } of askedWords(termino)) {
    if (searchWord(written) === null) continue;
    const found = searchEntries(entries, written, synonyms);
    const rare = Math.log(1 + entries.length / found.length);
    for (const product of found) near.set(product, (near.get(product) ?? 0) + rare);
  }
  return [...near]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([product]) => product);
}

/** A piece of a text, and whether it is what a search found. */
export interface FoundPart {
  text: string;
  isFound: boolean;
}

/**
 * A text in pieces, those that a search for `termino` finds told apart, so that they can be marked. Words agree as
 * in `searchEntries`. The pieces together are the text.
 *
 * @param text What is shown.
 * @param termino What was searched for.
 * @param synonyms From `synonymsOf`; those of the trade where nothing is said.
 * @example foundParts('Anillo Luna', 'sortija')[0] // { text: 'Anillo', isFound: true }
 */
export function foundParts(text: string, termino: string, synonyms = TRADE): FoundPart[] {
  const parts = textParts(text);
  const vocabulary = emptyVocabulary();
  for (const [place, part] of parts.entries()) {
    if (searchWord(part) === null) continue;
    for (const { words, word } of placesOf(vocabulary, part))
      words.set(word, (words.get(word) ?? new Map<number, number>()).set(place, 1));
  }
  const found = new Set(
    askedWords(termino)
      .flatMap((asked) => answersTo(vocabulary, synonyms, asked))
      .flatMap(({ pieces }) => [...pieces.keys()]),
  );
  return parts.flatMap((part, place) => (part ? [{ text: part, isFound: found.has(place) }] : []));
}

function textsOf({ product, categoria, material, piedra, sizes }: CatalogEntry<Searchable>) {
  return [
    { text: product.nombreProducto, weight: WEIGHT.name },
    { text: product.nombreIngles ?? '', weight: WEIGHT.name },
    {
      text: [categoria, material, piedra === null ? 'sin' : piedra, 'piedra', ...sizes].join(' '),
      weight: WEIGHT.kind,
    },
    { text: product.descripcion ?? '', weight: WEIGHT.description },
  ];
}

/** Numbers are sizes and finenesses: 7 is not the beginning of 750. */
const isNumber = (word: string): boolean => /^\d+([.,]\d+)?$/.test(word);

/** A word of the catalogue that agrees with one of the question. */
interface Answer {
  pieces: ReadonlyMap<number, number>;
  fit: number;
}

interface Scored {
  key: number;
  score: number;
  /** How many of the words stand in more than the description. */
  well: number;
}

/** Pieces that answer every word of the question. */
function scored(answers: readonly Answer[][]): Scored[] {
  // Whatever has every word has the rarest of them.
  const rarest = answers.reduce((rare, each) => (sizeOf(each) < sizeOf(rare) ? each : rare));
  const keys = new Set<number>();
  for (const { pieces } of rarest) for (const key of pieces.keys()) keys.add(key);
  const found: Scored[] = [];
  for (const key of keys) {
    let [score, well, has] = [0, 0, 0];
    for (const each of answers) {
      const own = scoreOf(each, key);
      if (own === 0) break;
      has += 1;
      score += own;
      if (own > WEIGHT.description) well += 1;
    }
    if (has === answers.length) found.push({ key, score, well });
  }
  return found;
}

/**
 * Keys, first those of which most words are found well, of those what there is, of those what is of the material or
 * has the stone that is meant: `bonus` says it, 0 to 3. Then the score counts. Ranks are few: they are sorted, not the thousands that
 * have them.
 */
function bestFirst(found: readonly Scored[], bonus: (key: number) => number): number[] {
  const ranks = new Map<number, number[]>();
  for (const { key, score, well } of found) {
    const rank = (well * BONUSES + bonus(key)) * SCORES + score;
    const keys = ranks.get(rank);
    if (keys) keys.push(key);
    else ranks.set(rank, [key]);
  }
  return [...ranks].sort(([a], [b]) => b - a).flatMap(([, keys]) => keys.sort((a, b) => a - b));
}

const sizeOf = (answers: readonly Answer[]) =>
  answers.reduce((sum, { pieces }) => sum + pieces.size, 0);

/** How well a piece answers one word of the question; 0 when it does not. */
function scoreOf(answers: readonly Answer[], key: number): number {
  let best = 0;
  for (const { pieces, fit } of answers) {
    const own = (pieces.get(key) ?? 0) * fit;
    if (own > best) best = own;
  }
  return best;
}

interface Vocabulary {
  texts: Words;
  numbers: Words;
  /** Words as they are written, in the singular. */
  asWritten: Words;
}

const emptyVocabulary = (): Vocabulary => ({
  texts: new Map(),
  numbers: new Map(),
  asWritten: new Map(),
});

/** Where the words of a text stand in a vocabulary. */
function* placesOf({ texts, numbers, asWritten }: Vocabulary, text: string) {
  for (const { word, written } of spelledWords(text)) {
    yield { words: isNumber(word) ? numbers : texts, word };
    const one = singular(written);
    if (one.length >= MISSPELT_FROM - 1) yield { words: asWritten, word: one };
  }
}

/** The words of a question, none twice. */
const askedWords = (termino: string): SpelledWord[] => [
  ...new Map(spelledWords(termino).map((asked) => [asked.word, asked])).values(),
];

/** The words of the catalogue that agree with one word of the question. */
function answersTo(
  { texts, numbers, asWritten }: Vocabulary,
  synonyms: Synonyms,
  asked: SpelledWord,
): Answer[] {
  const { word: wanted, written } = asked;
  const found: Answer[] = [];
  const take = (word: string, fit: number) => {
    const pieces = (isNumber(word) ? numbers : texts).get(word);
    if (pieces) found.push({ pieces, fit });
  };
  const takeSynonyms = (word: string, fit: number) => {
    for (const synonym of synonyms.get(word) ?? []) take(synonym, fit * FIT.synonym);
  };
  const one = singular(written);
  // 'lina' without its gender begins 'línea', and 'luza' is 'luz': no word there is written like that in either gender.
  const isOnlyLike = () => {
    if (texts.has(wanted) && !/[ao]$/.test(one)) return false;
    const bare = one.replace(/[ao]$/, '');
    const isLike = (word: string) =>
      word.startsWith(bare) && (bare === one || /[ao]/.test(word.charAt(bare.length)));
    for (const words of [asWritten, synonyms])
      for (const word of words.keys()) if (isLike(word)) return false;
    return true;
  };
  take(wanted, FIT.same);
  takeSynonyms(wanted, FIT.same);
  if (isNumber(wanted)) return found;
  const isBegun = (word: string) => word !== wanted && word.startsWith(wanted);
  for (const word of texts.keys()) if (isBegun(word)) take(word, FIT.beginning);
  // A whole word is not the beginning of another meaning; a shorter beginning would be that of half the table.
  const isWhole = texts.has(wanted) || synonyms.has(wanted);
  if (!isWhole && wanted.length >= BEGINNING_FROM)
    for (const word of synonyms.keys()) if (isBegun(word)) takeSynonyms(word, FIT.beginning);
  // A word that the trade knows is no error: who looks for pearls is not helped by pears.
  const mayBeMisspelt = written.length >= MISSPELT_FROM && !synonyms.has(wanted);
  // What is meant is there: the middle of other words, and errors, would only add what is not.
  if (found.length > 0 && !(mayBeMisspelt && isOnlyLike())) return found;
  for (const answer of found) answer.fit *= FIT.misspelt;
  if (found.length === 0 && wanted.length >= WITHIN_FROM) {
    for (const word of texts.keys()) if (word.includes(wanted)) take(word, FIT.within);
    // A description has a word around many another: 'remate' is not all that 'matea' may mean.
    if (found.some(({ pieces }) => isSaidWell(pieces))) return found;
  }
  if (!mayBeMisspelt) return found;
  const takeMeant = (word: string) => {
    take(word, FIT.misspelt);
    takeSynonyms(word, FIT.misspelt);
  };
  // An s that is no plural's counts as any letter: 'ters' is 'tres'.
  const endsInS = (word: string) =>
    word.length >= MISSPELT_FROM && word.endsWith('s') && asWritten.has(word);
  const takeMisspelt = (startsSame: boolean) => {
    const isMeant = (compared: string, word: string) =>
      (!startsSame || compared[0] === word[0]) && isMisspelt(compared, written, word);
    const bare = written.replace(/s$/, '');
    for (const word of asWritten.keys())
      if (isMeant(endsInS(word) ? written : bare, word)) takeMeant(searchWord(word) ?? word);
    if (one.length > MISSPELT_FROM) {
      const isOneSign = wanted.replaceAll(/\d/g, '').length === 1;
      for (const word of isOneSign ? [...texts.keys(), ...numbers.keys()] : texts.keys())
        // What is shorter, or ends in an s, has been compared as it is written: 'perro' is not 'pera'.
        if (word.length >= MISSPELT_FROM && !endsInS(word) && isMeant(wanted, word))
          takeMeant(word);
    }
    for (const word of synonyms.keys()) {
      // What ends in a vowel after two letters has lost none: 'orca' is not 'oro'.
      const compared = /^..[aeiou]$/.test(word) ? one : wanted;
      if (!texts.has(word) && (isMeant(compared, word) || isMeant(soft(wanted), word)))
        takeSynonyms(word, FIT.misspelt);
    }
  };
  const isLong = written.length >= MISSPELT_ANYWHERE_FROM;
  takeMisspelt(!isLong);
  // A stem is shorter than what was meant: 'collres' is two letters from 'collar', and one from 'collares'.
  if (isLong && found.length === 0) {
    const compared = soft(written);
    const isMeant = (word: string, endings: readonly string[]) =>
      Math.abs(compared.length - word.length) < MISSPELT_FROM &&
      endings.some((ending) => isOneLetterOff(compared, soft(word) + ending));
    for (const word of asWritten.keys())
      if (isMeant(word, PLURAL)) takeMeant(searchWord(word) ?? word);
    for (const word of synonyms.keys())
      if (
        word.length >= MISSPELT_FROM &&
        isMeant(word, isEnglish(word) ? ENGLISH_ENDINGS : ENDINGS)
      )
        takeSynonyms(word, FIT.misspelt);
  }
  if (isLong || found.length > 0 || written.length <= MISSPELT_FROM) return found;
  // The first letter of a short word is seldom wrong, and a description has a word for every other one.
  if (one.length > MISSPELT_FROM) takeMisspelt(false);
  else
    for (const word of asWritten.keys())
      if (word.slice(1) === one.slice(1)) takeMeant(searchWord(word) ?? word);
  return found.map(({ pieces, fit }) => ({
    fit,
    pieces: new Map([...pieces].filter(([, weight]) => weight > WEIGHT.description)),
  }));
}

/** A z that a stem ends in is a c there: 'aliazna' is 'alianza'. */
const soft = (word: string): string => word.replaceAll('z', 'c');

/** Whether a word stands in more than the description of a piece. */
function isSaidWell(pieces: ReadonlyMap<number, number>): boolean {
  for (const weight of pieces.values()) if (weight > WEIGHT.description) return true;
  return false;
}

/** Also the beginning of a longer word may be misspelt, while it is being typed. */
function isMisspelt(asked: string, written: string, word: string): boolean {
  const isLong = written.length >= MISSPELT_ANYWHERE_FROM;
  const isOff =
    isOneLetterOff(asked, word) ||
    (isLong && word.length > asked.length && isOneLetterOff(asked, word.slice(0, asked.length)));
  if (!isOff) return false;
  // Of two words of three letters each one counts: 'ojos' is not 'oros'.
  if (Math.max(singular(written).length, word.length) < MISSPELT_FROM) return false;
  // What ends in an o or an a is Spanish: 'plateado' is not 'plated'.
  return !(/[ao]s?$/.test(written) && isEnglish(word));
}
