import { useCart } from '@filigrana/hooks';
import { useHead } from '../../app/head.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { Container, PageTitle } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { ReachedPlace } from '../product/reached-place.tsx';
import { PurchaseSteps } from '../purchase/purchase-steps.tsx';
import { StickySide, TwoColumns } from '../purchase/two-columns.tsx';
import { CartContent } from './cart-content.tsx';
import { CartLoginModal } from './cart-login-modal.tsx';
import { CartSummary } from './cart-summary.tsx';
import { SavedLines } from './saved-lines.tsx';
import { cartTexts as texts } from './texts.ts';

const GoesWith = lazyPart(() => import('./goes-with.tsx'));

/** Whoever has chosen more wants to pay. */
const SMALL = 2;

/** The cart: its lines, what they cost, and the way to the checkout. */
export default function CartPage() {
  useHead({ title: texts.title, noindex: true });
  const cart = useCart();
  const isFilled = cart.status === 'filled';
  return (
    <Container>
      <PageCrumbs current={texts.title} />
      <PageTitle aside={isFilled && <p role="status">{texts.count(cart.count)}</p>}>
        {texts.title}
      </PageTitle>
      <PurchaseSteps at="cart" />
      {/* What stands in for the cart makes room for it at once: nothing of it moves. */}
      <TwoColumns key={cart.status === 'loading' ? 'loading' : 'read'}>
        <CartContent cart={cart} />
        <StickySide>
          <CartSummary cart={cart} />
        </StickySide>
        {cart.status !== 'loading' && <SavedLines />}
      </TwoColumns>
      {isFilled && cart.count <= SMALL && (
        <ReachedPlace label={texts.goesWith}>
          <GoesWith lines={cart.lines} />
        </ReachedPlace>
      )}
      {cart.loginRequired && <CartLoginModal onClose={cart.closeLogin} />}
    </Container>
  );
}
