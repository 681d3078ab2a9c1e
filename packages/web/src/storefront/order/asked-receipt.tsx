import type { OrderDetail } from '@filigrana/sdk';
import { doubtWords } from '@filigrana/sdk/domain';
import { storefront } from '../../app/paths.ts';
import { formatMoment } from '../../shared/dates.ts';
import { Alert, TextLink } from '../../ui/index.ts';
import { orderTexts } from './texts.ts';

const texts = orderTexts.receipt;

/** That another receipt is waited for, and where it is sent; nothing where none is. */
export function AskedReceipt({ order }: { order: Pick<OrderDetail, 'solicitudComprobante'> }) {
  const request = order.solicitudComprobante;
  if (request?.estado !== 'abierta') return null;
  return (
    <Alert tone="warning">
      {doubtWords(request).join(' ')} {request.vence && texts.until(formatMoment(request.vence))}{' '}
      <TextLink href={storefront.requestedReceipt(request.token)}>{texts.send}</TextLink>
    </Alert>
  );
}
