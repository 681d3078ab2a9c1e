import { normalizeText, typedWords } from '@filigrana/sdk/domain';
import { sql, type RawBuilder } from 'kysely';

/** What stands for letters that patterns read otherwise. */
const STAND_INS: Readonly<Record<string, string>> = { '%': '٪', _: '‗', '\\': '∖' };

/** A text as it is kept to be searched in: comparable, and without letters that patterns read otherwise. */
export const searchable = (text: string): string =>
  normalizeText(text).replaceAll(/[%_\\]/g, (letter) => STAND_INS[letter] ?? letter);

/** The patterns, for `like`, of texts made by `searchable` that hold every word of this one; none for a blank one. */
export const holding = (text: string): string[] =>
  typedWords(searchable(text)).map((word) => `%${word}%`);

/** A column of lower-case texts that are kept as they came, as `searchable` would keep them but for accents. */
export const asSearchable = (column: string): RawBuilder<string> =>
  Object.entries(STAND_INS).reduce(
    (text, [letter, standIn]) => sql<string>`replace(${text}, ${letter}, ${standIn})`,
    sql<string>`${sql.ref(column)}`,
  );
