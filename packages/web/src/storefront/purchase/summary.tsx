import { formatUsd } from '@filigrana/sdk/domain';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Approx } from '../../shared/approx.tsx';
import { mask } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.summary;

/** Amounts of a purchase in USD. */
export interface Totals {
  subtotal: number;
  montoEnvio: number;
  montoTotal: number;
}

interface Props {
  /** Null while nobody knows them. */
  totals: Totals | null;
  /** The amounts are estimated: what they come to in colones would be taken for what is to be paid. */
  isEstimate?: boolean;
  /** It is picked up: the fee is that of the place. */
  isPickup?: boolean;
  /** What is bought, between the title and the amounts. */
  lines?: ReactNode;
  /** Buttons and notes at the bottom. */
  children?: ReactNode;
}

/** What the purchase costs. Its total is read aloud when it changes. */
export function Summary({ totals, isEstimate = false, isPickup = false, lines, children }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      {lines}
      {totals && <Amounts totals={totals} isEstimate={isEstimate} isPickup={isPickup} />}
      {children && <Actions>{children}</Actions>}
    </Box>
  );
}

interface AmountsProps extends Required<Pick<Props, 'isEstimate' | 'isPickup'>> {
  totals: Totals;
}

function Amounts({ totals, isEstimate, isPickup }: AmountsProps) {
  return (
    <dl>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatUsd(totals.subtotal)}</dd>
      </div>
      <div>
        <dt>{isPickup ? texts.pickup : texts.shipping}</dt>
        <dd>{formatUsd(totals.montoEnvio)}</dd>
      </div>
      <div data-total="" aria-live="polite" aria-atomic="true">
        <dt>{texts.total}</dt>
        <dd>
          {formatUsd(totals.montoTotal)}
          {!isEstimate && <Approx usd={totals.montoTotal} />}
        </dd>
      </div>
    </dl>
  );
}

/** The ground of the summary, also while its amounts are on their way. */
export const SummaryBox = styled.section`
  background: var(--surface-tint);
  padding: 28px clamp(20px, 3vw, 32px) 30px;
  border-radius: var(--r-sm);
  --ground: var(--surface-tint);
  h2 {
    font-size: 1.625rem;
  }
`;

const Box = styled(SummaryBox)`
  dl {
    margin-top: 18px;
    display: grid;
    gap: 10px;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 20px;
  }
  dd {
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 500;
  }
  [data-total] {
    position: relative;
    align-items: baseline;
    margin-top: 6px;
    padding-top: 20px;
    font-size: 1.1875rem;
  }
  [data-total]::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 0;
    height: 6px;
    color: var(--thread);
    ${mask('--art-torzal', 'left center/16px 6px repeat-x')}
  }
  [data-total] dd {
    display: grid;
    justify-items: end;
    font-size: 1.5rem;
    font-weight: 600;
  }
  [data-total] small {
    color: var(--ink-muted);
    font-size: 1.1875rem;
    font-weight: 400;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 24px;
`;
