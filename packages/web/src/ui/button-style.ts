import { css } from 'styled-components';

/**
 * Look of a button. `solid`: the one main action of a view; `line`, `quiet`: the rest; `danger`:
 * refusing and deleting; `danger-solid`: the destructive answer of a dialog; `paper`: over pictures;
 * `calm`: turns red only when pointed at; `hilo`: on dark.
 */
export type ButtonVariant =
  | 'solid'
  | 'line'
  | 'quiet'
  | 'danger'
  | 'danger-solid'
  | 'paper'
  | 'calm'
  | 'hilo';

/** `lg`: the main action of a screen; `sm`: inside lists. */
export type ButtonSize = 'md' | 'lg' | 'sm';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

/** A second hairline inside the edge: what is held. */
const filete = (ground: string, hair: string) =>
  `box-shadow: inset 0 0 0 3px ${ground}, inset 0 0 0 4px ${hair};`;

const rest = (bg: string, fg: string, bd: string) => `--bg: ${bg}; --fg: ${fg}; --bd: ${bd};`;

const PRESSED = '#0a352f';

const VARIANTS: Record<ButtonVariant, { rest: string; hover: string; active: string }> = {
  solid: {
    rest: rest('var(--accent)', 'var(--on-accent)', 'var(--accent)'),
    hover: `--bg: var(--accent-hover); --bd: var(--accent-hover); box-shadow: var(--shadow-filete);`,
    active: `--bg: ${PRESSED}; ${filete(PRESSED, 'rgba(217, 197, 155, 0.8)')}`,
  },
  line: {
    rest: rest('transparent', 'var(--ink)', 'var(--ink)'),
    hover: filete(
      'var(--ground, var(--surface))',
      'color-mix(in srgb, var(--ink) 55%, transparent)',
    ),
    active: '--bg: var(--surface-sunken); box-shadow: none;',
  },
  quiet: {
    rest: `${rest('transparent', 'var(--accent)', 'transparent')} padding-inline: 14px;`,
    hover: '--bg: var(--surface-tint); --bd: var(--surface-tint); --fg: var(--accent-hover);',
    active: '--bg: #cfdcd5; --bd: #cfdcd5; --fg: var(--accent-hover);',
  },
  danger: {
    rest: rest('transparent', 'var(--danger)', 'var(--danger)'),
    hover: '--bg: var(--danger); --bd: var(--danger); --fg: #fff;',
    active: '--bg: #8c1f15; --bd: #8c1f15; --fg: #fff;',
  },
  'danger-solid': {
    rest: rest('var(--danger)', '#fff', 'var(--danger)'),
    hover: `--bg: #8c1f15; --bd: #8c1f15; ${filete('#8c1f15', 'rgba(255, 255, 255, 0.55)')}`,
    active: '--bg: #741810; --bd: #741810; box-shadow: none;',
  },
  paper: {
    rest: rest('var(--surface-raised)', 'var(--ink)', 'var(--surface-raised)'),
    hover: filete('var(--surface-raised)', 'var(--thread)'),
    active: `--bg: var(--surface-sunken); --bd: var(--surface-sunken); ${filete('var(--surface-sunken)', 'var(--thread)')}`,
  },
  calm: {
    rest: rest('transparent', 'var(--ink)', 'var(--line)'),
    hover: '--bd: var(--danger); --fg: var(--danger);',
    active: '--bg: var(--danger-bg);',
  },
  hilo: {
    rest: rest('transparent', 'var(--thread-on-dark)', 'var(--thread-on-dark)'),
    hover: `--bg: var(--thread-on-dark); --fg: var(--surface-dark); ${filete('var(--thread-on-dark)', 'var(--surface-dark)')}`,
    active: '--bg: #c7b080; --bd: #c7b080; --fg: var(--surface-dark); box-shadow: none;',
  },
};

const SIZES: Record<ButtonSize, string> = {
  md: `min-height: var(--btn-height, var(--size-control)); padding: var(--btn-pad, 10px 24px); font-size: var(--btn-font, 0.9688rem);`,
  lg: 'min-height: var(--size-control-lg); padding: 10px 32px; font-size: 1rem;',
  sm: `min-height: var(--btn-height, var(--size-target)); padding: var(--btn-pad-sm, 8px 16px); font-size: 0.875rem;`,
};

/** Shared by buttons and by links that look like buttons. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 1px solid var(--bd);
  border-radius: var(--r-sm);
  background: var(--bg);
  color: var(--fg);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  position: relative;
  cursor: pointer;
  transition:
    background-color var(--t-fast) var(--ease-standard),
    box-shadow var(--t-base) var(--ease-standard),
    border-color var(--t-fast),
    color var(--t-fast);
  ${({ $size }) => SIZES[$size]}
  ${({ $variant }) => VARIANTS[$variant].rest}
  ${({ $block }) => $block && 'width: 100%;'}
  &:hover {
    ${({ $variant }) => VARIANTS[$variant].hover}
  }
  &:active {
    ${({ $variant }) => VARIANTS[$variant].active}
    transition-duration: var(--t-instant);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    --bg: ${({ $variant }) => ($variant === 'line' || $variant === 'danger' ? 'transparent' : 'var(--surface-sunken)')};
    --fg: #6f726b;
    --bd: ${({ $variant }) => ($variant === 'line' || $variant === 'danger' ? 'var(--line)' : 'var(--surface-sunken)')};
    cursor: not-allowed;
    box-shadow: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;
