import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';
import { uiTexts } from './texts.ts';

interface Props {
  /** The regular amount, as it is read, for example '$48.00 USD'; null when there is only a special one. */
  regular: string | null;
  /** The special amount; null when there is none. */
  special?: string | null;
  /** What stands beside or under them. */
  children?: ReactNode;
  className?: string;
}

/** An amount; with a special one the regular one is struck through above it. */
export function Price({ regular, special = null, children, className }: Props) {
  if (special === null)
    return (
      <Box className={className}>
        {regular}
        {children}
      </Box>
    );
  return (
    <Box className={className}>
      {regular !== null && (
        <s>
          <VisuallyHidden>{uiTexts.regularPrice} </VisuallyHidden>
          {regular}
        </s>
      )}
      <Special>
        <VisuallyHidden>{uiTexts.specialPrice} </VisuallyHidden>
        {special}
      </Special>
      {children}
    </Box>
  );
}

const Box = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 500;
  white-space: nowrap;
  display: inline-flex;
  gap: 10px;
  align-items: baseline;
  flex-wrap: wrap;
  position: relative;
  s,
  small {
    color: var(--ink-muted);
    font-weight: 400;
    font-size: 0.92em;
    text-decoration-thickness: 1px;
  }
`;

const Special = styled.span`
  color: var(--sale);
  font-weight: 600;
`;
