import type { Order, OrderTracking } from '@filigrana/sdk';
import { orderPath } from '@filigrana/sdk/domain';
import { formatDate } from '../../shared/dates.ts';
import { Alert, Steps } from '../../ui/index.ts';
import { rejectionWords } from './doubt-texts.ts';
import { orderTexts as texts } from './texts.ts';

interface Props {
  order: Pick<Order, 'estadoPedido' | 'fechaPedido' | 'rechazo' | 'retiro'> &
    Partial<Pick<OrderTracking, 'recorrido'>>;
}

/** How far an order is, with the days that are known; of a rejected one why it was. */
export function OrderPath({ order }: Props) {
  const path = orderPath(order);
  const why = order.rechazo ? rejectionWords(order.rechazo).join(' ') : '';
  const words = order.retiro ? { ...texts.progress, ...texts.pickup } : texts.progress;
  if (path.length === 0)
    return (
      <Alert tone="danger">
        {texts.cancelled} {why && texts.reason(why)}
      </Alert>
    );
  const current = path.filter(({ isPast }) => isPast).length;
  const dayOf = (fecha: string | null) => (fecha ? formatDate(fecha) : null);
  return (
    <Steps
      label={texts.progress.label}
      steps={path.map(({ paso }) => words[paso])}
      // The step that comes next must not be read as done.
      notes={path.map(({ fecha, isPast }, step) =>
        isPast ? dayOf(fecha) : step === current ? texts.progress.awaited : null,
      )}
      current={current}
    />
  );
}
