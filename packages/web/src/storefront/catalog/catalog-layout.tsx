import { styled } from 'styled-components';
import { from } from '../../ui/index.ts';

/** The filters beside the pieces on wide screens. */
export const CatalogLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 60vh;
  ${from.lg} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: clamp(32px, 4vw, 64px);
    align-items: start;
  }
`;
