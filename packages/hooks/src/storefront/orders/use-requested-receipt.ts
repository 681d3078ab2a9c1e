import type { RequestedReceipt } from '@filigrana/sdk';
import { readForm, receiptSchema, type ReceiptValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { asApiError, isUnanswered } from '../../shared/as-api-error.ts';
import type { FormStatus } from '../../shared/forms/form-report.ts';
import { useFormMachine } from '../../shared/forms/use-form-machine.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { paymentKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { useRefresh } from '../../shared/reads/use-refresh.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { useStore } from '../../shared/use-store.ts';
import type { FormReport, StorefrontForm } from '../forms/storefront-form.ts';
import { createUpload } from '../../shared/forms/upload.ts';
import { receiptProblem } from '../payment/receipt-problem.ts';
import { storefrontRevalidation } from '../revalidation.ts';
import { notice } from '../texts/storefront-notice.ts';

interface Fields {
  comprobante: File | null;
}

const receiptForm: StorefrontForm<Fields, ReceiptValues> = {
  id: 'receiptForm',
  memo: null,
  start: () => ({ comprobante: null }),
  read: (values) => readForm(receiptSchema, values),
  issues: () => ({ RECEIPT_REQUIRED: notice('checkout.receiptRequired') }),
  failed: (error) =>
    isUnanswered(error) ? notice('connection.failed') : orSaid(notice('receipt.failed'), error),
};

/** Whether one more has come since, where the link takes several. */
const hasCome = (
  before: RequestedReceipt | undefined,
  now: RequestedReceipt | undefined,
): now is RequestedReceipt =>
  before?.quedan !== undefined && now?.quedan !== undefined && now.quedan < before.quedan;

export interface RequestedReceiptForm extends FormReport<keyof Fields> {
  /** What is asked for; null while it is read, and when the link is of no use. */
  request: RequestedReceipt | null;
  /** `dead`: the link is of no use. `failed`: it could not be read; `reload` tries again. */
  read: 'loading' | 'ready' | 'dead' | 'failed';
  reload(): void;
  /** The receipt that is to be sent; null where none is chosen. */
  comprobante: File | null;
  attach(file: File | null): void;
  status: FormStatus;
  submit(): void;
  /** While it is sent: whole percent that has left; null where nobody can tell. */
  progress: number | null;
}

/**
 * Sending the receipt that the shop has asked for, with the link of a letter and without a login. Where
 * nothing was asked for, `request.estado` is 'libre': whoever pays in parts sends one for each. Once it has
 * come, it is 'recibida': also when only the answer was lost; a further one is taken while `request.quedan`
 * is not 0. Key: `paymentKeys.requested`.
 *
 * @param token Last part of the link's address, or `tokenComprobante` of the order.
 * @param options SWR's own, such as `fallbackData`; null reads nothing.
 * @example const { request, comprobante, attach, submit } = useRequestedReceipt(params.token);
 */
export function useRequestedReceipt(
  token: string,
  options: ReadOptions<RequestedReceipt> = {},
): RequestedReceiptForm {
  const { shop } = useShopContext();
  const { data, error, mutate } = useRead(
    paymentKeys.requested(token),
    (api) => api.payments.requested(token),
    options,
  );
  const refresh = useRefresh();
  const upload = useMemo(() => createUpload(), []);
  const progress = useStore(upload.progress);
  const { context, status, change, learn, submit } = useFormMachine(receiptForm, {
    async send({ accepted }) {
      try {
        const now = await upload.run((options) =>
          shop.payments.sendReceipt(token, accepted, options),
        );
        await mutate(now, { revalidate: false });
      } catch (cause) {
        const failure = asApiError(cause);
        // It may have come all the same, or be asked for no more: what is read now tells.
        const isOpen = isUnanswered(failure) || failure.code === 'INVALID_STATE';
        const now = isOpen ? await mutate().catch(() => undefined) : undefined;
        if (!isUnanswered(failure) || !hasCome(data, now)) throw failure;
        await mutate({ ...now, estado: 'recibida' }, { revalidate: false });
      }
      void refresh(storefrontRevalidation.sendReceipt);
      return null;
    },
  });
  const attach = useCallback(
    (file: File | null) => {
      const problem = receiptProblem(file);
      change({ comprobante: problem ? null : file });
      if (problem) learn({ errors: { comprobante: problem } });
    },
    [change, learn],
  );
  const isDead = error?.status === 404 || error?.status === 400;
  return {
    request: data ?? null,
    read: data ? 'ready' : error ? (isDead ? 'dead' : 'failed') : 'loading',
    reload: useCallback(() => void mutate().catch(() => undefined), [mutate]),
    comprobante: context.values.comprobante,
    attach,
    status,
    submit: useCallback(() => submit(), [submit]),
    progress,
    notice: context.notice,
    errors: context.errors,
  };
}
