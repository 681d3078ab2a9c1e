import type { PaymentMethod } from '@filigrana/sdk';
import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';

/** What was chosen on the payment page and is chosen already when the checkout opens. */
export interface PaymentChoice {
  readonly metodoPago: PaymentMethod;
  /** Null when the receipt is no image: the checkout takes images only. */
  readonly comprobante: File | null;
}

/**
 * Hands the choice of the payment page on to the checkout, which makes it the account's own as soon as
 * somebody is logged in, and sets it back to null. With the last line of the cart it is over. It is
 * kept in memory: a file survives no reload.
 */
export const paymentChoiceService: Service<Store<PaymentChoice | null>> = {
  create: () => createStore<PaymentChoice | null>(null),
  start(choice, context) {
    const cart = context.service(localCartService);
    return cart.subscribe(() => {
      if (cart.get().productos.length === 0) choice.set(null);
    });
  },
};
