import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { afterAct } from '../../shared/after-act.tsx';
import { island } from '../../shared/island.tsx';
import { from, SkipLink } from '../../ui/index.ts';
import { Shortcuts } from './shortcuts.tsx';
import { SiteHeader, type PayingHeader } from './site-header.tsx';
import { layoutTexts } from './texts.ts';

/** Nobody needs it to answer before the page does. */
const SiteFooter = island(() => import('./site-footer.tsx'), null);

const KeptLists = afterAct(() => import('./kept-lists.tsx'));

const CONTENT_ID = 'contenido';

interface Props extends PayingHeader {
  children: ReactNode;
}

/** The frame around every page of the shop. */
export function StorefrontLayout({ isPaying, children }: Props) {
  return (
    <Frame>
      <SkipLink href={`#${CONTENT_ID}`}>{layoutTexts.skip}</SkipLink>
      <SiteHeader isPaying={isPaying} />
      <Main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
      <Shortcuts />
      <KeptLists />
    </Frame>
  );
}

/** On a page shorter than the screen the footer still stands at the bottom. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${from.lg} {
    /* Keeps the page clear of the shortcuts at the right edge. */
    --page-pad: 60px;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  padding-bottom: var(--section-gap);
  /* A split page fills the screen down to the footer. */
  &:has(> [data-flush]) {
    padding-bottom: 0;
  }
`;
