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
        <Skeleton $width="120px" $height={26} />
        <FormGrid $columns={3}>
          <Skeleton $height={74} />
          <Skeleton $height={74} />
          <Skeleton $height={74} />
        </FormGrid>
        <Skeleton $height={118} />
        <Skeleton $height={54} />
        <Skeleton $width="180px" $height={26} $top={28} />
        <FormGrid $columns={2}>
          <Skeleton $height={84} />
          <Skeleton $height={84} />
        </FormGrid>
        <Skeleton $width="220px" $height={26} $top={28} />
        <Skeleton $height={128} />
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
