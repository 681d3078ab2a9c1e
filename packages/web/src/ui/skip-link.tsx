import { styled } from 'styled-components';

/** First stop of the keyboard: past the header, to the page. */
export const SkipLink = styled.a`
  position: absolute;
  left: 16px;
  top: -100px;
  z-index: var(--z-toast);
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 18px;
  background: var(--surface-raised);
  color: var(--accent);
  font-weight: 600;
  border-radius: var(--r-sm);
  box-shadow: var(--shadow-popover);
  &:focus {
    top: 12px;
  }
`;
