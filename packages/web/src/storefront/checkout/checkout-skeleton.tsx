import { FormGrid, Skeleton } from '../../ui/index.ts';
import { PurchaseSkeleton } from '../purchase/purchase-skeleton.tsx';
import { checkoutTexts } from './texts.ts';

/** The checkout while the cart is on its way: the address, and what every purchase has. */
export function CheckoutSkeleton() {
  return (
    <PurchaseSkeleton label={checkoutTexts.loading}>
      <Skeleton $width="120px" $height={26} />
      <FormGrid $columns={3}>
        <Skeleton $height={74} />
        <Skeleton $height={74} />
        <Skeleton $height={74} />
      </FormGrid>
      <Skeleton $height={118} />
      <Skeleton $height={54} />
    </PurchaseSkeleton>
  );
}
