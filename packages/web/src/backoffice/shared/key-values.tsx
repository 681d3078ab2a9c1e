import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Names and values, for the details of a card. A value that is null is left out with its name. */
export function KeyValues({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {pairs.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 3px;
  margin-bottom: 12px;
  > div {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 10px;
  }
  dt {
    color: var(--ink-muted);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
