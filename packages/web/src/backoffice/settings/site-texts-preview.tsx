import type { SiteTexts } from '@filigrana/sdk';
import { styled } from 'styled-components';
import { AboutWords } from '../../shared/site-texts/about-words.tsx';
import { Notes } from '../../shared/site-texts/notes.tsx';
import { Statement } from '../../shared/site-texts/statement.tsx';
import { settingsTexts } from './texts.ts';

const { fields, onHome, onAbout, builtIn, preview } = settingsTexts.siteTexts;

/** The parts of the pages as they will be read, with what is typed. */
export function SiteTextsPreview({ texts }: { texts: SiteTexts }) {
  const said = (text: string) => text.trim() || builtIn;
  return (
    <Frame tabIndex={0} role="region" aria-label={preview}>
      <h3>{onHome}</h3>
      <Statement text={said(texts.inicio)} />
      <Notes
        label={onHome}
        notes={[
          { icon: 'truck', title: fields.envios, text: said(texts.envios) },
          { icon: 'mobile', title: fields.sinpe, text: said(texts.sinpe) },
          { icon: 'bank', title: fields.transferencia, text: said(texts.transferencia) },
        ]}
      />
      <h3>{onAbout}</h3>
      <Heading>{said(texts.acercaTitulo)}</Heading>
      <AboutWords text={said(texts.acerca)} />
    </Frame>
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
