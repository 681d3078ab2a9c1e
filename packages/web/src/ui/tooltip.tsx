import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The same words as the control's name: it is shown, not read again. */
  text: string;
  side?: 'top' | 'right';
  children: ReactNode;
}

/** Shows the name of an icon control when it is pointed at or focused. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Wrap data-side={side}>
      {children}
      <Tip aria-hidden="true">{text}</Tip>
    </Wrap>
  );
}

const Tip = styled.span`
  position: absolute;
  left: 50%;
  bottom: calc(100% + 8px);
  transform: translateX(-50%);
  z-index: var(--z-tooltip);
  padding: 6px 11px;
  background: var(--ink);
  color: #fff;
  border-radius: var(--r-sm);
  font-size: 0.8125rem;
  line-height: 1.3;
  white-space: nowrap;
  pointer-events: none;
  opacity: 0;
  visibility: hidden;
  transition: opacity var(--t-fast);
`;

const Wrap = styled.span`
  position: relative;
  display: inline-flex;
  &:hover > ${Tip}, &:focus-within > ${Tip} {
    opacity: 1;
    visibility: visible;
  }
  &[data-side='right'] > ${Tip} {
    left: calc(100% + 14px);
    bottom: auto;
    top: 50%;
    transform: translateY(-50%);
  }
`;
