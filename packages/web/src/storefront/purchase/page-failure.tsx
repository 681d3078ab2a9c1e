import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../ui/index.ts';

/** What keeps a page of the purchase from showing the cart, and the way out beside it. */
export function PageFailure({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Alert tone="danger">{children}</Alert>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: 22px;
  a,
  button {
    margin-left: 8px;
  }
`;
