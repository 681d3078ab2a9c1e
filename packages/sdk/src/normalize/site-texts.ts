import { NO_SITE_TEXTS, type SiteTextKey } from '../domain/site-texts.ts';
import type { SiteTexts, SiteTextsChange, SiteTextsInForce } from '../entities.ts';
import { version } from './version.ts';
import type { Wire } from './wire.ts';

/** One that is missing counts as one that nobody has written; in English, as one that the backend does not keep. */
function texts(wire: Wire): SiteTexts {
  const keys = Object.keys(NO_SITE_TEXTS) as SiteTextKey[];
  const read = keys.flatMap((key) => {
    const inEnglish = wire.at(`${key}Ingles`);
    const words = [[key, wire.at(key).text('').trim()]];
    return inEnglish.missing ? words : [...words, [`${key}Ingles`, inEnglish.text('').trim()]];
  });
  return Object.fromEntries(read) as SiteTexts;
}

export const siteTexts = (wire: Wire): SiteTextsInForce => ({
  textos: texts(wire.at('textos')),
  ...version(wire),
});

export const siteTextsHistory = (wire: Wire): SiteTextsChange[] =>
  wire.list().map((change) => ({
    textos: texts(change.at('textos')),
    fecha: change.at('fecha').date(),
    autor: change.at('autor').text(null),
  }));
