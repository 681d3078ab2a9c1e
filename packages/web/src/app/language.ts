import { ENGLISH, SPANISH } from './languages.ts';

/** The language of this build, and the other one. */
export const language = SPANISH;
export const otherLanguage = ENGLISH;

/** The language as link previews say it. */
export const LOCALE = 'es_CR';

/** Stands before the path of every page of visitors. */
export const BASE = '';

/** `lang` of what the shop has in Spanish only: the page's own. */
export const spanishPart: string | undefined = undefined;

/** `lang` of words that the shop may have in English too. */
export const langOf = (_inEnglish: string | null | undefined): string | undefined => undefined;

/** What the shop says of itself in this language. */
export const ownWords = (spanish: string | undefined, _english: string | null | undefined) =>
  spanish;

/** Where a page of `paths.ts` is. */
export const addressOf = (path: string): string => path;

/** The page of an address, as `paths.ts` has it. */
export const pathOf = (pathname: string): string => pathname;
