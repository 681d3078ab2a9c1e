import type { OrderLedger, OrderPayment } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { paymentBalance, type OrderPrice, type PaymentBalance } from '@filigrana/sdk/domain';
import { useMemo, useState } from 'react';
import { asApiError } from '../../shared/as-api-error.ts';
import { paymentKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useNotify } from '../texts/use-backoffice-texts.ts';
import { useCached } from '../writes/use-cached.ts';
import { useWrite } from '../writes/use-write.ts';

export interface Payments extends Omit<OptionalRead<unknown>, 'data'> {
  payments: readonly OrderPayment[];
  /** All that is known of what has come; null while it is read. */
  ledger: OrderLedger | null;
  /** How it compares with what the order costs; null while it is read. */
  balance: PaymentBalance | null;
  /** Takes a payment away that was entered by mistake. */
  remove(payment: OrderPayment): void;
  /** The payment that is being taken away. */
  removing: number | null;
}

const NOTHING: readonly never[] = [];

/**
 * What has come for an order, and how it compares with what it costs. `unsupported` where the backend
 * notes no payments; null reads nothing. Entering one: `usePaymentForm`. Key: `listPayments`.
 *
 * @param order The order with its totals.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { balance, payments, remove } = usePayments(order);
 */
export function usePayments(
  order: (OrderPrice & { idPedido: number }) | null,
  options: ReadOptions<OrderLedger> = {},
): Payments {
  const id = order?.idPedido ?? 0;
  const { data, ...read } = useOptionalRead(
    order && paymentKeys.of(id),
    (shop) => shop.payments.list(id),
    notice('payments.listFailed'),
    options,
  );
  const balance = useMemo(
    () => (order && data ? paymentBalance(order, data.pagos) : null),
    [data, order],
  );
  const write = useWrite();
  const notify = useNotify();
  const changeCached = useCached();
  const [removing, setRemoving] = useState<number | null>(null);
  const remove = async ({ id: idPago }: OrderPayment) => {
    if (removing !== null) return;
    setRemoving(idPago);
    try {
      await write(
        'removePayment',
        (shop) => shop.payments.remove(id, idPago),
        (ledger) => changeCached<OrderLedger>(paymentKeys.of(id), () => ledger),
      );
      notify(notice('payments.removed'));
    } catch (cause) {
      notify(orSaid(notice('payments.removeFailed'), asApiError(cause)));
      read.reload();
    } finally {
      setRemoving(null);
    }
  };
  return {
    ...read,
    payments: data?.pagos ?? NOTHING,
    ledger: data,
    balance,
    remove: (payment) => void remove(payment),
    removing,
  };
}
