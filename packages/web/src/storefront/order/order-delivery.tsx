import type { OrderDetail } from '@filigrana/sdk';
import { spanishPart } from '../../app/language.ts';
import { formatDate } from '../../shared/dates.ts';
import { paymentTexts } from '../../shared/payment-texts.ts';
import { postalLine } from '../../shared/postal-line.ts';
import { ExternalLink, VisuallyHidden } from '../../ui/index.ts';
import { profileTexts } from '../profile/texts.ts';

const texts = profileTexts.orders;

/** Where an order goes and how it was paid: lines of a `DataList`. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { direccionExacta, metodoPago, retiro } = order;
  const { comprobante, comprobanteEliminado } = order;
  return (
    <>
      <div>
        <dt>{retiro ? texts.pickup : texts.delivery}</dt>
        <dd lang={spanishPart}>
          {retiro && (
            <>
              <b>{retiro}</b>
              <br />
            </>
          )}
          {direccionExacta}
          <br />
          {postalLine(order)}
        </dd>
      </div>
      <div>
        <dt>{texts.method}</dt>
        <dd>{paymentTexts.methods[metodoPago]}</dd>
      </div>
      <div data-screen={comprobante ? '' : undefined}>
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
