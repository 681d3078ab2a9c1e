import { type Payments, type ReceiptReview } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { PAYMENT_METHOD_LABELS } from '@filigrana/sdk/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { bothAmounts } from '../../../shared/amounts.ts';
import { OrderStatusTag } from '../../../shared/order-status.tsx';
import { Box, BoxTitle } from '../../shared/box.tsx';
import { CardNote } from '../../shared/card.tsx';
import { KeyValues } from '../../shared/key-values.tsx';
import { formatMoment } from '../../../shared/dates.ts';
import { FailedAlert } from '../../shared/failed-alert.tsx';
import { OrderTimeline } from '../../timeline/timeline-panel.tsx';
import { customerOf } from '../customer-of.ts';
import { Contact, Delivery } from '../order-details.tsx';
import { ordersTexts } from '../texts.ts';
import { BoughtLines } from './bought-lines.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ReferenceForm } from './reference-form.tsx';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  order: Order;
  review: ReceiptReview;
  payments: Payments;
  /** Asks whether to reject it; undefined while that cannot be done. */
  onReject: (() => void) | undefined;
}

/** What the receipt is compared with: what was bought, by whom, how it was paid, where it goes. */
export function OrderSide({ order, review, payments, onReject }: Props) {
  const { idPedido, fechaPedido, productos, montoTotal, estadoPedido } = order;
  const { details, review: known, reference } = review;
  const id = useId();
  const { receipt, notice, reload } = details;
  return (
    <Side as="section" aria-labelledby={id}>
      <Head>
        <div>
          <BoxTitle id={id}>{customerOf(order)}</BoxTitle>
          <CardNote>
            {texts.order(idPedido)}, <time dateTime={fechaPedido}>{formatMoment(fechaPedido)}</time>
          </CardNote>
        </div>
        <OrderStatusTag estado={estadoPedido} />
      </Head>
      <h3>{texts.bought}</h3>
      {productos.length === 0 ? (
        <p>{order.resumen}</p>
      ) : (
        <BoughtLines
          order={order}
          onReject={onReject}
          isUnpaid={payments.balance?.received.length === 0}
        />
      )}
      <Total>
        <span>{texts.total}</span>
        <b>{bothAmounts(montoTotal, order.montoColones)}</b>
      </Total>
      {receipt && (
        <KeyValues pairs={[[ordersTexts.method, PAYMENT_METHOD_LABELS[receipt.metodoPago]]]} />
      )}
      {known && (
        <>
          <h3>{texts.reference}</h3>
          <ReferenceForm form={reference} stored={known.referencia} />
        </>
      )}
      <PaymentsPart order={order} payments={payments} review={review} />
      <Delivery shipping={details.shipping} retiro={order.retiro} />
      <Contact {...details} />
      <FailedAlert notice={notice} reload={reload} />
      <OrderTimeline idPedido={idPedido} />
    </Side>
  );
}

const Side = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  padding: 18px 20px;
  h3 {
    font-size: 1.0625rem;
    margin-top: 8px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: flex-start;
  gap: 8px 12px;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  b {
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
