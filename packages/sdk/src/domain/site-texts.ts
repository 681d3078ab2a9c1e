/** The longest that each of the words of the pages may be, characters. Contract, `SiteTexts`. */
export const SITE_TEXT_MAX = {
  inicio: 300,
  envios: 160,
  sinpe: 160,
  transferencia: 160,
  acercaTitulo: 60,
  acerca: 2000,
} as const;

/** Words of the home page and of the page about the shop, by what they are for. */
export type SiteTextKey = keyof typeof SITE_TEXT_MAX;

/** The same words in English. */
export type SiteTextInEnglish = `${SiteTextKey}Ingles`;

/** What nobody has written. */
export const NO_SITE_TEXTS: Readonly<Record<SiteTextKey, string>> = {
  inicio: '',
  envios: '',
  sinpe: '',
  transferencia: '',
  acercaTitulo: '',
  acerca: '',
};

/** What nobody has written in English. */
export const NO_ENGLISH_SITE_TEXTS: Readonly<Record<SiteTextInEnglish, string>> = {
  inicioIngles: '',
  enviosIngles: '',
  sinpeIngles: '',
  transferenciaIngles: '',
  acercaTituloIngles: '',
  acercaIngles: '',
};

/** Changes of them that the history names. Contract, `SiteTextsHistory`. */
export const SITE_TEXTS_SHOWN = 20;

/**
 * The paragraphs of a text, which blank lines part.
 *
 * @example textParagraphs('Uno.\n\nDos.') // ['Uno.', 'Dos.']
 */
export const textParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
