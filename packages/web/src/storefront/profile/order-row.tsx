import { hasDetail, type HistoryOrder, type MyOrders } from '@filigrana/hooks';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { bothAmounts } from '../../shared/amounts.ts';
import { formatDate } from '../../shared/dates.ts';
import { OrderStatusTag } from '../../shared/order-status.tsx';
import { from, hoverable, Icon } from '../../ui/index.ts';
import { OrderPanel } from './order-panel.tsx';
import { langOfTitle, orderTitle } from './order-words.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.orders;

/** Links to receipts expire; details that stay open get new ones in time, in ms. */
const FRESH_MS = 5 * 60_000;

interface Props {
  order: HistoryOrder;
  expand: MyOrders['expand'];
}

/** One order: a line that opens to everything about it. */
export function OrderRow({ order, expand }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { idPedido, fechaPedido, montoTotal, estadoPedido } = order;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => void expand(idPedido), FRESH_MS);
    return () => clearInterval(timer);
  }, [isOpen, expand, idPedido]);

  const toggle = (open: boolean) => {
    if (open === isOpen) return;
    setOpen(open);
    if (!open) return;
    setAsking(true);
    void expand(idPedido).then(() => setAsking(false));
  };
  return (
    <li>
      <Details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>
          <Day dateTime={fechaPedido}>{formatDate(fechaPedido)}</Day>
          <b lang={langOfTitle(order)}>{orderTitle(order)}</b>
          <Amount>{bothAmounts(montoTotal, order.montoColones)}</Amount>
          {order.solicitud === 'abierta' && <Asked>{texts.receiptAsked}</Asked>}
          <End>
            <OrderStatusTag estado={estadoPedido} isPickup={order.retiro !== undefined} />
            <Icon name="down" />
          </End>
        </summary>
        {isOpen && <OrderPanel order={order} isAsking={isAsking && !hasDetail(order)} />}
      </Details>
    </li>
  );
}

const Day = styled.time`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  grid-column: 1;
`;

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  grid-column: 1;
`;

const Asked = styled.span`
  grid-column: 1;
  color: var(--warning);
  font-size: var(--fs-small);
  font-weight: 500;
`;

const End = styled.span`
  grid-column: 2;
  grid-row: 1 / span 3;
  display: flex;
  align-items: center;
  gap: 14px;
`;

const Details = styled.details`
  container-type: inline-size;
  border-bottom: 1px solid var(--line);
  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 18px 0;
    align-items: center;
    b {
      font: 500 1.1875rem/1.25 var(--font-display);
      overflow-wrap: anywhere;
      transition: color var(--t-fast);
    }
    ${hoverable} {
      &:hover b {
        color: var(--accent);
      }
    }
    ${End} > svg {
      transition: transform var(--t-base) var(--ease-standard);
    }
  }
  &[open] > summary ${End} > svg:last-child {
    transform: rotate(180deg);
  }
  ${from.md} {
    > summary {
      grid-template-columns: 120px minmax(0, 1fr) 130px 172px;
    }
    ${Day}, ${Amount} {
      grid-column: auto;
    }
    ${Amount} {
      text-align: right;
    }
    ${Asked} {
      grid-column: 2 / -1;
    }
    ${End} {
      grid-column: 4;
      grid-row: 1;
      justify-content: space-between;
    }
  }
  /* Letters too large for two columns: one under the other. */
  @container (max-width: 17rem) {
    > summary {
      grid-template-columns: minmax(0, 1fr);
    }
    ${Day}, ${Amount}, ${Asked}, ${End} {
      grid-column: 1;
      grid-row: auto;
      text-align: left;
    }
    ${End} {
      justify-content: space-between;
    }
  }
`;
