import { useTexts, type UseCart } from '@filigrana/hooks';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Alert, LinkButton, TextButton } from '../../ui/index.ts';
import { BackButton } from '../purchase/back-button.tsx';
import { EmptyCart } from '../purchase/empty-cart.tsx';
import { focusHeading } from '../purchase/focus-heading.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCartButton } from './empty-cart-button.tsx';
import { cartTexts as texts } from './texts.ts';

/** The left column of the cart in each of its states. A cart that cannot be read is shown empty, and says so. */
export function CartContent({ cart }: { cart: UseCart }) {
  const { sentence } = useTexts();
  const isOver = cart.error?.code === 'cart.sessionOver';
  const { loginRequired } = cart;
  useEffect(() => {
    // What had the focus went away with the lines, or cannot be pressed without them.
    if (isOver && !loginRequired && document.activeElement === document.body) focusHeading();
  }, [isOver, loginRequired]);
  if (cart.status === 'loading') return <CartSkeleton />;
  const unread = isOver ? texts.sessionOver : texts.unread;
  const empty = () =>
    void cart.empty().then(({ ok }) => {
      if (ok) focusHeading();
    });
  return (
    <div>
      {cart.error && (
        <Failure>
          <Alert tone="danger">
            {sentence(cart.error)}{' '}
            {isOver ? (
              <LinkButton
                href={storefront.login()}
                state={{ origin: storefront.cart() }}
                variant="line"
                size="sm"
              >
                {texts.login.action}
              </LinkButton>
            ) : (
              <TextButton onClick={cart.reload}>{texts.retry}</TextButton>
            )}
          </Alert>
        </Failure>
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

const Failure = styled.div`
  margin-bottom: 22px;
  a,
  button {
    margin-left: 8px;
  }
`;

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
