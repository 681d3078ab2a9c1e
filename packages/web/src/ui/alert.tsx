import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

export type AlertTone = 'danger' | 'warning' | 'info' | 'success';

const GLYPHS: Record<AlertTone, IconName> = {
  danger: 'alert',
  warning: 'alert',
  info: 'info',
  success: 'ok',
};

interface Props {
  tone: AlertTone;
  /** `alert` for danger, `status` otherwise, unless given; null for a strip that is always there. */
  role?: 'alert' | 'status' | null;
  /** Another drawing than that of the tone. */
  icon?: IconName;
  children: ReactNode;
}

/** A strip inside a page that still works: what happened and what to do. */
export function Alert(props: Props) {
  const { tone, role = tone === 'danger' ? 'alert' : 'status', icon = GLYPHS[tone] } = props;
  return (
    <Strip data-tone={tone} role={role ?? undefined}>
      <Icon name={icon} />
      <div>{props.children}</div>
    </Strip>
  );
}

const Strip = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--r-sm);
  font-size: 0.9688rem;
  align-items: flex-start;
  background: var(--k-bg);
  color: var(--k);
  &[data-tone='danger'] {
    --k: var(--danger);
    --k-bg: var(--danger-bg);
  }
  &[data-tone='warning'] {
    --k: var(--warning);
    --k-bg: var(--warning-bg);
  }
  &[data-tone='info'] {
    --k: var(--info);
    --k-bg: var(--info-bg);
  }
  &[data-tone='success'] {
    --k: var(--success);
    --k-bg: var(--success-bg);
  }
  a,
  button {
    color: inherit;
  }
`;
