import { useCart, useTexts, type Checkout } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Approx } from '../../shared/approx.tsx';
import { Alert, Button, LinkButton, TextButton, TextLink, UploadProgress } from '../../ui/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { isSoldOut } from '../cart/lost-stock.ts';
import { SummaryLines } from '../purchase/summary-lines.tsx';
import { Summary } from '../purchase/summary.tsx';
import { purchaseTexts } from '../purchase/texts.ts';
import { checkoutTexts as texts } from './texts.ts';

interface Props {
  checkout: Checkout;
  /** The receipt is not ready to be sent yet. */
  isPreparing: boolean;
  onRetry: () => void;
  /** Sends the purchase of somebody who has paid, although a piece is gone or many orders wait. */
  onWithoutPiece?: () => void;
}

/** What is bought, what it costs, how the last attempt ended, and the button that buys. */
export function CheckoutSummary({ checkout, isPreparing, onRetry, onWithoutPiece }: Props) {
  const { cart, totals, pickup, stage, canSubmit, progress } = checkout;
  const button = useRef<HTMLButtonElement>(null);
  const isSending = stage === 'sending';
  const isUnreachable = stage === 'unreachable';
  const paid = checkout.isPieceGone ? texts.gone : checkout.isOverLimit ? texts.overLimit : null;
  const lines = cart.lines.map((line) => ({
    id: line.idProducto_talla,
    nombre: line.productoNombre,
    talla: line.tallaNombre,
    material: line.nombreMaterial,
    cantidad: line.cantidad,
    importe: line.subtotalProducto,
    image_url: line.image_url,
    isWithdrawn: !line.disponible,
    isSoldOut: isSoldOut(line),
  }));
  const isPriced = cart.subtotal > 0;
  return (
    <Summary
      totals={isPriced ? totals : null}
      isPickup={pickup.place !== null}
      lines={lines.length > 0 && <SummaryLines lines={lines} />}
    >
      {isPriced && <Note>{pickup.place ? texts.pickup.feeNote : texts.feeNote}</Note>}
      <Outcome checkout={checkout} />
      {paid && onWithoutPiece && (
        <Alert tone="info">
          {paid.text}
          <Button variant="line" disabled={isPreparing} onClick={onWithoutPiece}>
            {paid.action}
          </Button>
        </Alert>
      )}
      <Button
        ref={button}
        type={isUnreachable ? 'button' : 'submit'}
        size="lg"
        block
        {...(isUnreachable && { icon: 'reload' as const, onClick: onRetry })}
        busy={isSending && texts.sending}
        disabled={!isSending && (!canSubmit || isPreparing)}
      >
        {isUnreachable ? texts.retry : texts.confirm}
      </Button>
      <BottomBar of={button}>
        {isPriced ? (
          <span>
            <small>{purchaseTexts.summary.total}</small>
            <b>{formatUsd(totals.montoTotal)}</b>
            <Approx usd={totals.montoTotal} />
          </span>
        ) : (
          <span />
        )}
        <Button
          tabIndex={-1}
          type={isUnreachable ? 'button' : 'submit'}
          {...(isUnreachable && { onClick: onRetry })}
          busy={isSending && texts.sending}
          disabled={!isSending && (!canSubmit || isPreparing)}
        >
          {isUnreachable ? texts.retry : texts.confirm}
        </Button>
      </BottomBar>
      <Below>
        <Back
          href={storefront.cart()}
          variant="quiet"
          icon="back"
          data-away={isSending || undefined}
        >
          {purchaseTexts.back}
        </Back>
        {isSending && (
          <UploadProgress
            label={texts.sendingFile}
            percent={progress}
            onCancel={() => {
              checkout.cancel();
              // The button that was pressed goes away.
              button.current?.focus();
            }}
          />
        )}
      </Below>
    </Summary>
  );
}

/** Why there is no order yet. What is wrong with a field stands beside the field instead. */
function Outcome({ checkout }: { checkout: Checkout }) {
  const { sentence } = useTexts();
  const { notice, errors, stage, summaryError } = checkout;
  const shown = Object.keys(errors).length > 0 || stage === 'sending' ? null : notice;
  return (
    <>
      {/* Without a connection the button below tries all of it again. */}
      {summaryError && stage !== 'unreachable' && (
        <Alert tone="danger">
          {sentence(summaryError)} <RereadButton />
        </Alert>
      )}
      {shown && (
        <Alert tone={stage === 'refused' ? 'danger' : 'warning'} role="alert">
          {sentence(shown)}{' '}
          {stage === 'refused' && <TextLink href={storefront.cart()}>{texts.toCart}</TextLink>}
        </Alert>
      )}
    </>
  );
}

/** Asks for the cart again. */
function RereadButton() {
  const { reload } = useCart();
  return <TextButton onClick={reload}>{texts.retry}</TextButton>;
}

const Note = styled.p`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--ink-muted);
  text-wrap: pretty;
`;

/** The way back and the progress share a place, so that nothing moves under the finger. */
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 52px;
  > * {
    grid-area: 1 / 1;
  }
`;

const Back = styled(LinkButton)`
  justify-self: center;
  &[data-away] {
    visibility: hidden;
  }
`;
