import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from, Icon, type IconName } from '../../ui/index.ts';
import type { Said } from './said.ts';

interface Note extends Said {
  icon: IconName;
  title: ReactNode;
}

/** Short facts side by side under one thread. `label`: what they are about. */
export function Notes({ label, notes }: { label: string; notes: readonly Note[] }) {
  return (
    <List aria-label={label}>
      {notes.map(({ icon, title, text, lang }, index) => (
        <li key={index}>
          <Icon name={icon} />
          <b>{title}</b>
          <p lang={lang}>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--thread);
  li {
    position: relative;
    padding: 26px 0;
    display: grid;
    align-content: start;
    grid-template-columns: auto 1fr;
    gap: 4px 18px;
    border-bottom: 1px solid var(--line);
  }
  svg {
    grid-row: 1 / span 2;
    color: var(--thread);
    width: 30px;
    height: 30px;
    stroke-width: 1.2;
    margin-top: 2px;
  }
  b {
    font: 500 1.3125rem/1.25 var(--font-display);
  }
  p {
    color: var(--ink-muted);
    font-size: 0.9688rem;
  }
  /* A note with a link is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--focus);
    border-radius: var(--r-sm);
  }
  a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      padding: 30px clamp(16px, 2.4vw, 36px);
      border-bottom: 0;
    }
    li:first-child {
      padding-left: 0;
    }
    li + li {
      border-left: 1px solid var(--line);
    }
  }
`;
