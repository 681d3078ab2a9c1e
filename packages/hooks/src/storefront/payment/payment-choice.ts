import type { PaymentMethod } from '@filigrana/sdk';
import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';

/** What was chosen on the payment page and is chosen already when the checkout opens. */
export interface PaymentChoice {
  readonly metodoPago: PaymentMethod;
  /** Null when the receipt is no image: the checkout takes images only. */
  readonly comprobante: File | null;
}

/**
 * Hands the choice of the payment page on to the checkout, which sets it back to null when the
 * purchase is through. It is kept in memory: a file survives no reload.
 */
export const paymentChoiceService: Service<Store<PaymentChoice | null>> = {
  create: () => createStore<PaymentChoice | null>(null),
};
