import { styled } from 'styled-components';

/** A small table of figures; the row marked with `data-shown` stands out. */
export const MeasureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
  thead th {
    font-weight: 600;
    font-size: 0.9063rem;
    padding: 8px 10px;
    border-bottom: 1px solid var(--thread);
    vertical-align: bottom;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  th {
    font-weight: 400;
    text-align: left;
  }
  tbody :is(th, td) {
    padding: 9px 10px;
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
