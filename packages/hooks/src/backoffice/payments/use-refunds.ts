import type { Refund } from '@filigrana/sdk';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import { REFUND_PROOF_MAX } from '@filigrana/sdk/domain';
import { readForm, refundSchema, type RefundValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { paymentKeys } from '../../shared/reads/keys.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import type { AdminForm, FormOptions, StaffForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead, type OptionalRead } from '../reads/use-optional-read.ts';
import { notice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';

export interface Refunds extends Omit<OptionalRead<unknown>, 'data'> {
  /** What is to be given back, the longest waiting first. */
  owed: readonly Refund[];
  /** What was given back, the newest first. */
  done: readonly Refund[];
}

const NOTHING: readonly never[] = [];

/**
 * What is to be given back of what had come for orders that were cancelled, and what was. `unsupported`
 * where the backend notes no payments. Key: `listRefunds`.
 *
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { owed, done } = useRefunds();
 */
export function useRefunds(options: ReadOptions<Refund[]> = {}): Refunds {
  const { data, ...read } = useOptionalRead(
    paymentKeys.refunds(),
    (shop) => shop.payments.refunds(),
    notice('refunds.listFailed'),
    options,
  );
  const all = data ?? NOTHING;
  return useMemo(
    () => ({
      ...read,
      owed: all.filter(({ hecha }) => hecha === null),
      done: all.filter(({ hecha }) => hecha !== null),
    }),
    [all, read],
  );
}

const refundForm: StaffForm<Refund, RefundValues, RefundValues> = {
  id: 'refundForm',
  idOf: ({ id }) => id,
  memo: null,
  start: () => ({ referencia: '' }),
  read: (values) => readForm(refundSchema, values),
  issues: () => ({
    REQUIRED: notice('refund.proofRequired'),
    TOO_LONG: notice('doubt.tooLong', { max: REFUND_PROOF_MAX }),
  }),
  failed: (error) => orSaid(notice('refund.failed'), error),
  saved: () => notice('refund.done'),
};

/**
 * Noting that a sum was given back, with what proves it. Rendered while the form is open.
 *
 * @example
 * function Owed({ refund }: { refund: ReturnType<typeof useRefunds>['owed'][number] }) {
 *   const { submit } = useRefundForm(refund, { onSaved: close });
 *   return <button onClick={() => void submit()}>Pedido {refund.idPedido}</button>;
 * }
 * <>{useRefunds().owed.map((refund) => <Owed key={refund.id} refund={refund} />)}</>;
 */
export function useRefundForm(refund: Refund, options: FormOptions = {}): AdminForm<RefundValues> {
  const changeCached = useCached();
  const save = useCallback<SaveForm<Refund, RefundValues, RefundValues>>(
    async ({ subject, accepted }, write) => {
      if (subject === null) return;
      await write(
        'setRefund',
        (shop) => shop.payments.setRefund(subject.id, accepted),
        (now) =>
          changeCached<Refund[]>(paymentKeys.refunds(), (all) => [
            ...all.filter(({ id }) => id !== now.id),
            now,
          ]),
      );
    },
    [changeCached],
  );
  return useForm(refundForm, refund, save, options).form;
}
