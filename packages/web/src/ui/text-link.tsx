import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { mask } from './ornaments.tsx';

/** Look of a standing link: a hairline under it that becomes twisted wire when pointed at. */
const textLinkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--accent);
  font-weight: 500;
  position: relative;
  min-height: 44px;
  /* Room to press above and below, so that the hairline stays under the last of several lines, too. */
  padding-block: 10px;
  margin-block: -10px;
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 8px;
    height: 5px;
    background: linear-gradient(currentColor, currentColor) 0 50%/100% 1px no-repeat;
    opacity: 0.55;
  }
  &:hover::after {
    opacity: 1;
    ${mask('--art-torzal', 'left center/13.3px 5px repeat-x')}
  }
  p & {
    display: inline;
    padding: 0;
    margin: 0;
    /* In a sentence it may break into lines, each with its own. */
    text-decoration: underline;
    text-underline-offset: 4px;
    &::after {
      content: none;
    }
  }
`;

/** Link to a page of the app, which may pass state on, and take the place of this page in the history. */
export const TextLink = styled(Link)<{ state?: object; replace?: boolean }>`
  ${textLinkStyle}
`;

/** Link to somewhere else: mail, chat, another site. */
export const ExternalLink = styled.a`
  ${textLinkStyle}
`;

/** A button that reads like a link, for example 'Guía de tallas'. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textLinkStyle}
`;
