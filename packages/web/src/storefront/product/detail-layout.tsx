import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';
import { belowHeader } from '../catalog/below-header.ts';

/** A picture and the words about it: side by side on wide screens, the picture stays in sight. */
export const DetailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: 12px;
  overflow-wrap: anywhere;
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(40px, 5vw, 80px);
    align-items: start;
  }
`;

/** A tray with what belongs to it, which stays in sight with it. */
export const Stand = styled.div`
  position: relative;
  ${from.lg} {
    ${belowHeader}
  }
`;

/** Where the picture lies. `$ratio`: its form, a square unless given. */
export const Tray = styled.div<{ $ratio?: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio = '1' }) => $ratio};
  background: var(--surface-sunken);
  border-radius: var(--r-sm);
  overflow: hidden;
  display: grid;
  place-items: center;
  img {
    width: 100%;
    height: 100%;
    @media (scripting: enabled) {
      cursor: zoom-in;
    }
  }
  /* A phone that lies: all of the piece at once. */
  @media (max-height: 30em) {
    max-height: calc(100svh - 84px);
    img {
      object-fit: contain;
    }
  }
  ${from.lg} {
    ${belowHeader}
  }
`;
