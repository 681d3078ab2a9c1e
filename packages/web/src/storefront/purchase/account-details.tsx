import type { PaymentMethod } from '@filigrana/sdk';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShopFacts } from '../../shared/shop-facts.tsx';
import { CopyButton } from './copy-button.tsx';
import { purchaseTexts } from './texts.ts';

const texts = purchaseTexts.account;

/** Where to send the money, by the method chosen. */
export function AccountDetails({ method }: { method: PaymentMethod }) {
  const { cuentas } = useShopFacts();
  return (
    <Box>
      <Row term={texts.holder}>{cuentas.titular}</Row>
      {method === 'sinpe' ? (
        <>
          <Row term={texts.sinpe} copies={cuentas.sinpe}>
            {cuentas.sinpe}
          </Row>
          <Row term={texts.detail}>{texts.detailText}</Row>
        </>
      ) : (
        <>
          <Row term={texts.bank}>{cuentas.banco}</Row>
          <Row term={texts.iban} copies={cuentas.cuenta}>
            {cuentas.cuenta}
          </Row>
        </>
      )}
    </Box>
  );
}

/** `copies`: the number that one tap copies, without the spaces that make it readable. */
function Row(props: { term: string; copies?: string; children: ReactNode }) {
  const { term, copies, children } = props;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {copies && <CopyButton text={copies.replace(/\s/g, '')} what={term.toLowerCase()} />}
      </dd>
    </div>
  );
}

const Box = styled.dl`
  display: grid;
  gap: 10px;
  margin-top: 14px;
  padding: 18px 20px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  > div {
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
