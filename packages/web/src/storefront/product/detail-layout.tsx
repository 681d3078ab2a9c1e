import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';
import { belowHeader } from '../catalog/below-header.ts';

/** A phone that lies. */
const lying = '@media (min-width: 35em) and (max-height: 30em)';

/** A picture and the words about it: side by side where there is room, the picture stays in sight. */
export const DetailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7);
  margin-top: 12px;
  overflow-wrap: anywhere;
  align-items: start;
  ${lying} {
    grid-template-columns: min(100svh - 84px, 50%) minmax(0, 1fr);
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: clamp(40px, 5vw, 80px);
  }
`;

/** A tray with what belongs to it, which stays in sight with it. */
export const Stand = styled.div`
  position: relative;
  ${lying} {
    position: sticky;
    top: 12px;
  }
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
`;
