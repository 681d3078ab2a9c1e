import { PAYMENT_METHODS } from '@filigrana/sdk/domain';
import { endedSession } from '../../shared/session/ended-session.ts';
import type { Service } from '../../shared/services/service.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { readDraft, writeDraft } from '../../shared/tab-drafts.ts';
import { cartService } from '../cart/cart-client.ts';
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

/** Choices of an account whose session has run out, until it is known who logs in. */
interface SetAside {
  readonly idUsuario: number;
  readonly draft: PaymentDraft;
}

/**
 * Remembers the choices of the payment page while there is something to pay: with the purchase, the
 * logout or the last line of the cart they are over. A session that has run out hides them until the
 * same person is back and finds the cart filled.
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
    const localCart = context.service(localCartService);
    const cart = context.service(cartService);
    const ended = context.service(endedSession);
    let owner = localCart.get().usuarioInfo?.idUsuario;
    let aside: SetAside | null = null;

    const check = () => {
      const { productos, usuarioInfo } = localCart.get();
      const before = owner;
      owner = usuarioInfo?.idUsuario;
      if (before !== undefined && owner === undefined && ended.isOver)
        aside = { idUsuario: before, draft: drafts.get() };
      if (productos.length === 0 && drafts.get() !== NO_PAYMENT_DRAFT) drafts.set(NO_PAYMENT_DRAFT);
      if (owner === undefined || !aside) return;
      const { idUsuario, draft } = aside;
      const { status, isSettled } = cart.get();
      const isOver = owner !== idUsuario || (status === 'empty' && isSettled);
      if (!isOver && productos.length === 0) return;
      aside = null;
      if (isOver) return;
      const { metodoPago, comprobante } = drafts.get();
      drafts.set({
        metodoPago: metodoPago ?? draft.metodoPago,
        comprobante: comprobante ?? draft.comprobante,
      });
    };
    check();
    const stops = [localCart.subscribe(check), cart.subscribe(check)];
    return () => stops.forEach((stop) => stop());
  },
};
