import { hasDetail, type HistoryOrder } from '@filigrana/hooks';
import { formatUsd } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { storefront } from '../../app/paths.ts';
import { paymentTexts } from '../../shared/payment-texts.ts';
import { Skeleton, TextLink, VisuallyHidden } from '../../ui/index.ts';
import { AskedReceipt } from '../order/asked-receipt.tsx';
import { GuideLine } from '../order/guide-line.tsx';
import { OrderDelivery } from '../order/order-delivery.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderPath } from '../order/order-path.tsx';
import { DataList } from './data-list.tsx';
import { shippingOf } from './order-words.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.orders;

interface Props {
  order: HistoryOrder;
  /** The rest of it is on its way. */
  isAsking: boolean;
}

/** Everything about one order. What did not arrive is left out. */
export function OrderPanel({ order, isAsking }: Props) {
  const { idPedido, productos, montoTotal, estadoPago } = order;
  return (
    <Panel>
      {hasDetail(order) && order.recorrido && <OrderPath order={order} />}
      {hasDetail(order) && <AskedReceipt order={order} />}
      {productos.length > 0 && <OrderLines lines={productos} />}
      <DataList>
        <div>
          <dt>{texts.number}</dt>
          <dd>
            <TextLink href={storefront.order(idPedido)} aria-label={texts.openOrder(idPedido)}>
              {texts.numbered(idPedido)}
            </TextLink>
          </dd>
        </div>
        {productos.length > 0 && (
          <div>
            <dt>{order.retiro ? texts.pickupFee : texts.shipping}</dt>
            <dd>{formatUsd(shippingOf(montoTotal, productos))}</dd>
          </div>
        )}
        {hasDetail(order) && <OrderDelivery order={order} />}
        <GuideLine order={order} />
        {isAsking && <Coming />}
        <div>
          <dt>{texts.payment}</dt>
          <dd>{paymentTexts.states[estadoPago]}</dd>
        </div>
      </DataList>
    </Panel>
  );
}

/** Where the delivery will stand, with its height. */
function Coming() {
  return (
    <>
      {[texts.delivery, texts.method, texts.receipt].map((name, index) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {index === 0 && <VisuallyHidden role="status">{texts.loadingDetails}</VisuallyHidden>}
            <Waiting $width={index === 0 ? '80%' : '40%'} data-two={index === 0 ? '' : undefined} />
          </dd>
        </div>
      ))}
    </>
  );
}

const Waiting = styled(Skeleton)`
  margin-block: 5px;
  &[data-two] {
    height: 40px;
  }
`;

const Panel = styled.div`
  margin-bottom: 24px;
  padding: 10px 20px 20px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  --ground: var(--surface-raised);
  /* Too narrow for two columns: each name stands above its value. */
  @media (max-width: 23.69em) {
    padding-inline: 14px;
    dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`;
