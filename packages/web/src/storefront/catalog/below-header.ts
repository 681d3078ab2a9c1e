import { css } from 'styled-components';
import { from } from '../../ui/index.ts';

/** Stays in sight below the header, which has two rows on screens that are not very wide. */
export const belowHeader = css`
  position: sticky;
  --below-header: 141px;
  top: var(--below-header);
  ${from.xl} {
    --below-header: calc(var(--size-header) + 24px);
  }
`;
