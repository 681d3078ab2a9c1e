import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

export type StatusTone = 'neutral' | 'pending' | 'success' | 'info' | 'danger';

const GLYPHS: Record<StatusTone, IconName> = {
  neutral: 'info',
  pending: 'clock',
  success: 'check',
  info: 'truck',
  danger: 'close',
};

/** State of something, as a round tag: a glyph and a word, never colour alone. */
export function StatusTag({
  tone,
  icon,
  children,
}: {
  tone: StatusTone;
  icon?: IconName;
  children: string;
}) {
  return (
    <Tag data-tone={tone}>
      <Icon name={icon ?? GLYPHS[tone]} />
      {children}
    </Tag>
  );
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 26px;
  padding: 2px 10px 2px 8px;
  border-radius: var(--r-round);
  font-size: var(--fs-micro);
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  background: var(--surface-sunken);
  color: var(--ink-muted);
  &[data-tone='pending'] {
    background: var(--warning-bg);
    color: var(--warning);
  }
  &[data-tone='success'] {
    background: var(--success-bg);
    color: var(--success);
  }
  &[data-tone='info'] {
    background: var(--info-bg);
    color: var(--info);
  }
  &[data-tone='danger'] {
    background: var(--danger-bg);
    color: var(--danger);
  }
  svg {
    width: 14px;
    height: 14px;
    stroke-width: 1.6;
  }
`;
