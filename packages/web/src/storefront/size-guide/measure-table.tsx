import { styled } from 'styled-components';

/** A small table of figures; the row marked with `data-shown` stands out. */
export const MeasureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
  thead th {
    font-weight: 600;
    font-size: var(--fs-small);
    padding: 8px 4px;
    border-bottom: 1px solid var(--thread);
    vertical-align: bottom;
    overflow-wrap: anywhere;
    hyphens: auto;
    /* Five columns without a broken word. */
    @media (max-width: 26.5em) {
      font-size: 0.75rem;
      padding-inline: 2px;
    }
  }
  th {
    font-weight: 400;
    text-align: left;
  }
  tbody :is(th, td) {
    padding: 9px 4px;
    border-bottom: 1px solid var(--line);
    transition: background-color var(--t-fast);
  }
  td,
  thead th + th {
    text-align: right;
  }
  tr[data-shown] > * {
    background: var(--surface-tint);
    font-weight: 600;
    color: var(--accent);
  }
`;
