import { spanishPart } from '../../app/language.ts';

/** Words of a page, and their language where it is not the page's. */
export interface Said {
  text: string;
  lang?: string | undefined;
}

/** What the shop has written, in Spanish, or else what the page says by itself. */
export const said = (own: string | undefined, text: string): Said =>
  own ? { text: own, lang: spanishPart } : { text };
