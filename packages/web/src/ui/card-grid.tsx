import { styled } from 'styled-components';
import { from } from './media.ts';

const COLUMNS = {
  /** 1, 2 from sm, 3 from lg. */
  catalog: `
    ${from.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    ${from.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  `,
  /** 1, 2 from md, 3 from lg. */
  offers: `
    ${from.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    ${from.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  `,
  /** 1, 3 from md, the middle one lower. */
  featured: `
    ${from.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      row-gap: var(--s-10);
      padding-bottom: 44px;
      > :nth-child(3n + 2) { transform: translateY(44px); }
    }
  `,
};

/** A grid of cards. Use it `as="ul"`. */
export const CardGrid = styled.div<{ $columns: keyof typeof COLUMNS }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8) var(--grid-gap);
  ${({ $columns }) => COLUMNS[$columns]}
`;
