import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { below } from './media.ts';
import { Wire } from './ornaments.tsx';

/** The one h1 of a page, closed by the wire and its coil. `aside`: a count at the right. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Head>
      <h1 tabIndex={-1}>{children}</h1>
      <Wire />
      {aside && <Aside>{aside}</Aside>}
    </Head>
  );
}

/** An h2 with its plain rule. `coil`: with the coil, on the home page only. `action`: a link at the right. */
export function SectionTitle(props: { children: ReactNode; coil?: boolean; action?: ReactNode }) {
  return (
    <SectionHead data-action={props.action ? '' : undefined}>
      <h2>{props.children}</h2>
      <Wire $plain={!props.coil} />
      {props.action}
    </SectionHead>
  );
}

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-5);
  padding: 6px 0 var(--s-7);
  > ${Wire} {
    margin-bottom: 4px;
  }
  ${below.sm} {
    flex-wrap: wrap;
    gap: 4px 20px;
    h1 {
      max-width: 100%;
    }
    /* It takes what is left, and nothing where that is too little: below the title it would push the page down when the letters arrive. */
    > ${Wire} {
      container-type: inline-size;
      min-width: 0;
      overflow: hidden;
      &::before,
      &::after {
        @container (max-width: 72px) {
          content: none;
        }
      }
    }
  }
`;

const Aside = styled.div`
  flex: none;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  padding-bottom: 8px;
  font-variant-numeric: lining-nums tabular-nums;
`;

const SectionHead = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-5);
  margin-bottom: var(--s-7);
  > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > ${Wire} {
    margin-bottom: 1px;
  }
  > a {
    flex: none;
  }
  ${below.sm} {
    &[data-action] {
      flex-wrap: wrap;
      gap: 4px 20px;
      justify-content: space-between;
      > ${Wire} {
        display: none;
      }
    }
  }
`;
