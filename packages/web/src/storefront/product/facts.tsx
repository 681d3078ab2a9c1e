import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../../ui/index.ts';

export interface Fact {
  icon: IconName;
  text: ReactNode;
}

/** Lines with a drawing each, under one another. `label`: what they are about. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <List aria-label={label}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-top: 1px solid var(--line);
  li {
    display: flex;
    gap: 14px;
    align-items: center;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
    font-size: 0.9688rem;
    overflow-wrap: anywhere;
  }
  svg {
    color: var(--thread);
  }
`;
