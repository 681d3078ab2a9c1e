import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';

/**
 * What is done on the left, what it costs on the right; one under the other on narrow screens. High
 * enough to keep the footer below the screen while the content comes.
 */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-8);
  min-height: 70vh;
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: clamp(40px, 5vw, 72px);
    align-items: start;
  }
`;

/** The right column: stays in view while the left one scrolls. */
export const StickySide = styled.div.attrs<{ 'data-side-summary'?: '' }>({
  'data-side-summary': '',
})`
  ${from.lg} {
    position: sticky;
    top: calc(var(--size-header) + 24px);
  }
`;
