import { usePayments, type OrderAction, type OrderRow } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { orderLifecycle } from '@filigrana/sdk/domain';
import { memo, useId, useState } from 'react';
import { styled } from 'styled-components';
import { bothAmounts } from '../../shared/amounts.ts';
import { formatDate } from '../../shared/dates.ts';
import { OrderStatusTag } from '../../shared/order-status.tsx';
import { StatusTag } from '../../ui/index.ts';
import { Card, CardFoot, CardHead, CardHistory, CardNote } from '../shared/card.tsx';
import { DetailsToggle } from '../shared/details-toggle.tsx';
import { PrintCard } from '../shared/print-card.tsx';
import { StepButtons, type StepButton } from '../shared/step-buttons.tsx';
import { OrderTimeline } from '../timeline/timeline-panel.tsx';
import { AcceptCheck } from './accept-check.tsx';
import { customerOf } from './customer-of.ts';
import { OrderDetailsPanel } from './order-details.tsx';
import { BalanceLine } from './review/balance-line.tsx';
import { ordersTexts as texts } from './texts.ts';

const BUTTONS: readonly StepButton<OrderAction>[] = [
  { step: 'aceptar', label: texts.accept, busy: texts.accepting },
  { step: 'rechazar', label: texts.reject, busy: texts.rejecting, variant: 'danger' },
  { step: 'enviar', label: texts.ship, busy: texts.shipping, icon: 'send' },
];

/** An order that is picked up is not sent: it waits for its customer. */
const PICKUP_BUTTONS = BUTTONS.map((button) =>
  button.step === 'enviar' ? { ...button, label: texts.ready, icon: 'pin' as const } : button,
);

interface Props {
  row: OrderRow;
  onStep: (order: Order, step: OrderAction) => void;
  onUndo: () => void;
  /** The backend notes payments: what has come for an order that waits is compared with its total. */
  notesPayments: boolean;
  /** Its details are shown at once. */
  isOpenAtFirst?: boolean;
}

/** A regular order: who, what, how much, and the steps that it can take now. */
export const OrderCard = memo(function OrderCard(props: Props) {
  const { row, onStep, onUndo, notesPayments, isOpenAtFirst = false } = props;
  const { order, can, pending, canUndo } = row;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const { estadoPedido, fechaPedido } = order;
  const isCompared = notesPayments && estadoPedido === orderLifecycle.initial;
  const payments = usePayments(isCompared ? order : null);
  const { balance } = payments;
  const [isAccepting, setAccepting] = useState(false);
  // It is accepted now, or somebody else has decided it meanwhile.
  if (isAccepting && !can.aceptar) setAccepting(false);
  const step = (next: OrderAction) => {
    setAccepting(next === 'aceptar');
    if (next !== 'aceptar') onStep(order, next);
  };
  return (
    <Card aria-labelledby={id} data-open={isOpen ? '' : undefined}>
      <CardHead>
        <div>
          <h2 id={id}>{customerOf(order)}</h2>
          <CardNote>
            {texts.number(order.idPedido)},{' '}
            <time dateTime={fechaPedido}>{formatDate(fechaPedido)}</time>
          </CardNote>
        </div>
        <Tags aria-live="polite">
          <OrderStatusTag estado={estadoPedido} isPickup={order.retiro !== undefined} />
          {order.solicitud && <RequestTag solicitud={order.solicitud} />}
        </Tags>
      </CardHead>
      <Summary>{order.resumen}</Summary>
      {order.retiro && <Summary>{texts.pickup(order.retiro)}</Summary>}
      <Total>
        <span>{texts.total}</span>
        <b>{bothAmounts(order.montoTotal, order.montoColones)}</b>
      </Total>
      {balance && (
        <Compared>
          <BalanceLine balance={balance} />
        </Compared>
      )}
      {isOpen && <OrderDetailsPanel id={`${id}-more`} order={order} />}
      <CardFoot>
        <StepButtons
          buttons={order.retiro ? PICKUP_BUTTONS : BUTTONS}
          offers={(step) => orderLifecycle.next(step, estadoPedido) !== null}
          can={can}
          pending={isAccepting ? 'aceptar' : pending}
          onStep={step}
          onUndo={canUndo ? onUndo : null}
          describedBy={id}
        />
        {isOpen && <PrintCard describedBy={id} />}
        <DetailsToggle
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          controls={`${id}-more ${id}-history`}
          describedBy={id}
        />
      </CardFoot>
      {isOpen && (
        <CardHistory id={`${id}-history`}>
          <OrderTimeline idPedido={order.idPedido} />
        </CardHistory>
      )}
      {isAccepting && can.aceptar && (
        <AcceptCheck
          order={order}
          payments={payments}
          onAccept={() => {
            setAccepting(false);
            onStep(order, 'aceptar');
          }}
          onCancel={() => setAccepting(false)}
        />
      )}
    </Card>
  );
});

/** Another receipt was asked for: it is waited for, or has come. */
function RequestTag({ solicitud }: { solicitud: NonNullable<Order['solicitud']> }) {
  return (
    <StatusTag tone={solicitud === 'recibida' ? 'success' : 'neutral'} icon="receipt">
      {texts.receiptRequest[solicitud]}
    </StatusTag>
  );
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Compared = styled.div`
  padding: 0 14px 12px;
`;

const Summary = styled.p`
  padding: 10px 18px 0;
  color: var(--ink-muted);
  overflow-wrap: anywhere;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
  padding: 12px 18px 14px;
  color: var(--ink-muted);
  b {
    color: var(--ink);
    font-size: 1.125rem;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
