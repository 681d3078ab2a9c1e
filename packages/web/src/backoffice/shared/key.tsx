import { styled } from 'styled-components';

/** The key that does the same; screen readers hear of it by `aria-keyshortcuts`. */
export const Key = styled.kbd.attrs({ 'aria-hidden': true })`
  display: none;
  @media (hover: hover) and (pointer: fine) and (min-width: 40em) {
    display: inline-block;
  }
  min-width: 20px;
  padding: 0 5px;
  border: 1px solid currentColor;
  border-radius: var(--r-sm);
  font: inherit;
  font-size: 0.75rem;
  line-height: 18px;
  opacity: 0.8;
`;
