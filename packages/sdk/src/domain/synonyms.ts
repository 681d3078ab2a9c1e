import { searchWord, searchWords } from './search-words.ts';
import { textLength } from './text.ts';

/** Groups that a shop may have. Contract, `SynonymGroups`. */
export const SYNONYM_GROUPS_MAX = 200;
/** Words of one group. Contract, `SynonymGroups`. */
export const SYNONYM_WORDS_MAX = 20;
/** Longest word, characters. Contract, `SynonymGroups`. */
export const SYNONYM_MAX = 40;

/** Words that mean the same to whoever looks for a piece, group by group. */
export type SynonymGroups = readonly (readonly string[])[];

/** Of every word that is known, as `searchWord` compares it, the others that mean the same: there may be none. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Words of the trade that mean the same: what counts until a shop says otherwise. */
export const TRADE_SYNONYMS: SynonymGroups = [
  ['anillo', 'sortija', 'alianza', 'cintillo'],
  ['arete', 'pendiente', 'aro', 'zarcillo', 'broquel', 'candonga', 'topo'],
  ['cadena', 'collar', 'gargantilla'],
  ['dije', 'colgante', 'medalla', 'relicario'],
  ['pulsera', 'esclava', 'brazalete', 'manilla'],
  ['conjunto', 'juego', 'set'],
  ['plata', 'plateado', '925', 'sterling'],
  ['oro', 'dorado', '14k'],
  ['sintética', 'laboratorio', 'creada'],
  ['circón', 'circonia', 'zirconia', 'zircon'],
  ['compromiso', 'matrimonio', 'boda'],
  ['amatista', 'morado', 'violeta', 'púrpura'],
];

/** What the trade's words are here, for whoever looks in English. A shop's own table may say otherwise. */
const FROM_ENGLISH = {
  anillo: 'ring band',
  arete: 'earring stud hoop',
  cadena: 'necklace chain choker',
  dije: 'pendant charm locket',
  pulsera: 'bracelet bangle',
  conjunto: 'set',
  plata: 'silver',
  oro: 'gold golden gilded',
  bañada: 'plated',
  sintética: 'synthetic lab',
  piedra: 'stone gemstone',
  compromiso: 'engagement wedding bridal',
  hombre: 'men',
  niño: 'boy girl kid child',
};

/** What stones are, likewise. */
const STONES_FROM_ENGLISH = {
  esmeralda: 'emerald',
  rubí: 'ruby',
  zafiro: 'sapphire',
  topacio: 'topaz',
  perla: 'pearl',
  turquesa: 'turquoise',
  diamante: 'diamond',
  amatista: 'amethyst purple',
  granate: 'garnet',
  ópalo: 'opal',
  ónix: 'onyx',
  aguamarina: 'aquamarine',
  cuarzo: 'quartz',
  luna: 'moonstone',
};

const englishOf = (words: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(words).flatMap(searchWords));

const ENGLISH_STONES = /* @__PURE__ */ englishOf(STONES_FROM_ENGLISH);
const ENGLISH = /* @__PURE__ */ englishOf({ ...FROM_ENGLISH, ...STONES_FROM_ENGLISH });

/** Whether a word, as searches compare it, is one of the trade in English. */
export const isEnglish = (word: string): boolean => ENGLISH.has(word);

/** Whether a word, likewise, is a stone in English: 'moonstone' means the stone, 'luna' may be a form. */
export const isEnglishStone = (word: string): boolean => ENGLISH_STONES.has(word);

/**
 * Prepares groups for `searchEntries` and `SearchIndex.search`: once for every table, not for every search. English
 * words of the trade ask for the Spanish ones and their synonyms.
 *
 * @example synonymsOf([['anillo', 'sortija']]).get('anill') // ['sortij']
 */
export function synonymsOf(groups: SynonymGroups): Synonyms {
  const found = new Map<string, readonly string[]>();
  for (const group of groups) {
    const words = group.map(searchWord).filter((word) => word !== null);
    for (const word of words)
      found.set(
        word,
        words.filter((own) => own !== word),
      );
  }
  for (const [spanish, english] of Object.entries({ ...FROM_ENGLISH, ...STONES_FROM_ENGLISH })) {
    const meant = searchWords(spanish).flatMap((word) => [word, ...(found.get(word) ?? [])]);
    // A word that only stands for itself is known, too: it is no typing error of another.
    for (const word of searchWords(spanish)) if (!found.has(word)) found.set(word, []);
    for (const word of searchWords(english)) if (!found.has(word)) found.set(word, meant);
  }
  return found;
}

/** What is wrong with a table of synonyms, and with which of its words. */
export interface SynonymsProblem {
  /**
   * `SYNONYM_INVALID`: not one word, too long, or one that says nothing ('de'); `SYNONYM_ALONE`: the only word
   * of its group; `SYNONYM_REPEATED`: in two groups, or twice in one; `SYNONYMS_TOO_MANY`: more groups,
   * or words in a group, than there may be.
   */
  code: 'SYNONYM_INVALID' | 'SYNONYM_ALONE' | 'SYNONYM_REPEATED' | 'SYNONYMS_TOO_MANY';
  /** As it was written. */
  word: string;
}

/**
 * The first thing that is wrong with a table of synonyms; null when a search can use it. Words are compared
 * as searches compare them: 'anillos' is 'anillo'.
 *
 * @example synonymsProblem([['anillo', 'sortija'], ['aro', 'Anillos']])?.word // 'Anillos'
 */
export function synonymsProblem(groups: SynonymGroups): SynonymsProblem | null {
  const seen = new Set<string>();
  for (const [index, group] of groups.entries()) {
    const [first = ''] = group;
    if (index >= SYNONYM_GROUPS_MAX || group.length > SYNONYM_WORDS_MAX)
      return { code: 'SYNONYMS_TOO_MANY', word: first };
    for (const word of group) {
      const compared = textLength(word) > SYNONYM_MAX ? null : searchWord(word);
      if (compared === null) return { code: 'SYNONYM_INVALID', word };
      if (seen.has(compared)) return { code: 'SYNONYM_REPEATED', word };
      seen.add(compared);
    }
    if (group.length < 2) return { code: 'SYNONYM_ALONE', word: first };
  }
  return null;
}

/**
 * Reads what somebody typed: a group on each line, its words parted by commas, semicolons or equal signs, or by blanks
 * where a line has none of these: two words between commas stay together, for `synonymsProblem` to name. Empty lines
 * say nothing.
 *
 * @example readSynonyms('anillo = sortija') // [['anillo', 'sortija']]
 */
export function readSynonyms(text: string): string[][] {
  return text
    .split('\n')
    .map((line) => line.split(/[,;=]/.test(line) ? /[,;=]+/ : /\s+/))
    .map((words) => words.map((word) => word.trim()).filter((word) => word !== ''))
    .filter((group) => group.length > 0);
}

/**
 * Groups as `readSynonyms` reads them, one on each line.
 *
 * @example writeSynonyms([['anillo', 'sortija']]) // 'anillo, sortija'
 */
export function writeSynonyms(groups: SynonymGroups): string {
  return groups.map((group) => group.join(', ')).join('\n');
}
