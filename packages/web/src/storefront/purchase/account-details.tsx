import { useExchangeRate } from '@filigrana/hooks';
import type { PaymentMethod } from '@filigrana/sdk';
import { formatAmount, formatColones, formatUsd, sinpeParts } from '@filigrana/sdk/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { Hint } from '../../ui/index.ts';
import { amountsToSend } from './amounts-to-send.ts';
import { CopyButton } from './copy-button.tsx';
import { purchaseTexts } from './texts.ts';
import { useDueColones } from './use-due-colones.ts';

const texts = purchaseTexts.account;

interface Props {
  method: PaymentMethod;
  /** What is to be paid, US dollars; null while nobody knows it. */
  total: number | null;
  /** The same in colones, of an order that has its own rate; without it, at the rate of now. */
  ownColones?: number | null;
}

/** What to send now and where to, by the method chosen. */
export function AccountDetails({ method, total, ownColones }: Props) {
  const { cuentas } = useShopFacts();
  const colones = useDueColones(total, ownColones);
  if (method === 'sinpe') return <Sinpe colones={colones} />;
  if (cuentas.cuentaColones !== undefined)
    return <EitherAccount colones={colones} usd={total} ibanColones={cuentas.cuentaColones} />;
  const amounts = amountsToSend(colones, total);
  return (
    <Box>
      {amounts && <Now>{texts.now(amounts, cuentas.cuenta, cuentas.titular)}</Now>}
      <dl>
        <Colones amount={colones} />
        <Dollars amount={total} />
        <Owner />
        <Row term={texts.iban} copies={{ text: cuentas.cuenta, label: texts.copyIban }}>
          {cuentas.cuenta}
        </Row>
      </dl>
    </Box>
  );
}

/** SINPE Móvil moves colones only. */
function Sinpe({ colones }: { colones: number | null }) {
  const { cuentas } = useShopFacts();
  const topeSinpe = useExchangeRate().data?.topeSinpe ?? null;
  const parts = colones === null ? 1 : sinpeParts(colones, topeSinpe);
  const { sinpe, titular } = cuentas;
  return (
    <Box>
      {colones !== null && <Now>{texts.now(formatColones(colones), sinpe, titular)}</Now>}
      <dl>
        <Colones amount={colones} />
        <Row term={texts.holder}>{titular}</Row>
        <Row term={texts.sinpe} copies={{ text: sinpe, label: texts.copySinpe }}>
          {sinpe}
        </Row>
        <Row term={texts.detail}>{texts.detailText}</Row>
      </dl>
      {parts > 1 && topeSinpe !== null && (
        <Hint>{texts.split(formatColones(topeSinpe), parts)}</Hint>
      )}
    </Box>
  );
}

interface EitherProps {
  colones: number | null;
  usd: number | null;
  ibanColones: string;
}

/** The bank keeps an account for each currency: each amount stands with its own. */
function EitherAccount({ colones, usd, ibanColones }: EitherProps) {
  const { cuenta } = useShopFacts().cuentas;
  // Where only dollars are known, nobody could say what to send to the account in colones.
  const takesColones = colones !== null || usd === null;
  return (
    <Box>
      {takesColones && <Hint>{texts.eitherAccount}</Hint>}
      {takesColones && (
        <div>
          {colones !== null && <Now>{texts.nowColones(formatColones(colones), ibanColones)}</Now>}
          <dl>
            <Colones amount={colones} />
            <Row
              term={texts.ibanColones}
              copies={{ text: ibanColones, label: texts.copyIbanColones }}
            >
              {ibanColones}
            </Row>
          </dl>
        </div>
      )}
      <div>
        {usd !== null && <Now>{texts.nowDollars(formatUsd(usd), cuenta)}</Now>}
        <dl>
          <Dollars amount={usd} />
          <Row term={texts.ibanDollars} copies={{ text: cuenta, label: texts.copyIbanDollars }}>
            {cuenta}
          </Row>
        </dl>
      </div>
      <dl>
        <Owner />
      </dl>
    </Box>
  );
}

function Colones({ amount }: { amount: number | null }) {
  if (amount === null) return null;
  return (
    <Row term={texts.colones} copies={{ text: String(amount), label: texts.copyColones }}>
      {formatColones(amount)}
    </Row>
  );
}

function Dollars({ amount }: { amount: number | null }) {
  if (amount === null) return null;
  return (
    <Row term={texts.dollars} copies={{ text: formatAmount(amount), label: texts.copyDollars }}>
      {formatUsd(amount)}
    </Row>
  );
}

/** Whose accounts they are, and at which bank. */
function Owner() {
  const { titular, banco } = useShopFacts().cuentas;
  return (
    <>
      <Row term={texts.holder}>{titular}</Row>
      <Row term={texts.bank}>{banco}</Row>
    </>
  );
}

/** `copies`: the number that one tap copies, without the spaces that make it readable. */
function Row(props: {
  term: string;
  copies?: { text: string; label: string };
  children: ReactNode;
}) {
  const { term, copies, children } = props;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {copies && <CopyButton text={copies.text.replace(/\s/g, '')} label={copies.label} />}
      </dd>
    </div>
  );
}

const Now = styled.p`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  text-wrap: pretty;
`;

const Box = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 14px;
  padding: 18px 20px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  dl {
    display: grid;
    gap: 10px;
  }
  > div {
    display: grid;
    gap: 10px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--line);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: space-between;
    align-items: center;
  }
  dt {
    color: var(--ink-muted);
    font-size: 0.9375rem;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    font-weight: 500;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
