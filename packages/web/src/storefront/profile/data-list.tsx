import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';

/** Names and values, each pair on its own line; `div` around each `dt` and `dd`. */
export const DataList = styled.dl<{ $narrow?: boolean }>`
  border-top: 1px solid var(--line);
  --names: 112px;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    padding: 13px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    flex: 0 0 max(var(--names), 5rem);
    color: var(--ink-muted);
  }
  dd {
    /* Goes below its name where letters are too large for both. */
    flex: 1 1 8rem;
    min-width: 0;
    font-weight: 500;
    font-variant-numeric: lining-nums;
    overflow-wrap: anywhere;
  }
  ${from.sm} {
    --names: 128px;
  }
  ${from.lg} {
    ${({ $narrow }) => $narrow && '--names: 96px;'}
  }
`;
