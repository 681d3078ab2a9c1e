import type { Api } from '../client/call.ts';
import { upload } from '../client/upload.ts';
import type { IdempotentCallOptions } from '../client/options.ts';
import { given, type PurchaseForm } from '../inputs.ts';
import { purchase } from '../normalize/order.ts';
import type { Purchase } from '../results.ts';

/** The purchase. */
export function checkoutResource({ client, call }: Api) {
  return {
    /**
     * Buys what is in the account's cart. Give an `idempotencyKey` and keep it until you know how
     * the purchase ended: the same key never buys twice. With `montoTotal`, the total that the buyer
     * was shown, nothing is bought at another one (409 `TOTAL_CHANGED`, whose body has today's
     * `montoTotal`); send it only where the cart has a `version`. Customers.
     */
    placeOrder: (form: PurchaseForm, options?: IdempotentCallOptions): Promise<Purchase> =>
      upload(call, {
        operation: 'placeOrder',
        send: (init) => client.POST('/api/compra', { ...init, body: given(form) }),
        read: purchase,
        options,
      }),
  };
}
