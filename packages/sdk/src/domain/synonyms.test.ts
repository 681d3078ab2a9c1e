import { expect, test } from 'vitest';
import { catalogEntry } from './catalog-questions.ts';
import { searchEntries, searchIndex } from './catalog-search.ts';
import {
  readSynonyms,
  SYNONYM_GROUPS_MAX,
  SYNONYM_MAX,
  SYNONYM_WORDS_MAX,
  synonymsOf,
  synonymsProblem,
  TRADE_SYNONYMS,
  writeSynonyms,
} from './synonyms.ts';

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`);

test.each([
  ['a table without groups', [], null],
  [
    'words that are never met twice',
    [
      ['anillo', 'sortija'],
      ['oro', '14k'],
    ],
    null,
  ],
  [
    'a word in two groups',
    [
      ['oro', '14k'],
      ['sol', '14K'],
    ],
    ['SYNONYM_REPEATED', '14K'],
  ],
  [
    'a plural of a word elsewhere',
    [
      ['anillo', 'aro'],
      ['sol', 'Anillos'],
    ],
    ['SYNONYM_REPEATED', 'Anillos'],
  ],
  [
    'an accent more',
    [
      ['circon', 'circonia'],
      ['sol', 'circón'],
    ],
    ['SYNONYM_REPEATED', 'circón'],
  ],
  ['a word twice in its group', [['anillo', 'anillos']], ['SYNONYM_REPEATED', 'anillos']],
  ['a word alone', [['oro', '14k'], ['sol']], ['SYNONYM_ALONE', 'sol']],
  ['a group of nothing', [[]], ['SYNONYM_ALONE', '']],
  ['two words in one', [['oro', 'plata fina']], ['SYNONYM_INVALID', 'plata fina']],
  ['a blank', [['oro', ' ']], ['SYNONYM_INVALID', ' ']],
  ['a word that says nothing of a piece', [['oro', 'de']], ['SYNONYM_INVALID', 'de']],
  ['signs', [['oro', 'o-ro']], ['SYNONYM_INVALID', 'o-ro']],
  [
    'a long word',
    [['oro', 'x'.repeat(SYNONYM_MAX + 1)]],
    ['SYNONYM_INVALID', 'x'.repeat(SYNONYM_MAX + 1)],
  ],
  ['a long group', [many(SYNONYM_WORDS_MAX + 1, 'a')], ['SYNONYMS_TOO_MANY', 'a0']],
  [
    'too many groups',
    many(SYNONYM_GROUPS_MAX + 1, 'a').map((word) => [word, `b${word}`]),
    ['SYNONYMS_TOO_MANY', `a${SYNONYM_GROUPS_MAX}`],
  ],
])('%s', (_what, groups, expected) => {
  const found = synonymsProblem(groups);
  expect(found && [found.code, found.word]).toEqual(expected);
});

test('those of the trade are a good table, and what is written is read as it was', () => {
  expect(synonymsProblem(TRADE_SYNONYMS)).toBeNull();
  expect(readSynonyms(writeSynonyms(TRADE_SYNONYMS))).toEqual(TRADE_SYNONYMS);
});

test('commas, blanks, equal signs and empty lines part what is typed', () => {
  expect(readSynonyms(' anillo = sortija;aro \r\n\n ,\n oro,14k')).toEqual([
    ['anillo', 'sortija', 'aro'],
    ['oro', '14k'],
  ]);
});

test('two words between commas stay together, and are named as no word; on a line without commas blanks part', () => {
  expect(readSynonyms('dos palabras, uno\narete caravana')).toEqual([
    ['dos palabras', 'uno'],
    ['arete', 'caravana'],
  ]);
  expect(synonymsProblem(readSynonyms('dos palabras, uno'))).toEqual({
    code: 'SYNONYM_INVALID',
    word: 'dos palabras',
  });
});

test('a search takes its synonyms with the question: nothing of the pieces is made anew', () => {
  const entries = ['Anillo Sol', 'Caravana Luna'].map((nombreProducto) =>
    catalogEntry({
      ...{ nombreProducto, nombreCategoria: 'Piezas', nombreMaterial: 'Plata' },
      ...{ nombrePiedra: null, tallasDisponibles: '', descripcion: '' },
      ...{ precio: 50, precioEspecial: null, stock: 1 },
    }),
  );
  const index = searchIndex();
  for (const [key, entry] of entries.entries()) index.put(key, entry);
  const own = synonymsOf([['Caravanas', 'areté']]);
  expect(index.search('aretes')).toEqual([]);
  expect(index.search('aretes', own)).toEqual([1]);
  expect(index.search('sortija')).toEqual([0]);
  expect(index.search('sortija', own)).toEqual([]);
  expect(searchEntries(entries, 'aretes', own)).toEqual([entries[1]?.product]);
});
