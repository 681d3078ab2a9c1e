// What makes the English build of the same sources.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the English file in the place of the Spanish one beside it: `texts.en.ts` for `texts.ts`. So a
 * page carries one language, and components know of none.
 */
export const inEnglish = (): Plugin => ({
  name: 'in-english',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/^\..*\.ts$/.test(source)) return undefined;
    const english = path.resolve(path.dirname(importer), source.replace(/ts$/, 'en.ts'));
    // What is translated may take from what it stands for.
    return english !== importer && existsSync(english) ? english : undefined;
  },
});

/** Where the hooks have what they say. */
const SPANISH_WORDS =
  /hooks\/src\/(shared|storefront)\/texts\/(account|browsing|cart|cart-page|common|connection|field|purchase)-texts\.ts$/;

/**
 * The English texts of the hooks say all that the Spanish ones do: of those only how a message looks is
 * left, so that no page carries both.
 */
export const withoutSpanishWords = (): Plugin => ({
  name: 'without-spanish-words',
  enforce: 'pre',
  transform: (code, id) =>
    SPANISH_WORDS.test(id) ? code.replaceAll(/'(?:[^'\\\n]|\\.)*'(?=\s*[,)])/g, "''") : undefined,
});
