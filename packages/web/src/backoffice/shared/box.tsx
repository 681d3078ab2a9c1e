import { styled } from 'styled-components';

/** A white panel with a line around it. `$pad`: with space inside. */
export const Box = styled.div<{ $pad?: boolean }>`
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  --ground: var(--surface-raised);
  min-width: 0;
  ${({ $pad }) => $pad && 'padding: 20px;'}
`;

/** Title of a panel. */
export const BoxTitle = styled.h2`
  font: 500 1.25rem/1.2 var(--font-display);
  letter-spacing: 0;
`;

/** Buttons side by side; they wrap where there is no room. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;
