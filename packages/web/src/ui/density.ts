import { css } from 'styled-components';
import { from } from './media.ts';

/** Put on a frame to make every control inside it smaller: for dense screens used with a mouse. */
export const compact = css`
  font-size: 0.9375rem;
  line-height: 1.5;
  --btn-height: 44px;
  --btn-pad: 8px 18px;
  --btn-pad-sm: 6px 14px;
  --btn-font: 0.9063rem;
  --input-height: 44px;
  --input-pad: 9px 12px;
  --input-font: 0.9688rem;
  --label-font: 0.875rem;
  ${from.lg} {
    @media (pointer: fine) {
      --btn-height: var(--size-control-admin);
      --input-height: var(--size-control-admin);
      --icon-btn: 40px;
      --check-height: 40px;
    }
  }
`;
