import type { FastifyRequest } from 'fastify';

/** The cookie that the switch of the web app sets. Nothing but the home page heeds it. */
const CHOSEN_ENGLISH = /(?:^|;\s*)idioma=en(?:;|$)/;

/** Whether an address belongs to the English shop. */
export const isEnglish = (url: string): boolean => /^\/en(?=[/?]|$)/.test(url);

/** Whether what is answered depends on the language that somebody has chosen before. */
export const asksForHome = (url: string): boolean => /^\/(\?|$)/.test(url);

/** Where the home page is for whoever has chosen English; null for everybody else. */
export function englishHome({ url, headers }: FastifyRequest): string | null {
  if (!asksForHome(url) || !CHOSEN_ENGLISH.test(headers.cookie ?? '')) return null;
  return url.replace('/', '/en');
}
