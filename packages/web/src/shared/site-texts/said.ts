import { langOf, ownWords } from '../../app/language.ts';

/** Words of a page, and their language where it is not the page's. */
export interface Said {
  text: string;
  lang?: string | undefined;
}

/** What the shop has written, or else what the page says by itself. */
export function said(
  spanish: string | undefined,
  english: string | undefined,
  otherwise: string,
): Said {
  const own = ownWords(spanish, english);
  return own ? { text: own, lang: langOf(english) } : { text: otherwise };
}
