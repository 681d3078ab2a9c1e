import type { DoubtReason, OrderLedger } from '@filigrana/sdk';
import { DOUBT_TEXT_MAX } from '@filigrana/sdk/domain';
import { doubtSchema, readForm, type DoubtValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { paymentKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm, FormOptions, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

interface Subject {
  idPedido: number;
}

/** What the fields of a reason hold. */
export interface DoubtFormValues {
  motivo: DoubtReason;
  /** Own words, which the customer is told; '' for none. */
  texto: string;
}

const requestForm: StaffForm<Subject, DoubtFormValues, DoubtValues> = {
  id: 'receiptRequestForm',
  idOf: ({ idPedido }) => idPedido,
  memo: null,
  start: () => ({ motivo: 'no_se_lee', texto: '' }),
  read: (values) => readForm(doubtSchema, values),
  issues: () => ({ TOO_LONG: notice('doubt.tooLong', { max: DOUBT_TEXT_MAX }) }),
  failed: (error) => orSaid(notice('receiptRequest.failed'), error),
  saved: () => notice('receiptRequest.sent'),
};

/**
 * Asking the customer of an order for another receipt, with a reason. Rendered while the form is open.
 *
 * @example const form = useReceiptRequest(order.idPedido, { onSaved: close });
 */
export function useReceiptRequest(
  idPedido: number,
  options: FormOptions = {},
): AdminForm<DoubtFormValues> {
  const changeCached = useCached();
  const save = useCallback<SaveForm<Subject, DoubtFormValues, DoubtValues>>(
    async ({ accepted }, write) => {
      const texto = accepted.texto || null;
      await write(
        'requestReceipt',
        (shop) => shop.payments.requestReceipt(idPedido, { ...accepted, texto }),
        (now) => changeCached<OrderLedger>(paymentKeys.of(idPedido), () => now),
      );
    },
    [changeCached, idPedido],
  );
  const subject = useMemo(() => ({ idPedido }), [idPedido]);
  return useForm(requestForm, subject, save, options).form;
}
