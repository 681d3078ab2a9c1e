import type { SimilarReceipt } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { OrderStatusTag } from '../../../shared/order-status.tsx';
import { Alert, Icon } from '../../../ui/index.ts';
import { OrderLink } from './order-link.tsx';
import { reviewTexts as texts } from './texts.ts';

/** What is certain comes first. */
const bySimilarity = (one: SimilarReceipt, other: SimilarReceipt) =>
  Number(other.coincidencia === 'identico') - Number(one.coincidencia === 'identico');

/**
 * Other orders with this receipt. It only warns: who looks at it decides. The first is shown, the
 * rest in a line that opens: the order itself stays in sight.
 */
export function SimilarReceipts({ receipts }: { receipts: readonly SimilarReceipt[] }) {
  const [first, ...rest] = [...receipts].sort(bySimilarity);
  if (!first) return null;
  return (
    <>
      <Warning other={first} />
      {rest.length > 0 && (
        <More>
          <summary>
            <span>{texts.moreSimilar(rest.length)}</span>
            <Icon name="down" />
          </summary>
          {rest.map((other) => (
            <Warning key={other.idPedido} other={other} />
          ))}
        </More>
      )}
    </>
  );
}

function Warning({ other }: { other: SimilarReceipt }) {
  return (
    <Alert tone={other.coincidencia === 'identico' ? 'danger' : 'warning'}>
      <b>{texts.similar(other.coincidencia)}</b>
      <Line>
        <OrderLink idPedido={other.idPedido} />
        <span>{other.clienteNombre}</span>
        <span>{formatDate(other.fechaPedido)}</span>
        <span>{formatUsd(other.montoTotal)}</span>
        <OrderStatusTag estado={other.estadoPedido} />
      </Line>
    </Alert>
  );
}

const More = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    min-height: 44px;
    padding-inline: 4px;
    > span {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    > svg {
      width: 18px;
      height: 18px;
      color: var(--accent);
      transition: transform var(--t-base) var(--ease-standard);
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > div + div {
    margin-top: 10px;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 4px;
  font-variant-numeric: lining-nums tabular-nums;
`;
