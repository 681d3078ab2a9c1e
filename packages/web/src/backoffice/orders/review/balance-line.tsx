import { formatPayment, type PaymentBalance } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { sharedTexts } from '../../shared/texts.ts';
import { reviewTexts as texts } from './texts.ts';

/** How what has come compares with what the order costs, in a few words. */
export function balanceWords({ state, received, difference }: PaymentBalance): string {
  if (state === 'nothing') return texts.noPayments;
  const amount = difference ? formatPayment(difference) : '';
  const compared = {
    settled: texts.settled,
    missing: texts.missing(amount),
    extra: texts.extra(amount),
    unknown: texts.notComparable,
  }[state];
  return `${sharedTexts.received(received.map(formatPayment))}, ${compared}`;
}

/** The same in a line of its own; said aloud when it changes. */
export function BalanceLine({ balance }: { balance: PaymentBalance }) {
  return (
    <Line role="status" data-state={balance.state}>
      {balanceWords(balance)}
    </Line>
  );
}

const Line = styled.p`
  padding-inline: 4px;
  font-variant-numeric: lining-nums tabular-nums;
  color: var(--ink-muted);
  &[data-state='settled'] {
    color: var(--success);
  }
  &[data-state='missing'],
  &[data-state='extra'] {
    color: var(--danger);
    font-weight: 600;
  }
`;
