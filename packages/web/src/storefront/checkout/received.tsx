import { useTexts, type Checkout } from '@filigrana/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { bothAmounts } from '../../shared/amounts.ts';
import { LinkButton, Nudo } from '../../ui/index.ts';
import { checkoutTexts } from './texts.ts';

const texts = checkoutTexts.received;

/**
 * The order is there. Starts at the top, with the focus on its heading. An order with a number has a page
 * of its own that is on its way: nothing to press here, which that one would take from under the finger.
 */
export function Received({ checkout, steps }: { checkout: Checkout; steps: ReactNode }) {
  const { notice, idPedido, montoTotal, montoColones } = checkout;
  const { say } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Center>
      {steps}
      <Nudo />
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <p>{notice ? say(notice).text : texts.text}</p>
      {idPedido !== null && <Number>{texts.number(idPedido)}</Number>}
      {montoTotal !== null && <Number>{texts.total(bothAmounts(montoTotal, montoColones))}</Number>}
      {idPedido === null && (
        <Ways>
          <LinkButton href={storefront.profile()} size="lg">
            {texts.orders}
          </LinkButton>
          <LinkButton href={storefront.catalog()} size="lg" variant="line">
            {texts.catalog}
          </LinkButton>
        </Ways>
      )}
    </Center>
  );
}

const Center = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: 16px;
  padding-block: clamp(32px, 6vw, 72px);
  > ol {
    width: 100%;
    text-align: left;
    margin-bottom: var(--s-8);
  }
  > p {
    font-size: var(--fs-lead);
    color: var(--ink-muted);
    max-width: 48ch;
    text-wrap: pretty;
  }
`;

const Number = styled.p`
  font-variant-numeric: lining-nums tabular-nums;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 16px;
`;
