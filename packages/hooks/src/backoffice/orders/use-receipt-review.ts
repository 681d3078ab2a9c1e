import type { Order, OrderReview } from '@filigrana/sdk';
import type { ReferenceValues } from '@filigrana/sdk/schemas';
import { useCallback, useMemo } from 'react';
import { orderKeys } from '../../shared/reads/keys.ts';
import type { ReadOptions } from '../../shared/reads/use-read.ts';
import type { AdminForm } from '../forms/form.types.ts';
import { useForm, type SaveForm } from '../forms/use-form.ts';
import { useOptionalRead } from '../reads/use-optional-read.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';
import { useCached } from '../writes/use-cached.ts';
import {
  referenceForm,
  type ReferenceFormValues,
  type ReferenceSubject,
} from './reference-form.ts';
import { useOrderDetails, type OrderDetails } from './use-order-details.ts';

/** A receipt, as it can be shown. */
export interface ReceiptFile {
  /** Link that expires; `renew` of the review brings a new one. */
  url: string;
  /** Null where the backend does not say: an image, or else a PDF. */
  kind: 'imagen' | 'pdf' | null;
  /** Its picture is still being made ready: the link waits for that, a second at most. */
  isPreparing: boolean;
}

export interface ReceiptReview {
  /** `unsupported`: the backend judges no receipts; what the order says of itself is there still. */
  status: 'idle' | 'loading' | 'unsupported' | 'failed' | 'ready';
  /** Orders with the same receipt and the reference with its checks. */
  review: OrderReview | null;
  notice: BackofficeNotice | null;
  reload(): void;
  /** Null while it is read, and when there is none: then `hasNoReceipt`. */
  receipt: ReceiptFile | null;
  /** The order has no receipt that can be shown. */
  hasNoReceipt: boolean;
  /** It arrived whole and still cannot be shown; also `hasNoReceipt`. */
  isIllegible: boolean;
  /** When its receipt was deleted (ISO 8601), for its age or with the account; null when it was not. */
  deletedOn: string | null;
  /** Asks for a new link. */
  renew(): void;
  /** Where the order goes, how it was paid, whom to reach. */
  details: OrderDetails;
  /** The reference as the clerk types it; blank takes it away. */
  reference: AdminForm<ReferenceFormValues>;
}

function useSaveReference() {
  const changeCached = useCached();
  return useCallback<SaveForm<ReferenceSubject, ReferenceFormValues, ReferenceValues>>(
    async ({ subject, accepted, version }, write) => {
      if (subject === null) return;
      const { idPedido } = subject;
      await write(
        'setOrderReference',
        (shop) =>
          shop.orderReview.setReference(idPedido, {
            referencia: accepted.referencia || null,
            ...(version !== undefined && { version }),
          }),
        (review) => changeCached<OrderReview>(orderKeys.review(idPedido), () => review),
      );
    },
    [changeCached],
  );
}

/**
 * What helps to judge the payment of an order: its receipt, other orders with the same one, and the
 * payment reference. Null reads nothing. Keys: `getOrderReview` and those of `useOrderDetails`.
 *
 * @param order The order as the list has it.
 * @param options SWR's own of the review, such as `fallbackData`; null reads nothing.
 * @example const { receipt, review, reference } = useReceiptReview(order);
 */
export function useReceiptReview(
  order: Order | null,
  options: ReadOptions<OrderReview> = {},
): ReceiptReview {
  const idPedido = order?.idPedido ?? null;
  const { data: review, ...read } = useOptionalRead(
    idPedido === null ? null : orderKeys.review(idPedido),
    (shop) => shop.orderReview.get(idPedido ?? 0),
    notice('review.failed'),
    options,
  );
  const details = useOrderDetails(options && (order?.idCarrito ?? null));
  const stored = review?.referencia?.valor ?? null;
  const version = review?.version;
  const subject = useMemo<ReferenceSubject | null>(
    () => (idPedido === null ? null : { idPedido, referencia: stored, version }),
    [idPedido, stored, version],
  );
  const { form } = useForm(referenceForm, subject, useSaveReference());

  const state = review?.estadoComprobante;
  const told = review ?? details.receipt;
  const url = told?.comprobante ?? null;
  const kind = review?.tipoComprobante ?? null;
  const { reload } = read;
  const { reload: reloadDetails } = details;
  return {
    ...read,
    review,
    receipt: url === null ? null : { url, kind, isPreparing: state === 'preparando' },
    hasNoReceipt: told !== null && url === null,
    isIllegible: state === 'ilegible',
    deletedOn: told?.comprobanteEliminado ?? null,
    renew: useCallback(() => {
      reload();
      reloadDetails();
    }, [reload, reloadDetails]),
    details,
    reference: form,
  };
}
