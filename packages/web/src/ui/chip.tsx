import { styled } from 'styled-components';
import { controlTexts } from './control-texts.ts';
import { Icon } from './icon.tsx';

/** A chosen value that can be taken away. */
export function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <Root type="button" aria-label={controlTexts.remove(children)} onClick={onRemove}>
      {children}
      <Icon name="close" />
    </Root>
  );
}

/** A row of chips. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 6px 4px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-round);
  font-size: 0.9063rem;
  max-width: 100%;
  overflow-wrap: anywhere;
  text-align: left;
  position: relative;
  background: var(--surface-raised);
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    border-color: var(--ink);
  }
  svg {
    width: 18px;
    height: 18px;
    color: var(--ink-muted);
  }
`;
