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
  const topeSinpe = useExchangeRate().data?.topeSinpe ?? null;
  const isSinpe = method === 'sinpe';
  // SINPE Móvil moves colones only.
  const usd = isSinpe ? null : total;
  const amounts = amountsToSend(colones, usd);
  const account = isSinpe ? cuentas.sinpe : cuentas.cuenta;
  const parts = isSinpe && colones !== null ? sinpeParts(colones, topeSinpe) : 1;
  return (
    <Box>
      {amounts && <Now>{texts.now(amounts, account, cuentas.titular)}</Now>}
      <dl>
        {colones !== null && (
          <Row term={texts.colones} copies={{ text: String(colones), label: texts.copyColones }}>
            {formatColones(colones)}
          </Row>
        )}
        {usd !== null && (
          <Row term={texts.dollars} copies={{ text: formatAmount(usd), label: texts.copyDollars }}>
            {formatUsd(usd)}
          </Row>
        )}
        <Row term={texts.holder}>{cuentas.titular}</Row>
        {isSinpe ? (
          <>
            <Row term={texts.sinpe} copies={{ text: cuentas.sinpe, label: texts.copySinpe }}>
              {cuentas.sinpe}
            </Row>
            <Row term={texts.detail}>{texts.detailText}</Row>
          </>
        ) : (
          <>
            <Row term={texts.bank}>{cuentas.banco}</Row>
            <Row term={texts.iban} copies={{ text: cuentas.cuenta, label: texts.copyIban }}>
              {cuentas.cuenta}
            </Row>
          </>
        )}
      </dl>
      {parts > 1 && topeSinpe !== null && (
        <Hint>{texts.split(formatColones(topeSinpe), parts)}</Hint>
      )}
    </Box>
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
