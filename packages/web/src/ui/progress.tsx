import { styled } from 'styled-components';
import { mask } from './ornaments.tsx';

/**
 * A line of twisted wire that fills by itself in `$duration` ms, or up to `$value` percent;
 * `$endless`: nobody knows how long it takes, a piece of it travels along.
 */
export const Progress = styled.div.attrs({ 'aria-hidden': true })<{
  $duration?: number;
  $value?: number;
  $endless?: boolean;
}>`
  height: 6px;
  position: relative;
  background: linear-gradient(var(--line), var(--line)) 0 50%/100% 1px no-repeat;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    color: var(--accent);
    ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
    ${({ $duration, $value = 100, $endless }) => {
      if ($endless) return 'animation: travel 1600ms var(--ease-standard) infinite;';
      return $duration === undefined
        ? `clip-path: inset(0 ${100 - $value}% 0 0);`
        : `animation: lengthen ${$duration}ms linear both;`;
    }}
  }
`;
