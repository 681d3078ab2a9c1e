import { styled } from 'styled-components';
import { FormGrid, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { SummarySkeleton } from '../purchase/summary-skeleton.tsx';
import { StickySide, TwoColumns } from '../purchase/two-columns.tsx';
import { checkoutTexts } from './texts.ts';

/** The checkout while the cart is on its way: the same geometry. */
export function CheckoutSkeleton() {
  return (
    <TwoColumns>
      <Blocks>
        <VisuallyHidden role="status">{checkoutTexts.loading}</VisuallyHidden>
        <Skeleton $width="120px" style={{ height: 26 }} />
        <FormGrid $columns={3}>
          <Skeleton style={{ height: 74 }} />
          <Skeleton style={{ height: 74 }} />
          <Skeleton style={{ height: 74 }} />
        </FormGrid>
        <Skeleton style={{ height: 118 }} />
        <Skeleton style={{ height: 54 }} />
        <Skeleton $width="180px" style={{ height: 26, marginTop: 28 }} />
        <FormGrid $columns={2}>
          <Skeleton style={{ height: 84 }} />
          <Skeleton style={{ height: 84 }} />
        </FormGrid>
        <Skeleton $width="220px" style={{ height: 26, marginTop: 28 }} />
        <Skeleton style={{ height: 128 }} />
      </Blocks>
      <StickySide>
        <SummarySkeleton lines={2} />
      </StickySide>
    </TwoColumns>
  );
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
