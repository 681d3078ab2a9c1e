import { useTexts, type UseCart } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { TextButton } from '../../ui/index.ts';
import { BackButton } from '../purchase/back-button.tsx';
import { EmptyCart } from '../purchase/empty-cart.tsx';
import { focusHeading } from '../purchase/focus-heading.ts';
import { PageFailure } from '../purchase/page-failure.tsx';
import { SessionOver } from '../purchase/session-over.tsx';
import { purchaseTexts } from '../purchase/texts.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCartButton } from './empty-cart-button.tsx';
import { cartTexts as texts } from './texts.ts';

/** The left column of the cart in each of its states. A cart that cannot be read is shown empty, and says so. */
export function CartContent({ cart }: { cart: UseCart }) {
  const { sentence } = useTexts();
  const isOver = cart.error?.code === 'cart.sessionOver';
  if (cart.status === 'loading') return <CartSkeleton />;
  const unread = isOver ? purchaseTexts.sessionOver.kept : texts.unread;
  const empty = () =>
    void cart.empty().then(({ ok }) => {
      if (ok) focusHeading();
    });
  return (
    <div>
      {cart.error && isOver && (
        <SessionOver origin={storefront.cart()} isCovered={cart.loginRequired}>
          {sentence(cart.error)}
        </SessionOver>
      )}
      {cart.error && !isOver && (
        <PageFailure>
          {sentence(cart.error)} <TextButton onClick={cart.reload}>{texts.retry}</TextButton>
        </PageFailure>
      )}
      {cart.status === 'filled' ? (
        <>
          <CartLines cart={cart} />
          <Bottom>
            <BackButton fallback={storefront.catalog()} />
            <EmptyCartButton count={cart.count} onConfirm={empty} />
          </Bottom>
        </>
      ) : (
        <EmptyCart>{cart.status === 'error' ? unread : undefined}</EmptyCart>
      )}
    </div>
  );
}

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  padding-top: 12px;
  > :first-child {
    margin-left: -14px;
  }
`;
