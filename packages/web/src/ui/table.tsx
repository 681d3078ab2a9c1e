import { styled } from 'styled-components';
import { below, from } from './media.ts';

/** Frame around a table: it scrolls sideways inside, never the page. */
export const TableBox = styled.div`
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  overflow: auto;
`;

/**
 * A native table. On phones every row becomes a card: give cells `data-label`, and `data-cell="title"`,
 * `"status"` or `"actions"` to those that stand apart (`"actions"` to its heading too). Numbers:
 * `data-align="right"`.
 */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
  th {
    position: sticky;
    top: 0;
    background: var(--surface-raised);
    text-align: left;
    font-weight: 600;
    font-size: 0.875rem;
    padding: 12px 14px;
    border-bottom: 1px solid var(--thread);
    white-space: nowrap;
  }
  td {
    padding: 9px 14px;
    border-bottom: 1px solid var(--line);
    vertical-align: middle;
  }
  tr:last-child td {
    border-bottom: 0;
  }
  tbody tr:hover td {
    background: #f8f9f6;
  }
  [data-align='right'] {
    text-align: right;
  }
  /* What can be done stays in sight while the rest scrolls sideways. */
  ${from.md} {
    [data-cell='actions'] {
      position: sticky;
      right: 0;
      background: var(--surface-raised);
    }
  }
  ${below.md} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 12px;
      padding: 12px 14px;
      border-bottom: 1px solid var(--line);
    }
    tr:last-child {
      border-bottom: 0;
    }
    td {
      display: grid;
      grid-template-columns: 100px 1fr;
      gap: 10px;
      min-width: 0;
      border: 0;
      padding: 3px 0;
      grid-column: 1/-1;
      overflow-wrap: anywhere;
    }
    td::before {
      content: attr(data-label);
      color: var(--ink-muted);
    }
    td[data-cell] {
      display: block;
    }
    td[data-cell]::before {
      content: none;
    }
    td[data-cell='title'] {
      font: 500 1.1875rem/1.25 var(--font-display);
      grid-column: 1;
      grid-row: 1;
    }
    td[data-cell='status'] {
      grid-column: 2;
      grid-row: 1;
    }
    td[data-cell='actions'] {
      padding-top: 8px;
    }
    td[data-cell='actions'] button {
      width: 100%;
    }
  }
`;
