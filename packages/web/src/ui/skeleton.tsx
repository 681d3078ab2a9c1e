import { styled } from 'styled-components';

/** A quiet block with the final geometry of what is loading. `$shape`: a line of text or a square. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $shape?: 'line' | 'square';
  $width?: string;
  /** In px. */
  $height?: number;
  /** Space above and below, in px. */
  $top?: number;
  $bottom?: number;
}>`
  background: var(--skeleton, #e3e1d8);
  border-radius: var(--r-sm);
  animation: breathe 1.6s ease-in-out infinite alternate;
  width: ${({ $width = '100%' }) => $width};
  ${({ $shape = 'line', $height = 14 }) =>
    $shape === 'square' ? 'aspect-ratio: 1;' : `height: ${$height}px;`}
  ${({ $top = 0 }) => $top > 0 && `margin-top: ${$top}px;`}
  ${({ $bottom }) => $bottom && `margin-bottom: ${$bottom}px;`}
`;
