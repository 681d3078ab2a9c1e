import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon.tsx';

export type HintTone = 'plain' | 'error' | 'warning' | 'success';

const COLOURS: Record<HintTone, string> = {
  plain: 'color: var(--ink-muted);',
  error: 'color: var(--danger); font-weight: 500;',
  warning: 'color: var(--warning); font-weight: 500;',
  success: 'color: var(--success); font-weight: 500;',
};

interface Props {
  tone?: HintTone;
  id?: string;
  /** `status` or `alert` when it appears while somebody works. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** One line under a control: help, warning or what is wrong. */
export function Hint({ tone = 'plain', children, ...rest }: Props) {
  return (
    <Line {...rest} $tone={tone}>
      {tone !== 'plain' && <Icon name={tone === 'success' ? 'ok' : 'alert'} />}
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p<{ $tone: HintTone }>`
  font-size: 0.875rem;
  line-height: 1.45;
  display: flex;
  gap: 7px;
  align-items: flex-start;
  ${({ $tone }) => COLOURS[$tone]}
  svg {
    width: 17px;
    height: 17px;
    margin-top: 2px;
  }
`;
