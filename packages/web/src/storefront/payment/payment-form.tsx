import {
  useHold,
  usePayment,
  usePickupPlaces,
  useShippingFee,
  useTexts,
  type Payment,
} from '@filigrana/hooks';
import {
  attachmentAccept,
  formatUsd,
  fromCents,
  isImageFile,
  sumCents,
  toCents,
} from '@filigrana/sdk/domain';
import { useLocation } from 'wouter';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { Button, Hint } from '../../ui/index.ts';
import { useFormReport } from '../forms/use-form-report.ts';
import { useKeptPhoto } from '../forms/use-kept-photo.ts';
import { BackButton } from '../purchase/back-button.tsx';
import { EmptyCart } from '../purchase/empty-cart.tsx';
import { HoldNote } from '../purchase/hold-note.tsx';
import { PaymentMethodBlock } from '../purchase/payment-method-block.tsx';
import { prepareReceiptOrPdf } from '../purchase/prepare-receipt.ts';
import { ReceiptBlock } from '../purchase/receipt-block.tsx';
import { SessionOver } from '../purchase/session-over.tsx';
import { SummaryLines } from '../purchase/summary-lines.tsx';
import { Summary } from '../purchase/summary.tsx';
import { purchaseTexts } from '../purchase/texts.ts';
import { StickySide, TwoColumns } from '../purchase/two-columns.tsx';
import { localLines } from './local-lines.ts';
import { paymentTexts as texts } from './texts.ts';

/** Method, receipt and summary. What is chosen is handed to the checkout; nothing is sent from here. */
export function PaymentForm() {
  const payment = usePayment();
  const { lines, metodoPago, comprobante, notice, sessionOver } = payment;
  const { sentence } = useTexts();
  const [, navigate] = useLocation();
  const hold = useHold({ hasReceipt: comprobante !== null });
  const errors = placed(payment);
  const { formRef, attempt } = useFormReport({ notice, errors, isBusy: false }, { toast: true });
  const receipt = useKeptPhoto(
    'paymentPageReceipt',
    (file) => {
      if (file) attempt({ focus: false });
      payment.attach(file);
    },
    prepareReceiptOrPdf,
  );
  const isEmpty = lines.length === 0;
  // What the checkout will ask for; the summary estimates the shipping.
  const { data: fee, isLoading: isFeeOnItsWay } = useShippingFee();
  const { data: pickup } = usePickupPlaces();
  const places = pickup?.lugares.filter(({ activo }) => activo) ?? [];
  const total = fee ? sumUsd(payment.subtotal, fee.monto) : null;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    if (payment.confirm()) navigate(storefront.checkout());
  };
  return (
    <form ref={formRef} noValidate onSubmit={confirm}>
      {!isEmpty && <HoldNote hold={hold} />}
      <TwoColumns>
        {isEmpty ? (
          <div>
            {sessionOver && (
              <SessionOver origin={storefront.payment()}>{sentence(sessionOver)}</SessionOver>
            )}
            <EmptyCart>{sessionOver ? purchaseTexts.sessionOver.kept : undefined}</EmptyCart>
          </div>
        ) : (
          <div>
            <PaymentMethodBlock
              value={metodoPago}
              onChange={payment.chooseMethod}
              error={errors.metodoPago && sentence(errors.metodoPago)}
              total={total}
            />
            <ReceiptBlock
              kind="file"
              accept={attachmentAccept('paymentPageReceipt')}
              file={comprobante}
              receipt={receipt}
              error={errors.comprobante && sentence(errors.comprobante)}
              due={total !== null || isFeeOnItsWay ? { total, method: metodoPago } : null}
            >
              {comprobante && !isImageFile(comprobante) && <Hint>{texts.pdfNote}</Hint>}
            </ReceiptBlock>
          </div>
        )}
        <StickySide>
          <Summary
            totals={isEmpty ? null : payment}
            isEstimate
            lines={!isEmpty && <SummaryLines lines={localLines(lines)} />}
          >
            {!isEmpty && isFeeOnItsWay && <Note />}
            {!isEmpty && fee && total !== null && fee.monto !== payment.montoEnvio && (
              <Note>{texts.feeThatCounts(formatUsd(fee.monto), formatUsd(total))}</Note>
            )}
            {!isEmpty && places.length > 0 && (
              <Line>{texts.pickup(places.map(({ nombre }) => nombre))}</Line>
            )}
            <Button type="submit" size="lg" block disabled={isEmpty || receipt.isPreparing}>
              {texts.confirm}
            </Button>
            <Back fallback={storefront.cart()} />
          </Summary>
        </StickySide>
      </TwoColumns>
    </form>
  );
}

const sumUsd = (...amounts: number[]) => fromCents(sumCents(amounts.map(toCents)));

/** What is wrong, each beside its field; the notice, which is the toast too, names the first only. */
function placed({
  notice,
  comprobante,
}: Payment): Partial<Record<'metodoPago' | 'comprobante', NonNullable<Payment['notice']>>> {
  if (notice === null) return {};
  if (notice.code !== 'checkout.methodRequired') return { comprobante: notice };
  return {
    metodoPago: notice,
    ...(comprobante === null && { comprobante: { code: 'checkout.receiptRequired' } }),
  };
}

const Line = styled.p`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  color: var(--ink-muted);
  font-variant-numeric: lining-nums tabular-nums;
  text-wrap: pretty;
`;

/** As high before its words have come. */
const Note = styled(Line)`
  min-height: 3lh;
`;

const Back = styled(BackButton)`
  justify-self: center;
`;
