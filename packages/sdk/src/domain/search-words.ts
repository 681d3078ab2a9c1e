import { normalizeText } from './text.ts';

/** Words that say nothing about a piece. */
const EMPTY = new Set(
  'a al con de del el en la las lo los mi mis o para por que sin su sus tu un una unos unas y talla tallas numero'.split(
    ' ',
  ),
);

/**
 * Words of the trade that mean the same to whoever looks for a piece, one line for each meaning. A word
 * may stand in several lines: somebody who asks for a 'colgante' may be shown 'dijes' and 'cadenas'.
 */
export const TRADE_SYNONYMS: readonly string[] = [
  'anillo sortija alianza cintillo',
  'arete pendiente aro zarcillo broquel candonga',
  'cadena collar gargantilla',
  'dije colgante medalla relicario',
  'collar colgante',
  'pulsera esclava brazalete manilla',
  'conjunto juego set',
  'plata 925 sterling',
  'oro dorado 14k',
  'sintetica laboratorio creada',
  'circon circonia zirconia zircon',
  'compromiso matrimonio boda',
];

/**
 * The words of a text as searches compare them: without case, accents, number and gender.
 *
 * @example searchWords('Anillos de Plata') // ['anill', 'plat']
 */
export function searchWords(text: string): string[] {
  const words = normalizeText(text).match(/[a-z0-9_%\u00e0-\uffff]+/g) ?? [];
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** 'collares', 'collar' and 'cruces', 'cruz' are one word; so are 'dorado' and 'doradas'. */
function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  const bare = singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
  return bare.replace(/z$/, 'c');
}

/** Of every word, the others that mean the same. */
export function synonymsOf(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const line of lines) {
    const group = line.split(' ').map((word) => stem(normalizeText(word)));
    for (const word of group)
      found.set(
        word,
        new Set([...(found.get(word) ?? []), ...group.filter((own) => own !== word)]),
      );
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
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
