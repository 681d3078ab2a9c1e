import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';
import { useEarlyPress } from './use-take-over.ts';

export type IconButtonTone = 'plain' | 'danger' | 'solid';

/** Shared by round buttons and round links. */
export const iconButtonStyle = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--icon-btn, var(--size-target));
  height: var(--icon-btn, var(--size-target));
  border-radius: var(--r-round);
  color: var(--ink);
  position: relative;
  transition:
    background-color var(--t-fast),
    color var(--t-fast);
  &:hover {
    background: var(--surface-tint);
    color: var(--accent);
  }
  &:focus-visible {
    border-radius: var(--r-round);
  }
  &:disabled {
    color: #a3a59e;
    background: none;
    cursor: not-allowed;
  }
`;

const TONES: Record<IconButtonTone, string> = {
  plain: '',
  danger: '&:hover:not(:disabled) { background: var(--danger-bg); color: var(--danger); }',
  solid: `
    background: var(--accent);
    color: #fff;
    &:hover:not(:disabled) {
      background: var(--accent-hover);
      color: #fff;
      box-shadow: inset 0 0 0 3px var(--accent-hover), inset 0 0 0 4px rgba(217, 197, 155, 0.6);
    }
  `,
};

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What the button does, read aloud. */
  label: string;
  tone?: IconButtonTone;
  /** Beside the drawing: a count, a tooltip. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A round button with a drawing instead of a word. */
export function IconButton({ icon, label, tone = 'plain', children, ref, ...rest }: Props) {
  const early = useEarlyPress(ref);
  return (
    <Root type="button" aria-label={label} {...rest} {...early} $tone={tone}>
      <Icon name={icon} />
      {children}
    </Root>
  );
}

const Root = styled.button<{ $tone: IconButtonTone }>`
  ${iconButtonStyle}
  ${({ $tone }) => TONES[$tone]}
`;

/** Number at the corner of an icon. Decorative: the control's name says it too. */
export const CountBadge = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  top: 1px;
  right: -1px;
  min-width: 19px;
  height: 19px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--accent);
  color: #fff;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 19px;
  text-align: center;
  font-variant-numeric: lining-nums tabular-nums;
`;
