import { styled } from 'styled-components';

/** The mark and the name, from the sprite. Decorative: its link says where it leads. Its height is set by its place. */
export function Logo({ className }: { className?: string }) {
  return (
    <Svg viewBox="0 0 189 48" aria-hidden="true" focusable="false" className={className}>
      <use href="#logo" />
    </Svg>
  );
}

/** The mark alone. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <Svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={className}>
      <use href="#logo-mark" />
    </Svg>
  );
}

const Svg = styled.svg`
  --logo-mark: var(--thread);
  height: 38px;
  width: auto;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  .on-dark & {
    --logo-mark: var(--thread-on-dark);
  }
`;
