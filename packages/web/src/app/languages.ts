/** A language of the shop. Each has a build of its own. */
export interface Language {
  /** As `lang` and `hreflang` say it (BCP 47). */
  tag: string;
  /** Stands before the path of every page of visitors. */
  base: string;
  /** What it calls itself. */
  name: string;
}

export const SPANISH: Language = { tag: 'es-CR', base: '', name: 'Español' };
export const ENGLISH: Language = { tag: 'en', base: '/en', name: 'English' };

/** The slash that alone is a path, and after a base is too much. */
const ROOT = /^\/(?=[?#]|$)/;

/** Whether a path is that of a page which is there in every language. */
const isTranslated = (path: string): boolean => /^\/(clientes)?(?=[/?#]|$)/.test(path);

/**
 * Where a page is in a language. Files and the staff's pages are the same in all.
 *
 * @example pathIn(ENGLISH, '/clientes/faq') // '/en/clientes/faq'
 */
export const pathIn = ({ base }: Language, path: string): string =>
  isTranslated(path) ? base + path.replace(base && ROOT, '') : path;

/**
 * The path of a page as `paths.ts` has it.
 *
 * @example pathWithout(ENGLISH, '/en') // '/'
 */
export const pathWithout = ({ base }: Language, pathname: string): string =>
  (pathname + '/').startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname;
