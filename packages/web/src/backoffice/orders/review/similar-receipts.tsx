import type { SimilarReceipt } from '@filigrana/sdk';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/dates.ts';
import { OrderStatusTag } from '../../../shared/order-status.tsx';
import { Alert } from '../../../ui/index.ts';
import { OrderLink } from './order-link.tsx';
import { reviewTexts as texts } from './texts.ts';

/** Other orders with this receipt. It only warns: who looks at it decides. */
export function SimilarReceipts({ receipts }: { receipts: readonly SimilarReceipt[] }) {
  return receipts.map((other) => (
    <Alert key={other.idPedido} tone={other.coincidencia === 'identico' ? 'danger' : 'warning'}>
      <b>{texts.similar(other.coincidencia)}</b>
      <Line>
        <OrderLink idPedido={other.idPedido} />
        <span>{other.clienteNombre}</span>
        <span>{formatDate(other.fechaPedido)}</span>
        <span>{formatUsd(other.montoTotal)}</span>
        <OrderStatusTag estado={other.estadoPedido} />
      </Line>
    </Alert>
  ));
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  margin-top: 4px;
  font-variant-numeric: lining-nums tabular-nums;
`;
