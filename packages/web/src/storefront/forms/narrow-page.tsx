import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/index.ts';

/** One narrow column for a short form. */
export function NarrowPage({ crumbs, children }: { crumbs?: ReactNode; children: ReactNode }) {
  return (
    <Column>
      {crumbs}
      <Body data-crumbs={crumbs ? '' : undefined}>{children}</Body>
    </Column>
  );
}

const Column = styled(Container)`
  max-width: calc(520px + 2 * var(--page-pad));
`;

const Body = styled.div`
  padding-top: clamp(32px, 6vw, 88px);
  &[data-crumbs] {
    padding-top: clamp(16px, 4vw, 56px);
  }
  h1 + p,
  [data-steady] > p:first-child {
    margin-top: 12px;
    font-size: var(--fs-lead);
    line-height: var(--lh-lead);
    color: var(--ink-muted);
    text-wrap: pretty;
  }
  form,
  [data-form] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-block: 28px;
  }
  /* As tall as its form of two fields, before and without it: what is below stays where it is. */
  [data-steady] {
    display: flow-root;
    min-height: 20.25rem;
  }
`;
