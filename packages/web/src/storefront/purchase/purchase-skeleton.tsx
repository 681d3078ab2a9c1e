import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormGrid, NeedsScripts, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { SummarySkeleton } from './summary-skeleton.tsx';
import { StickySide, TwoColumns } from './two-columns.tsx';

interface Props {
  /** Said to who cannot see it. */
  label: string;
  /** What comes before the method of payment and its receipt. */
  children?: ReactNode;
}

/** A page of the purchase while the cart is on its way: the same geometry. */
export function PurchaseSkeleton({ label, children }: Props) {
  return (
    <TwoColumns>
      <Blocks>
        <NeedsScripts />
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        {children}
        <Skeleton $width="180px" $height={26} $top={children ? 28 : 0} />
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
