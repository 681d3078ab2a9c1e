import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';

interface Props {
  /** What opens it. */
  summary: ReactNode;
  /** Open from the start, or from when this becomes true; only who folds it closes it. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A section that opens and closes: a native `details`. */
export function Disclosure({ summary, defaultOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const [wasWanted, setWasWanted] = useState(defaultOpen);
  if (wasWanted !== defaultOpen) {
    setWasWanted(defaultOpen);
    if (defaultOpen) setIsOpen(true);
  }
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      <Inside>{children}</Inside>
    </Details>
  );
}

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 54px;
    font: 500 1.1875rem/1.2 var(--font-display);
  }
  > summary svg {
    width: 20px;
    height: 20px;
    transition: transform var(--t-base) var(--ease-standard);
    color: var(--accent);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled.div`
  padding-bottom: 14px;
`;
