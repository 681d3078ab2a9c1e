import { styled } from 'styled-components';
import { FormGrid, NeedsScripts, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { SummarySkeleton } from '../purchase/summary-skeleton.tsx';
import { StickySide, TwoColumns } from '../purchase/two-columns.tsx';
import { paymentTexts as texts } from './texts.ts';

/** The payment page before the browser has looked at its cart: the same geometry. */
export function PaymentSkeleton() {
  return (
    <TwoColumns>
      <Blocks>
        <NeedsScripts />
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton $width="180px" $height={26} />
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
  gap: 20px;
`;
