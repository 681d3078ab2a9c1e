import { expect, test } from 'vitest';
import { breakLines, outline, widthOf, type Face } from './set-text.ts';

/** Every letter is half as wide as it is high; 'V' moves under an 'A'. */
const face: Face = {
  glyphs: Object.fromEntries(
    [...'abcdefghijklmnñoAV ,…'].map((letter) => [letter, [500, letter === ' ' ? '' : 'M0 0H1Z']]),
  ),
  kerning: { AV: -100 },
};
const setting = { face, size: 20 };
const into = (text: string, letters: number, lines = 9) =>
  breakLines(text, setting, { width: letters * 10, lines, isCut: true });

test.each<[what: string, text: string, letters: number, lines: number, becomes: string[]]>([
  ['between words', 'ab cd ef', 5, 9, ['ab cd', 'ef']],
  ['within a word that is wider than a line', 'a bcdefgh', 3, 9, ['a', 'bcd', 'efg', 'h']],
  ['without the words that there is no room for', 'ab cd ef gh', 5, 1, ['ab…']],
  ['without a comma before what was cut', 'ab, cd', 4, 1, ['ab…']],
  ['within the last word when it is the only one', 'abcdefgh', 4, 1, ['abc…']],
  ['with single spaces, and composed letters', ' ab \n n\u0303 ', 9, 9, ['ab ñ']],
  ['without what there is no outline of', 'ab 💍 çd', 9, 9, ['ab cd']],
  ['to nothing when there is nothing', '💍', 9, 9, []],
])('a text is broken %s', (_what, text, letters, lines, becomes) => {
  expect(into(text, letters, lines)).toEqual(becomes);
});

test('a text that may not be cut does not fit', () => {
  expect(breakLines('ab cd', setting, { width: 20, lines: 1, isCut: false })).toBeNull();
});

test('letters that belong nearer stand nearer', () => {
  expect([widthOf('AA', setting), widthOf('AV', setting)]).toEqual([20, 18]);
  expect(outline('AV', setting, { x: 3, y: 4 })).toContain('translate(400)');
});
