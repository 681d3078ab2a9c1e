import { type CartHolding, type Checkout, type DeliveryAddress, useTexts } from '@filigrana/hooks';
import { attachmentAccept, REFERENCE_MAX } from '@filigrana/sdk/domain';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { useKeptPhoto } from '../forms/use-kept-photo.ts';
import { PaymentMethodBlock } from '../purchase/payment-method-block.tsx';
import { prepareReceipt } from '../purchase/prepare-receipt.ts';
import { ReceiptBlock } from '../purchase/receipt-block.tsx';
import { StickySide, TwoColumns } from '../purchase/two-columns.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { FoldedTotal } from './folded-total.tsx';
import { MissingFields } from './missing-fields.tsx';
import { checkoutTexts as texts } from './texts.ts';

interface Props {
  checkout: Checkout;
  /** The addresses that are kept. */
  kept: DeliveryAddress;
  hold: CartHolding;
}

/** What is asked for on the left, what it costs on the right. While it is sent nothing can be changed. */
export function CheckoutForm({ checkout, kept, hold }: Props) {
  const { stage, values, errors, comprobante, notice } = checkout;
  const { sentence } = useTexts();
  const isSending = stage === 'sending';
  const { cart, totals } = checkout;
  // Where nothing in it is sold any more, nothing is to be paid.
  const total = cart.subtotal > 0 ? totals.montoTotal : null;
  const [isTried, setTried] = useState(false);
  // What the server answers stands above the button, what is missing above the fields; a toast would
  // lie over them.
  const isAnswer = stage === 'refused' || stage === 'unreachable';
  const { formRef, attempt } = useFormReport(
    { notice, errors, isBusy: isSending },
    { toast: !isAnswer && !isTried },
  );
  const receipt = useKeptPhoto(
    'checkoutReceipt',
    (file) => {
      if (file) attempt({ focus: false });
      checkout.attach(file);
    },
    prepareReceipt,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    attempt();
    checkout.submit();
  };
  const sendWithoutPiece = () => {
    setTried(true);
    attempt();
    checkout.sendWithoutPiece();
  };
  const retry = () => {
    attempt();
    checkout.retry();
  };
  return (
    <form ref={formRef} noValidate onSubmit={submit}>
      {total !== null && <FoldedTotal checkout={checkout} />}
      <TwoColumns>
        <fieldset disabled={isSending}>
          {isTried && (
            <MissingFields errors={errors} isUnreadable={receipt.problem !== null} form={formRef} />
          )}
          <DeliveryBlock checkout={checkout} kept={kept} />
          <Part data-field="metodoPago">
            <PaymentMethodBlock
              value={values.metodoPago}
              onChange={checkout.chooseMethod}
              error={errors.metodoPago && sentence(errors.metodoPago)}
              total={total}
            />
          </Part>
          <Part data-field="comprobante">
            <ReceiptBlock
              kind="image"
              accept={attachmentAccept('anyReceipt')}
              file={comprobante}
              receipt={receipt}
              error={errors.comprobante && sentence(errors.comprobante)}
              disabled={isSending}
              sending={isSending && texts.sendingFile}
              due={total === null ? null : { total, method: values.metodoPago }}
            />
          </Part>
          <Reference
            label={texts.reference.label}
            note={texts.reference.note}
            hint={texts.reference.hint}
            autoComplete="off"
            maxLength={REFERENCE_MAX}
            value={values.referencia}
            onChange={({ target }) => checkout.change('referencia', target.value)}
          />
        </fieldset>
        <StickySide>
          <CheckoutSummary
            checkout={checkout}
            isPreparing={receipt.isPreparing}
            onRetry={retry}
            // Only a backend that holds pieces takes a purchase without one.
            {...((hold.state !== null || hold.notice !== null) && {
              onWithoutPiece: sendWithoutPiece,
            })}
          />
        </StickySide>
      </TwoColumns>
    </form>
  );
}

const Part = styled.div`
  margin-top: var(--s-9);
`;

const Reference = styled(TextField)`
  margin-top: 20px;
`;
