import { describe, expect, test } from 'vitest';
import { CATEGORY_NAMES, RING_CATEGORY } from './categories.ts';
import { CATEGORY_SYNONYMS, categoryFromText, searchSteps } from './category-search.ts';

test('the shop has five categories, rings first', () => {
  expect(CATEGORY_NAMES).toEqual(['Anillos', 'Aretes', 'Cadenas y Dijes', 'Pulseras', 'Conjuntos']);
  expect(RING_CATEGORY).toBe('Anillos');
});

describe('a search text means a category', () => {
  test.each([
    ['aretes', 'Aretes'],
    ['anillos', 'Anillos'],
    ['pulseras', 'Pulseras'],
    ['conjuntos', 'Conjuntos'],
    ['cadenas y dijes', 'Cadenas y Dijes'],
    ['dijes y cadenas', 'Cadenas y Dijes'],
    ['cadenas', 'Cadenas y Dijes'],
    ['dijes', 'Cadenas y Dijes'],
  ])('when it is the synonym %j: %s', (text, category) => {
    expect(categoryFromText(text)).toBe(category);
  });

  test.each([
    ['  ARETES  ', 'Aretes'],
    ['AnílLos', 'Anillos'],
    ['Cadenas y Dijes', 'Cadenas y Dijes'],
    ['CADENAS', 'Cadenas y Dijes'],
  ])('whatever its case, accents and blanks: %j is %s', (text, category) => {
    expect(categoryFromText(text)).toBe(category);
  });

  test.each([
    ['ani', 'Anillos'],
    ['anillo', 'Anillos'],
    ['llos', 'Anillos'],
    ['are', 'Aretes'],
    ['arete', 'Aretes'],
    ['pul', 'Pulseras'],
    ['conj', 'Conjuntos'],
    ['cad', 'Cadenas y Dijes'],
    ['dij', 'Cadenas y Dijes'],
    ['y dijes', 'Cadenas y Dijes'],
    ['dijes y', 'Cadenas y Dijes'],
  ])('when it is a part of a synonym, from three characters: %j is %s', (text, category) => {
    expect(categoryFromText(text)).toBe(category);
  });

  test.each([
    ['anillos de plata', 'Anillos'],
    ['unos aretes', 'Aretes'],
    ['mis dijes', 'Cadenas y Dijes'],
    ['pulseras y aretes', 'Pulseras'],
    ['aretes y pulseras', 'Aretes'],
  ])('when it contains a synonym, the first it names: %j is %s', (text, category) => {
    expect(categoryFromText(text)).toBe(category);
  });
});

describe('a search text means no category', () => {
  test.each(['', '   ', 'a', 'an', 'di', '  y'])(
    'when it has fewer than three characters: %j',
    (text) => {
      expect(categoryFromText(text)).toBeNull();
    },
  );

  test.each(['collar', 'anillado', 'aro', 'plata', 'anillo de plata', 'dije luna', 'xyz'])(
    'when no synonym has to do with it: %j',
    (text) => {
      expect(categoryFromText(text)).toBeNull();
    },
  );
});

test('no part of a synonym is ambiguous', () => {
  const meanings = new Map<string, Set<string>>();
  for (const [synonym, category] of CATEGORY_SYNONYMS)
    for (let from = 0; from < synonym.length; from += 1)
      for (let to = from + 3; to <= synonym.length; to += 1) {
        const part = synonym.slice(from, to).trim();
        if (part.length >= 3) meanings.set(part, (meanings.get(part) ?? new Set()).add(category));
      }
  for (const [part, categories] of meanings) {
    expect([...categories], part).toHaveLength(1);
    expect(categories, part).toContain(categoryFromText(part));
  }
});

test.each([
  ['Anillos', ['Anillos', null]],
  ['dijes y cadenas', ['Cadenas y Dijes', null]],
  ['anillo', [null, 'Anillos']],
  ['aretes de plata', [null, 'Aretes']],
  ['granate', [null]],
  ['', [null]],
])('%j is looked for step by step: %j', (text, steps) => {
  expect(searchSteps(text)).toEqual(steps);
});
