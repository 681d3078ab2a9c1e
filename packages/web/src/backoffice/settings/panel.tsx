import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Box, BoxTitle } from '../shared/box.tsx';

interface Props {
  title: string;
  /** At the right of the title: a count, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One thing that can be set, with its title. */
export function Panel({ title, aside, children }: Props) {
  const id = useId();
  return (
    <Frame as="section" $pad aria-labelledby={id}>
      <Head>
        <BoxTitle id={id}>{title}</BoxTitle>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-content: start;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 12px;
  color: var(--ink-muted);
  font-size: var(--fs-small);
  font-variant-numeric: lining-nums tabular-nums;
  h2 {
    color: var(--ink);
  }
  > button {
    margin: -10px -8px -10px 0;
  }
`;
