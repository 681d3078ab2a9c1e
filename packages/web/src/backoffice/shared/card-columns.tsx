import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';
import { closeGaps } from './close-gaps.ts';

/**
 * A list of cards (`<li>`) in columns dealt by index mod n: 1 on a phone, 2 from 768 px, 3 from
 * 1240 px. The page keeps the order of the list, so keyboard and screen reader follow it, and
 * opening one card moves only those below it in its column.
 */
export const CardColumns = styled.ul.attrs({ ref: closeGaps })`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
