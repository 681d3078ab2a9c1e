import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A part of a form with its heading. */
export function FormBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Block>
  );
}

const Block = styled.section`
  & + & {
    margin-top: var(--s-9);
  }
  h2 {
    font-size: 1.625rem;
    margin-bottom: 20px;
  }
`;
