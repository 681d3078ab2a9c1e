import {
  useCheckout,
  useDeliveryAddress,
  useHold,
  type CartHolding,
  type Checkout,
  type DeliveryAddress,
} from '@filigrana/hooks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Redirect } from 'wouter';
import { useHead } from '../../app/head.tsx';
import { useNavigationState } from '../../app/navigation.ts';
import { storefront } from '../../app/paths.ts';
import { Container, PageTitle } from '../../ui/index.ts';
import { PageCrumbs } from '../layout/page-crumbs.tsx';
import { EmptyCart } from '../purchase/empty-cart.tsx';
import { HoldNote } from '../purchase/hold-note.tsx';
import { PurchaseSteps } from '../purchase/purchase-steps.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Received } from './received.tsx';
import { checkoutTexts as texts } from './texts.ts';

/** Address, method and receipt for what the server's cart holds, sent exactly once. */
export default function CheckoutPage() {
  const checkout = useCheckout();
  const kept = useDeliveryAddress(checkout);
  const isReceived = checkout.stage === 'received';
  const hold = useHold({ hasReceipt: checkout.comprobante !== null, isBought: isReceived });
  useHead({ title: isReceived ? texts.received.title : texts.title, noindex: true });
  const { previous } = useNavigationState();
  // What brought the person here does not change while they are here.
  const [overPayment] = useState(previous === storefront.payment());
  const before = overPayment
    ? { label: texts.crumbs.payment, href: storefront.payment() }
    : { label: texts.crumbs.cart, href: storefront.cart() };
  if (isReceived)
    return (
      <Container>
        <Received
          checkout={checkout}
          steps={<PurchaseSteps at="received" overPayment={overPayment} />}
        />
        {checkout.idPedido !== null && (
          <Redirect to={storefront.order(checkout.idPedido)} state={{ isPlaced: true }} replace />
        )}
      </Container>
    );
  return (
    <Container>
      <PageCrumbs previous={before} current={texts.title} />
      <PageTitle>{texts.title}</PageTitle>
      <PurchaseSteps at="checkout" overPayment={overPayment} />
      <Content checkout={checkout} kept={kept} hold={hold} />
    </Container>
  );
}

interface Props {
  checkout: Checkout;
  kept: DeliveryAddress;
  hold: CartHolding;
}

function Content({ checkout, kept, hold }: Props) {
  const { cart, isUnresolved } = checkout;
  const isPatient = usePatience();
  // What was sent already is completed, whatever the cart holds by now.
  if (cart.status === 'loading' && !isUnresolved) return <CheckoutSkeleton />;
  if (cart.status === 'empty' && !isUnresolved)
    return (
      <Tall>
        <EmptyCart />
      </Tall>
    );
  const isWaiting = kept.isLoading || checkout.pickup.isLoading;
  if (isWaiting && isPatient && !isUnresolved) return <CheckoutSkeleton />;
  return (
    <>
      <HoldNote hold={hold} />
      <CheckoutForm checkout={checkout} kept={kept} hold={hold} />
    </>
  );
}

/** How long the fields wait for the kept addresses and the places, which would push them down, in ms. */
const PATIENCE_MS = 600;

/** True for a moment after the page was opened. */
function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

/** As high as what stood here while nobody knew that it is empty: the footer does not jump up. */
const Tall = styled.div`
  min-height: 70vh;
`;
