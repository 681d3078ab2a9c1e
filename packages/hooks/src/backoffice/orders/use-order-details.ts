import type { OrderContact, OrderReceipt, OrderShipping } from '@filigrana/sdk';
import { useCallback } from 'react';
import { orderKeys } from '../../shared/reads/keys.ts';
import { useRead, type ReadOptions } from '../../shared/reads/use-read.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type BackofficeNotice } from '../texts/backoffice-notice.ts';

export interface OrderDetails {
  /** idle: nothing asked for. What has arrived is given at once, whatever the status. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  /** Where the order goes; null until that has arrived. */
  shipping: OrderShipping | null;
  /** The link to the receipt expires: reload before opening it much later. */
  receipt: OrderReceipt | null;
  /** How to reach the customer; null until that has arrived. */
  contact: OrderContact | null;
  notice: BackofficeNotice | null;
  reload(): void;
}

/** SWR's own options of each of the three reads. */
export interface OrderDetailsOptions {
  shipping?: NonNullable<ReadOptions<OrderShipping>>;
  receipt?: NonNullable<ReadOptions<OrderReceipt>>;
  contact?: NonNullable<ReadOptions<OrderContact>>;
}

/**
 * What 'Ver detalles' reveals of an order: where it goes, how it was paid, whom to reach. Three
 * reads; null reads nothing. Keys: `getOrderShipping`, `getOrderReceipt`, `getOrderContact`.
 *
 * @param options SWR's own of each read, such as `fallbackData`; null reads nothing.
 * @example const details = useOrderDetails(isOpen ? order.idCarrito : null);
 */
export function useOrderDetails(
  idCarrito: number | null,
  options: OrderDetailsOptions | null = {},
): OrderDetails {
  const id = idCarrito ?? 0;
  const isAsked = idCarrito !== null && options !== null;
  const shipping = useRead(
    isAsked ? orderKeys.shipping(id) : null,
    ({ orders }) => orders.shipping(id),
    options?.shipping,
  );
  const receipt = useRead(
    isAsked ? orderKeys.receipt(id) : null,
    ({ orders }) => orders.receipt(id),
    options?.receipt,
  );
  const contact = useRead(
    isAsked ? orderKeys.contact(id) : null,
    ({ orders }) => orders.contact(id),
    options?.contact,
  );

  const reads = [shipping, receipt, contact];
  const error = reads.find((read) => read.error)?.error;
  const status = (): OrderDetails['status'] => {
    if (!isAsked) return 'idle';
    if (reads.every(({ data }) => data)) return 'ready';
    return error ? 'failed' : 'loading';
  };
  const { mutate: readShipping } = shipping;
  const { mutate: readReceipt } = receipt;
  const { mutate: readContact } = contact;
  const reload = useCallback(() => {
    for (const read of [readShipping, readReceipt, readContact]) void read();
  }, [readContact, readReceipt, readShipping]);

  return {
    status: status(),
    shipping: shipping.data ?? null,
    receipt: receipt.data ?? null,
    contact: contact.data ?? null,
    notice: error ? orSaid(notice('orders.detailsFailed'), error) : null,
    reload,
  };
}
