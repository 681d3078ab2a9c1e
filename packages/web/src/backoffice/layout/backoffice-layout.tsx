import { useSession } from '@filigrana/hooks';
import { useHasActivity } from '@filigrana/hooks/backoffice';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { compact, from, SkipLink } from '../../ui/index.ts';
import { adminLinksFor } from './admin-links.ts';
import { AdminRail } from './admin-rail.tsx';
import { AdminTop } from './admin-top.tsx';
import { layoutTexts } from './texts.ts';
import { UnsavedGate } from '../shared/unsaved-gate.tsx';
import { useLeave } from '../shared/use-leave.ts';
import { usePageKeys } from '../shared/use-page-keys.ts';

const FindDialog = lazyPart(() => import('../find/find-dialog.tsx'));

const CONTENT_ID = 'contenido';

/** The frame around every page of the staff: the menu with what this role may open, and the page. */
export function BackofficeLayout({ children }: { children: ReactNode }) {
  return (
    <UnsavedGate>
      <Frame data-layers>
        <SkipLink href={`#${CONTENT_ID}`}>{layoutTexts.skip}</SkipLink>
        <Menu />
        <Main id={CONTENT_ID} tabIndex={-1}>
          {children}
        </Main>
      </Frame>
    </UnsavedGate>
  );
}

function Menu() {
  const { role } = useSession();
  const [pathname] = useLocation();
  const [isFinding, setFinding] = useState(false);
  const onFind = () => setFinding(true);
  usePageKeys({ '/': onFind });
  const links = adminLinksFor(role, useHasActivity());
  const menu = { links, pathname, onFind, onLeave: useLeave() };
  return (
    <>
      <AdminTop {...menu} />
      <AdminRail {...menu} />
      {isFinding && <FindDialog onClose={() => setFinding(false)} />}
    </>
  );
}

/** Cooler and denser than the shop. What floats opens inside it and is dense too. */
const Frame = styled.div`
  ${compact}
  --surface: #f4f4f1;
  min-height: 100dvh;
  background: var(--surface);
  ${from.lg} {
    padding-left: var(--size-admin-rail);
  }
  @media print {
    padding: 0;
    --surface: #fff;
  }
`;

const Main = styled.main`
  max-width: var(--w-admin);
  padding: 20px 16px 56px;
  ${from.lg} {
    padding: 28px clamp(24px, 2.6vw, 44px) 64px;
  }
`;
