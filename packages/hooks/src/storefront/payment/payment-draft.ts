import { PAYMENT_METHODS } from '@filigrana/sdk/domain';
import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { readDraft, writeDraft } from '../../shared/tab-drafts.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import type { PaymentMethod } from '@filigrana/sdk';

/** What was chosen on the payment page for the cart as it is. */
export interface PaymentDraft {
  readonly metodoPago: PaymentMethod | null;
  /** Survives leaving the page, but no reload. */
  readonly comprobante: File | null;
}

const NAME = 'payment';
export const NO_PAYMENT_DRAFT: PaymentDraft = { metodoPago: null, comprobante: null };

/**
 * Remembers the choices of the payment page while there is something to pay: with the purchase, the
 * logout or the last line of the cart they are over.
 */
export const paymentDraftService: Service<Store<PaymentDraft>> = {
  create(context) {
    const cart = context.service(localCartService);
    const stored = cart.get().productos.length > 0 ? readDraft(NAME)?.['metodoPago'] : null;
    const metodoPago = PAYMENT_METHODS.find((method) => method === stored) ?? null;
    const store = createStore<PaymentDraft>({ metodoPago, comprobante: null });
    return {
      ...store,
      set(draft) {
        store.set(draft);
        writeDraft(NAME, draft.metodoPago && { metodoPago: draft.metodoPago });
      },
    };
  },
  start(drafts, context) {
    const cart = context.service(localCartService);
    const check = () => {
      if (cart.get().productos.length === 0 && drafts.get() !== NO_PAYMENT_DRAFT)
        drafts.set(NO_PAYMENT_DRAFT);
    };
    check();
    return cart.subscribe(check);
  },
};
