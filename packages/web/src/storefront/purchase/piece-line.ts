import { css } from 'styled-components';

/** A line of a list of pieces: its picture, its name, and an amount at the right. */
export const pieceLine = css`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 10px 0;
  }
  li > :first-child {
    width: 56px;
    height: 56px;
    object-fit: cover;
    border-radius: var(--r-sm);
  }
  b {
    display: block;
    font: 500 1.0625rem/1.2 var(--font-display);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--fs-small);
    color: var(--ink-muted);
  }
  li > span:last-child {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
