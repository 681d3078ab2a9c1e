import { useHead } from '../../app/head.tsx';
import { storefront } from '../../app/paths.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { Container, PageTitle } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { PurchaseSkeleton } from '../purchase/purchase-skeleton.tsx';
import { PurchaseSteps } from '../purchase/purchase-steps.tsx';
import { PaymentForm } from './payment-form.tsx';
import { paymentTexts as texts } from './texts.ts';

/** How to pay what this browser's cart holds. Only the browser knows that cart. */
export default function PaymentPage() {
  useHead({ title: texts.title, noindex: true });
  const isHydrated = useHydrated();
  return (
    <Container>
      <PageCrumbs previous={{ label: texts.previous, href: storefront.cart() }} />
      <PageTitle>{texts.title}</PageTitle>
      <PurchaseSteps at="payment" overPayment />
      {isHydrated ? <PaymentForm /> : <PurchaseSkeleton label={texts.loading} />}
    </Container>
  );
}
