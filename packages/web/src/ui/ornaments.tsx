import { css, styled } from 'styled-components';

/** Draws an ornament as a mask, so that its colour stays a token: `mask('--art-nudo', 'center/contain no-repeat')`. */
export const mask = (art: string, placing: string) => css`
  background: currentColor;
  -webkit-mask: var(${art}) ${placing};
  mask: var(${art}) ${placing};
`;

const decorative = { 'aria-hidden': true } as const;

/** The rule after a title: a thread that draws itself once and closes in a coil. `$plain`: without the coil. */
export const Wire = styled.span.attrs(decorative)<{ $plain?: boolean }>`
  flex: 1;
  display: flex;
  height: 28px;
  min-width: 48px;
  color: var(--thread);
  &::before {
    content: '';
    flex: 1;
    height: 1px;
    margin-top: 21.5px;
    background: currentColor;
    transform-origin: left;
    animation: draw var(--t-wire) var(--ease-wire) both;
  }
  &::after {
    content: ${({ $plain }) => ($plain ? 'none' : "''")};
    width: 36px;
    height: 28px;
    ${mask('--art-remate', 'left/44px 28px no-repeat')}
  }
`;

/** Closes a centred statement. */
export const Nudo = styled.span.attrs(decorative)`
  display: block;
  width: 138px;
  height: 28px;
  color: var(--thread);
  ${mask('--art-nudo', 'center/auto 28px no-repeat')}
`;

/** Scrolls along the top of the footer, and nowhere else. */
export const Roleo = styled.div.attrs(decorative)`
  display: block;
  height: 44px;
  color: var(--thread-on-dark);
  ${mask('--art-roleo', 'center/120px 44px repeat-x')}
`;

/** The fern of dark panels: placed and cropped by its panel, never behind text. */
export const Helecho = styled.span.attrs(decorative)`
  position: absolute;
  color: var(--thread-on-dark);
  ${mask('--art-helecho', 'center/contain no-repeat')}
`;

/** A hairline. */
export const Rule = styled.hr`
  border: 0;
  height: 1px;
  margin: 0;
  background: var(--line);
`;
