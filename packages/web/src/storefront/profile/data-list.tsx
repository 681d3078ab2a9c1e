import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';

/** Names and values, each pair on its own line; `div` around each `dt` and `dd`. */
export const DataList = styled.dl<{ $narrow?: boolean }>`
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: 12px;
    padding: 13px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink-muted);
  }
  dd {
    font-weight: 500;
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  ${from.sm} {
    > div {
      grid-template-columns: 128px minmax(0, 1fr);
    }
  }
  ${from.lg} {
    > div {
      ${({ $narrow }) => $narrow && 'grid-template-columns: 96px minmax(0, 1fr);'}
    }
  }
`;
