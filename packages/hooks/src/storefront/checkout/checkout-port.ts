import { browserEnvironment, type Environment, type Shop } from '@filigrana/sdk';
import { asApiError } from '../../shared/as-api-error.ts';
import type { CheckoutPort } from './checkout.machine.ts';
import { isUnresolved } from './checkout.rules.ts';

/** What all attempts of one purchase share. Kept beside the snapshot of the machine: it makes one order of them. */
export interface PurchaseKey {
  /** Null while no purchase is under way. */
  key: string | null;
}

export interface ShopCheckoutOptions {
  /** The purchase that an earlier visit has begun; a new one unless given. The port writes into it. */
  purchase?: PurchaseKey;
  /** Waits until nothing of the cart is on its way; false when that takes too long. True at once unless given. */
  settle?: CheckoutPort['settle'];
  /** Makes the key of a new purchase; that of the browser unless given. */
  environment?: Pick<Environment, 'randomKey'>;
}

/**
 * The purchase of a shop, for `checkoutMachine`. Attempts whose end is not known have the same key: sent again, they
 * make one order.
 *
 * @example
 * const purchase = { key: null };
 * const machine = provideCheckout(shopCheckoutPort(shop, { purchase }));
 * const checkout = createActor(machine).start();
 * JSON.stringify({ snapshot: checkout.getPersistedSnapshot(), purchase });
 */
export function shopCheckoutPort(
  { checkout }: Pick<Shop, 'checkout'>,
  {
    purchase = { key: null },
    settle = () => Promise.resolve(true),
    environment = browserEnvironment(),
  }: ShopCheckoutOptions = {},
): CheckoutPort {
  return {
    settle,
    async buy(form) {
      purchase.key ??= environment.randomKey();
      try {
        const bought = await checkout.placeOrder(form, { idempotencyKey: purchase.key });
        purchase.key = null;
        return bought;
      } catch (cause) {
        // What was answered is over: the next attempt is another purchase.
        if (!isUnresolved(asApiError(cause))) purchase.key = null;
        throw cause;
      }
    },
  };
}
