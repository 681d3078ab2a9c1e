import { useReconciliation, type MatchedSides } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { useId } from 'react';
import { styled } from 'styled-components';
import { backoffice } from '../../../app/paths.ts';
import { Button, TextLink } from '../../../ui/index.ts';
import { amountOf, dueOf, EntrySide, OrderSide, Reasons } from '../../reconciliation/sides.tsx';
import { OTHER_AMOUNT, reconciliationTexts } from '../../reconciliation/texts.ts';
import { Box } from '../../shared/box.tsx';
import { Key } from '../../shared/key.tsx';
import { reviewTexts as texts } from './texts.ts';

/** What the bank says that may pay the order: certain and likely matches, the best first. */
export function useBankMatches({ idPedido }: Order): readonly MatchedSides[] {
  const { sure, likely } = useReconciliation();
  return [...sure, ...likely.flatMap(({ candidates }) => candidates)].filter(({ orders }) =>
    orders.some((order) => order.idPedido === idPedido),
  );
}

/** Pays this order and no other one: accepted here. Of several orders it is judged where all stand. */
export const isOwn = ({ orders }: MatchedSides) => orders.length === 1;

/** What has come and what was expected where they differ; null where they do not. */
export function amountDoubt({ entries, orders, reasons }: MatchedSides): string | null {
  const [first] = entries;
  if (!first || !reasons.some((reason) => OTHER_AMOUNT.has(reason))) return null;
  return reconciliationTexts.otherAmount(
    entries.map(amountOf),
    orders.map((order) => dueOf(order, first.moneda)),
    orders.map(({ idPedido }) => idPedido),
  );
}

interface Props {
  matches: readonly MatchedSides[];
  /** Accepts the order with that payment; undefined while nothing can be accepted. */
  onAccept: ((match: MatchedSides) => void) | undefined;
}

/** The bank's entries beside the order that they may pay, and why; nothing where there is none. */
export function BankPart({ matches, onAccept }: Props) {
  const id = useId();
  if (matches.length === 0) return null;
  return (
    <Frame as="section" aria-labelledby={id}>
      <h3 id={id}>{texts.bank}</h3>
      <ul>
        {matches.map((match, index) => (
          <li key={match.entries.map(({ idEntrada }) => idEntrada).join()}>
            <div>
              {match.entries.map((entry) => (
                <div key={entry.idEntrada}>
                  <EntrySide entry={entry} />
                  <Written>{entry.texto}</Written>
                </div>
              ))}
            </div>
            <div>
              {match.orders.map((order) => (
                <OrderSide key={order.idPedido} order={order} />
              ))}
            </div>
            <div>
              <Reasons reasons={match.reasons} />
              {isOwn(match) ? (
                <Button
                  size="sm"
                  variant="line"
                  {...(index === 0 && { 'aria-keyshortcuts': 'B' })}
                  disabled={!onAccept}
                  onClick={() => onAccept?.(match)}
                >
                  {texts.acceptWith} {index === 0 && <Key>B</Key>}
                </Button>
              ) : (
                <TextLink href={backoffice.reconciliation()}>{reconciliationTexts.title}</TextLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled(Box)`
  padding: 14px 20px;
  h3 {
    font-size: 1.0625rem;
    margin-bottom: 10px;
  }
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(210px, 100%), 1fr));
    gap: 10px 24px;
    & + li {
      margin-top: 14px;
      padding-top: 14px;
      border-top: 1px dashed var(--line);
    }
  }
  button {
    margin-top: 10px;
  }
`;

/** The bank's own words. */
const Written = styled.p`
  color: var(--ink-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
