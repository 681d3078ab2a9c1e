import type { MatchedSides } from '@filigrana/hooks/backoffice';
import type { Currency, UnpaidOrder, WaitingEntry } from '@filigrana/sdk';
import { formatColones, formatUsd, startOfDay, type BankEntry } from '@filigrana/sdk/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { backoffice } from '../../app/paths.ts';
import { formatDate, formatDay } from '../../shared/dates.ts';
import { below, TextLink } from '../../ui/index.ts';
import { AGAINST, reconciliationTexts as texts } from './texts.ts';

/** What the bank writes, in its currency; colones with the cents that few banks have. */
export function amountOf({ monto, moneda }: Pick<BankEntry, 'monto' | 'moneda'>): string {
  const [sign, size] = [monto < 0 ? '−' : '', Math.abs(monto)];
  if (moneda === 'USD') return sign + formatUsd(size);
  const cents = Math.round(size * 100) % 100;
  const fraction = cents === 0 ? '' : `,${String(cents).padStart(2, '0')}`;
  return sign + formatColones(Math.trunc(size)) + fraction;
}

/** What an order still costs in that currency; in dollars where it has no total in colones. */
export const dueOf = ({ montoTotal, montoColones }: UnpaidOrder, moneda: Currency): string =>
  moneda === 'CRC' && montoColones !== null ? formatColones(montoColones) : formatUsd(montoTotal);

const dayOf = ({ dia }: Pick<BankEntry, 'dia'>): string => formatDay(startOfDay(dia));

/** One entry of the bank: amount, day, who and which number. */
export function EntrySide({ entry }: { entry: WaitingEntry }) {
  return (
    <Side title={entry.texto}>
      <b>{amountOf(entry)}</b>
      <span>{entry.nombre ?? texts.unnamed}</span>
      <small>{dayOf(entry)}</small>
      {entry.referencia && <small>{texts.reference(entry.referencia)}</small>}
    </Side>
  );
}

/** One order, the same way. */
export function OrderSide({ order }: { order: UnpaidOrder }) {
  const { idPedido, montoTotal, montoColones, clienteNombre, fechaPedido, referencia } = order;
  return (
    <Side>
      <b>
        {formatUsd(montoTotal)}
        {montoColones !== null && ` · ${formatColones(montoColones)}`}
      </b>
      <span>{clienteNombre}</span>
      <small>
        <TextLink href={`${backoffice.orderReview()}?pedido=${idPedido}`}>
          {texts.number(idPedido)}
        </TextLink>{' '}
        · {formatDate(fechaPedido)}
      </small>
      {referencia && <small>{texts.reference(referencia)}</small>}
    </Side>
  );
}

export function Reasons({ reasons }: Pick<MatchedSides, 'reasons'>) {
  return (
    <List aria-label={texts.reasons}>
      {reasons.map((reason) => (
        <li key={reason} data-against={AGAINST.has(reason) ? '' : undefined}>
          {texts.reason(reason)}
        </li>
      ))}
    </List>
  );
}

/** The bank at the left, the orders beside it, and why; on a phone one under the other. */
export function MatchedRow({ entries, orders, reasons, children }: RowProps) {
  return (
    <Row>
      <div>
        {entries.map((entry) => (
          <EntrySide key={entry.idEntrada} entry={entry} />
        ))}
      </div>
      <div>
        {orders.map((order) => (
          <OrderSide key={order.idPedido} order={order} />
        ))}
      </div>
      <div>
        <Reasons reasons={reasons} />
        {children}
      </div>
    </Row>
  );
}

interface RowProps extends MatchedSides {
  children?: ReactNode;
}

const Side = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
  & + & {
    margin-top: 10px;
  }
  small {
    color: var(--ink-muted);
    font: 400 0.8125rem/1.5 var(--font-text);
  }
  /* After the fonts, which would set it back. */
  &,
  small {
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const List = styled.ul`
  font: 400 0.875rem/1.5 var(--font-text);
  li::before {
    content: '✓ ';
    color: var(--success);
  }
  li[data-against]::before {
    content: '! ';
    color: var(--danger);
    font-weight: 700;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px 24px;
  padding: 14px 0;
  border-top: 1px solid var(--line);
  ${below.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
