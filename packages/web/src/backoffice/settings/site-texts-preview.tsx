import type { SiteTexts } from '@filigrana/sdk';
import { NO_SITE_TEXTS, type SiteTextKey } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { AboutWords } from '../../shared/site-texts/about-words.tsx';
import * as english from '../../shared/site-texts/built-in-texts.en.ts';
import { builtInTexts } from '../../shared/site-texts/built-in-texts.ts';
import { Notes } from '../../shared/site-texts/notes.tsx';
import type { Said } from '../../shared/site-texts/said.ts';
import { Statement } from '../../shared/site-texts/statement.tsx';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { settingsTexts } from './texts.ts';

const { fields, onHome, onAbout, preview } = settingsTexts.siteTexts;
const { of: inEnglish } = settingsTexts.english;

const KEYS = Object.keys(NO_SITE_TEXTS) as SiteTextKey[];

/** The parts of the pages as they will be read, with what is typed. */
export function SiteTextsPreview({ texts }: { texts: SiteTexts }) {
  const { nombre } = useShopFacts();
  const translated = (key: SiteTextKey) => texts[`${key}Ingles`]?.trim();
  return (
    <Frame tabIndex={0} role="region" aria-label={preview}>
      <Pages
        home={onHome}
        about={onAbout}
        said={(key) => ({ text: texts[key].trim() || builtIn(key, nombre) })}
      />
      {KEYS.some(translated) && (
        <Pages
          home={inEnglish(onHome)}
          about={inEnglish(onAbout)}
          said={(key) => {
            const spanish = texts[key].trim();
            const text = translated(key) || (spanish ? '' : builtInEnglish(key, nombre));
            return text ? { text, lang: 'en' } : { text: spanish };
          }}
        />
      )}
    </Frame>
  );
}

/** What the pages say where the shop has written nothing. */
export const builtIn = (key: SiteTextKey, shop: string): string =>
  key === 'acerca' ? builtInTexts.acerca(shop) : builtInTexts[key];

export const builtInEnglish = (key: SiteTextKey, shop: string): string =>
  key === 'acerca' ? english.builtInTexts.acerca(shop) : english.builtInTexts[key];

interface PagesProps {
  /** How each page is called. */
  home: string;
  about: string;
  said: (key: SiteTextKey) => Said;
}

function Pages({ home, about, said }: PagesProps) {
  const heading = said('acercaTitulo');
  return (
    <>
      <h3>{home}</h3>
      <Statement {...said('inicio')} />
      <Notes
        label={home}
        notes={[
          { icon: 'truck', title: fields.envios, ...said('envios') },
          { icon: 'mobile', title: fields.sinpe, ...said('sinpe') },
          { icon: 'bank', title: fields.transferencia, ...said('transferencia') },
        ]}
      />
      <h3>{about}</h3>
      <Heading lang={heading.lang}>{heading.text}</Heading>
      <AboutWords {...said('acerca')} />
    </>
  );
}

const Frame = styled.div`
  max-height: 32rem;
  overflow: auto;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  h3 {
    margin-block: 18px 12px;
    font: 500 0.875rem/1.35 var(--font-text);
    color: var(--ink-muted);
  }
  h3:first-child {
    margin-top: 0;
  }
  /* The panel is narrow on a large screen too: the notes stand below each other, as on a phone. */
  > ul {
    margin-top: 24px;
    grid-template-columns: minmax(0, 1fr);
  }
  > ul > li,
  > ul > li + li {
    padding: 16px 0;
    border-left: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Heading = styled.p`
  font: 400 var(--fs-h2) / var(--lh-h2) var(--font-display);
  overflow-wrap: anywhere;
`;
