import { hasDetail, type HistoryOrder } from '@filigrana/hooks';
import type { OrderDetail, OrderLine } from '@filigrana/sdk';
import { formatUsd, PAYMENT_METHOD_LABELS, PAYMENT_STATUS_LABELS } from '@filigrana/sdk/domain';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { ExternalLink, Picture, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { pieceLine } from '../purchase/piece-line.ts';
import { sizeName } from '../purchase/size-name.ts';
import { purchaseTexts } from '../purchase/texts.ts';
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
      {productos.length > 0 && <Lines lines={productos} />}
      <DataList>
        <div>
          <dt>{texts.number}</dt>
          <dd>{idPedido}</dd>
        </div>
        {productos.length > 0 && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{formatUsd(shippingOf(montoTotal, productos))}</dd>
          </div>
        )}
        {hasDetail(order) && <Delivery order={order} />}
        {isAsking && <Coming />}
        <div>
          <dt>{texts.payment}</dt>
          <dd>{PAYMENT_STATUS_LABELS[estadoPago]}</dd>
        </div>
      </DataList>
    </Panel>
  );
}

function Lines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label={texts.lines}>
      {lines.map(
        ({ productoNombre, tallaNombre, cantidad, subtotalProducto, image_url }, index) => (
          <li key={index}>
            <Picture src={image_url} alt="" width={56} height={56} sizes="56px" />
            <div>
              <b>{productoNombre}</b>
              <small>
                {sizeName(tallaNombre)}, {purchaseTexts.units(cantidad)}
              </small>
            </div>
            <span>{formatUsd(subtotalProducto)}</span>
          </li>
        ),
      )}
    </List>
  );
}

function Delivery({ order }: { order: OrderDetail }) {
  const { direccionExacta, distrito, canton, provincia, metodoPago } = order;
  const { comprobante, comprobanteEliminado } = order;
  return (
    <>
      <div>
        <dt>{texts.delivery}</dt>
        <dd>
          {direccionExacta}
          <br />
          {[distrito, canton, provincia].filter(Boolean).join(', ')}
        </dd>
      </div>
      <div>
        <dt>{texts.method}</dt>
        <dd>{PAYMENT_METHOD_LABELS[metodoPago]}</dd>
      </div>
      <div>
        <dt>{texts.receipt}</dt>
        <dd>
          {comprobante ? (
            <ExternalLink href={comprobante} target="_blank" rel="noreferrer">
              {texts.openReceipt}
              <VisuallyHidden>{texts.opensElsewhere}</VisuallyHidden>
            </ExternalLink>
          ) : comprobanteEliminado ? (
            texts.receiptDeleted(formatDate(comprobanteEliminado))
          ) : (
            texts.noReceipt
          )}
        </dd>
      </div>
    </>
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

const List = styled.ul`
  margin-bottom: 8px;
  ${pieceLine}
`;
