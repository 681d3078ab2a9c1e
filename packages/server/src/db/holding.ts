import { normalizeText, typedWords } from '@filigrana/sdk/domain';

/** What stands for letters that patterns read otherwise. */
const STAND_INS: Readonly<Record<string, string>> = { '%': '٪', _: '‗', '\\': '∖' };

/** A text as it is kept to be searched in: comparable, and without letters that patterns read otherwise. */
export const searchable = (text: string): string =>
  normalizeText(text).replaceAll(/[%_\\]/g, (letter) => STAND_INS[letter] ?? letter);

/** The patterns, for `like`, of texts made by `searchable` that hold every word of this one; none for a blank one. */
export const holding = (text: string): string[] =>
  typedWords(searchable(text)).map((word) => `%${word}%`);
