import type { UseCart } from '@filigrana/hooks';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { storefront } from '../../app/paths.ts';
import { Button, Hint, TextLink } from '../../ui/index.ts';
import { BackButton } from '../purchase/back-button.tsx';
import { SummarySkeleton } from '../purchase/summary-skeleton.tsx';
import { Summary } from '../purchase/summary.tsx';
import { isShort, isSoldOut } from './lost-stock.ts';
import { cartTexts as texts } from './texts.ts';

/** What the cart costs and the way to the checkout. */
export function CartSummary({ cart }: { cart: UseCart }) {
  const [, navigate] = useLocation();
  if (cart.status === 'loading') return <SummarySkeleton />;
  const isFilled = cart.status === 'filled';
  const isGone = cart.lines.some((line) => !line.disponible || isSoldOut(line));
  const isReserved = cart.lines.some(({ reservada }) => reservada);
  const isBlocked = isGone || isReserved || cart.lines.some(isShort);
  const others = isReserved ? texts.reservedLines : texts.shortLines;
  const proceed = () =>
    void cart.proceed().then((result) => {
      if (result === 'checkout') navigate(storefront.checkout());
    });
  return (
    <Summary totals={isFilled && cart.subtotal > 0 ? cart : null}>
      <Button
        size="lg"
        block
        busy={cart.isProceeding && texts.proceeding}
        disabled={!cart.isProceeding && (!cart.canProceed || isBlocked)}
        onClick={proceed}
      >
        {texts.proceed}
      </Button>
      {isBlocked && (
        <>
          <Hint tone="error">{isGone ? texts.unavailableLines : others}</Hint>
          <p>
            <TextLink href={storefront.checkout()}>{texts.alreadyPaid}</TextLink>
          </p>
        </>
      )}
      {isFilled && !isBlocked && <Note>{texts.shippingNote}</Note>}
      {!isFilled && <Back fallback={storefront.catalog()} />}
    </Summary>
  );
}

const Note = styled.p`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--ink-muted);
  text-align: center;
`;

const Back = styled(BackButton)`
  justify-self: center;
`;
