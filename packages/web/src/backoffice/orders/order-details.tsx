import { useOrderDetails, type OrderDetails } from '@filigrana/hooks/backoffice';
import type { Order } from '@filigrana/sdk';
import { PAYMENT_METHOD_LABELS, rejectionLabel } from '@filigrana/sdk/domain';
import { postalCode } from '@filigrana/sdk/territory';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../shared/dates.ts';
import { ExternalLink, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { CardMore } from '../shared/card.tsx';
import { MailLink, PhoneLink } from '../shared/contact-links.tsx';
import { KeyValues } from '../shared/key-values.tsx';
import { ShipmentPanel } from '../shipments/shipment-panel.tsx';
import { FailedAlert } from '../shared/failed-alert.tsx';
import { ordersTexts as texts } from './texts.ts';

/** Links to receipts expire; details that stay open get new ones in time, in ms. */
const FRESH_MS = 5 * 60_000;

/** Where an order goes, how it was paid and whom to reach; read when it is opened. */
export function OrderDetailsPanel({ id, order }: { id: string; order: Order }) {
  const details = useOrderDetails(order.idCarrito);
  const { status, notice, reload } = details;
  useEffect(() => {
    const timer = setInterval(reload, FRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <CardMore id={id}>
      {order.rechazo && <KeyValues pairs={[[texts.reason, rejectionLabel(order.rechazo)]]} />}
      <Delivery shipping={details.shipping} retiro={order.retiro} />
      <Payment {...details} />
      <Contact {...details} />
      <ShipmentPanel idPedido={order.idPedido} />
      {status === 'loading' && (
        <Lines>
          <VisuallyHidden role="status">{texts.loadingDetails}</VisuallyHidden>
          <Skeleton $width="70%" />
          <Skeleton $width="90%" />
          <Skeleton $width="60%" />
        </Lines>
      )}
      {notice && (
        <Failure>
          <FailedAlert notice={notice} reload={reload} />
        </Failure>
      )}
    </CardMore>
  );
}

interface DeliveryProps extends Pick<OrderDetails, 'shipping'> {
  retiro: Order['retiro'];
}

/** Where it goes, or where it is picked up. */
export function Delivery({ shipping, retiro = '' }: DeliveryProps) {
  if (!shipping) return null;
  return (
    <>
      <h3>{retiro ? texts.pickupTitle : texts.delivery}</h3>
      <KeyValues
        pairs={[
          [texts.place, retiro || null],
          [texts.provincia, shipping.provincia],
          [texts.canton, shipping.canton],
          [texts.distrito, shipping.distrito],
          [texts.codigoPostal, postalCode(shipping)],
          [texts.direccion, shipping.direccionExacta],
        ]}
      />
    </>
  );
}

function Payment({ receipt }: OrderDetails) {
  if (!receipt) return null;
  const { metodoPago, comprobante, comprobanteEliminado } = receipt;
  const none = comprobanteEliminado
    ? texts.receiptDeleted(formatDate(comprobanteEliminado))
    : texts.noReceipt;
  const link = comprobante && (
    <ExternalLink href={comprobante} target="_blank" rel="noreferrer">
      {texts.openReceipt}
    </ExternalLink>
  );
  return (
    <>
      <h3>{texts.payment}</h3>
      <KeyValues
        pairs={[
          [texts.method, PAYMENT_METHOD_LABELS[metodoPago]],
          [texts.receipt, link || none],
        ]}
      />
    </>
  );
}

/** Whom to reach. */
export function Contact({ contact }: OrderDetails) {
  if (!contact) return null;
  return (
    <>
      <h3>{texts.contact}</h3>
      <KeyValues
        pairs={[
          [texts.correo, <MailLink key="mail" address={contact.correo} />],
          [texts.telefono, <PhoneLink key="phone" phone={contact.telefono} />],
        ]}
      />
    </>
  );
}

const Lines = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 12px;
`;

const Failure = styled.div`
  padding-bottom: 12px;
`;
