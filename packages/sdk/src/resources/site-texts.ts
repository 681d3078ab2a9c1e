import type { Api } from '../client/call.ts';
import { confirmation } from '../normalize/confirmation.ts';
import { siteTexts, siteTextsHistory } from '../normalize/site-texts.ts';
import * as operations from '../operations.gen.ts';

/**
 * Words of the home page and of the page about the shop. An extension of the contract: a backend without it answers
 * 404, and a front end then shows words of its own.
 */
export function siteTextsResource({ caller }: Api) {
  return {
    /** Empty texts are those that nobody has written. */
    get: caller(operations.getSiteTexts, siteTexts),

    /** Who wrote which and when, newest first. Administrators. */
    history: caller(operations.listSiteTexts, siteTextsHistory),

    /**
     * Writes all of them. 409 `VERSION_CONFLICT` when `version` is given and no longer the current one.
     * Administrators.
     *
     * @example
     * const { textos, version } = await shop.siteTexts.get();
     * await shop.siteTexts.set({ textos: { ...textos, inicio: 'Hecho en Sarchí.' }, version });
     */
    set: caller(operations.setSiteTexts, confirmation),
  };
}
