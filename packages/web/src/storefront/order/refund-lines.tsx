import type { OrderDetail } from '@filigrana/sdk';
import { formatPayment } from '@filigrana/sdk/domain';
import { formatDate } from '../../shared/dates.ts';
import { orderTexts as texts } from './texts.ts';

/** Money that is given back of an order: lines of a `DataList`. Nothing where nothing is. */
export function RefundLines({ order: { devoluciones = [] } }: Props) {
  return devoluciones.map(({ monto, moneda, hecha }, index) => (
    <div key={index}>
      <dt>{hecha === null ? texts.refund.owed : texts.refund.done(formatDate(hecha))}</dt>
      <dd>{formatPayment({ monto, moneda })}</dd>
    </div>
  ));
}

interface Props {
  order: Pick<OrderDetail, 'devoluciones'>;
}
