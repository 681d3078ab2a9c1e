import type { OrderLedger, ReceivedBy } from '@filigrana/sdk';
import { localDate, type OrderPrice } from '@filigrana/sdk/domain';
import type { PaymentValues } from '@filigrana/sdk/schemas';
import { useCallback, useState } from 'react';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { paymentKeys } from '../../shared/reads/keys.ts';
import type { AdminForm, FormOptions } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useCached } from '../writes/use-cached.ts';
import {
  expectedIn,
  paymentForm,
  type PaymentFormValues,
  type PaymentSubject,
} from './payment-form.ts';

export interface PaymentFormOptions extends FormOptions {
  /** How the order was to be paid: what the form begins with. */
  metodo?: ReceivedBy | undefined;
  /** The order's own reference: what the form begins with, unless a payment has it. */
  referencia?: string | null | undefined;
  /** Number of the receipt that the payment is read from; null for none. */
  comprobante?: number | null | undefined;
}

/**
 * Entering a payment of an order. It begins with what is expected: the amount that is missing, today, the
 * order's method and reference. Another currency brings the amount that is expected in it, unless one has
 * been typed. Rendered while the form is open.
 *
 * @param order The order that is paid, with its totals.
 * @param ledger What has come for it, as `usePayments` has read it.
 * @param options What the form begins with.
 * @example
 * const ledger = { idPedido: order.idPedido, pagos: [], comprobantes: [], solicitud: null };
 * const form = usePaymentForm(order, ledger, { onSaved: close });
 * <input value={form.values.monto} onChange={(event) => form.set('monto', event.target.value)} />;
 */
export function usePaymentForm(
  order: OrderPrice & { idPedido: number },
  ledger: OrderLedger,
  { metodo = 'sinpe', referencia = null, comprobante = null, onSaved }: PaymentFormOptions = {},
): AdminForm<PaymentFormValues> {
  const { clock } = useShopContext();
  // What it began with, whatever is entered elsewhere meanwhile.
  const [subject] = useState<PaymentSubject>(() => ({
    idPedido: order.idPedido,
    price: order,
    payments: ledger.pagos,
    metodo,
    referencia: ledger.pagos.some((one) => one.referencia === referencia) ? '' : (referencia ?? ''),
    hoy: localDate(clock.now()),
  }));
  const changeCached = useCached();
  const save = useCallback<SaveForm<PaymentSubject, PaymentFormValues, PaymentValues>>(
    async ({ accepted }, write) => {
      const { idPedido } = subject;
      const payment = { ...accepted, referencia: accepted.referencia || null, comprobante };
      await write(
        'addPayment',
        (shop) => shop.payments.add(idPedido, payment),
        (now) => changeCached<OrderLedger>(paymentKeys.of(idPedido), () => now),
      );
    },
    [changeCached, comprobante, subject],
  );
  const { form, change } = useForm(paymentForm, subject, save, { onSaved });
  const set = useCallback<AdminForm<PaymentFormValues>['set']>(
    (field, value) =>
      change((now) => {
        if (field !== 'moneda') return { [field]: value } as Partial<PaymentFormValues>;
        const moneda = value as PaymentFormValues['moneda'];
        const isUntouched = now.monto === expectedIn(subject, now.moneda).monto;
        return { moneda, ...(isUntouched && { monto: expectedIn(subject, moneda).monto }) };
      }),
    [change, subject],
  );
  return { ...form, set };
}
