import { ENGLISH, pathIn, pathWithout, SPANISH } from './languages.ts';

/** The language of the English build, and the other one. */
export const language = ENGLISH;
export const otherLanguage = SPANISH;

export const LOCALE = 'en_US';

export const BASE = ENGLISH.base;

/** `lang` of what the shop has in Spanish only. */
export const spanishPart: string | undefined = 'es';

/** `lang` of words that the shop may have in English too. */
export const langOf = (inEnglish: string | null | undefined): string | undefined =>
  inEnglish ? undefined : spanishPart;

/** What the shop says of itself in this language; Spanish where it has no English. */
export const ownWords = (spanish: string | undefined, english: string | null | undefined) =>
  english || spanish;

export const addressOf = (path: string): string => pathIn(ENGLISH, path);

export const pathOf = (pathname: string): string => pathWithout(ENGLISH, pathname);
