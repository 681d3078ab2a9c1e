import type { PaymentMethod } from '@filigrana/sdk';
import { PAYMENT_METHODS } from '@filigrana/sdk/domain';
import type { Service, ShopContext } from '../../shared/services/service.ts';
import { isId } from '../../shared/is-id.ts';
import { endedSession } from '../../shared/session/ended-session.ts';
import { textsOf } from '../../shared/storage.ts';
import { createStore, type Store } from '../../shared/store.ts';
import { cartService } from '../cart/cart-client.ts';
import type { CheckoutValues } from '../checkout/checkout.types.ts';
import { localCartService } from '../local-cart/local-cart-client.ts';
import type { SpecialOrderValues } from '../special-orders/special-order-form.types.ts';
import { accountDraft, type AccountDraft } from './account-draft.ts';
import { draftFiles, fileKeyOf } from './draft-files.ts';

/** What was chosen on the payment page for the cart as it is. */
export interface PaymentChoice {
  readonly metodoPago: PaymentMethod | null;
  readonly comprobante: File | null;
  /** It was confirmed, and no account has taken it over yet: the checkout begins with it. */
  readonly isConfirmed: boolean;
}

/**
 * What somebody has begun to buy. A logout forgets all of it; a file is forgotten after a day, too.
 *
 * - `payment`: the choices of the payment page, for the cart of this browser. They last as long
 *   as the tab. They are over with the last line of the cart, and so with the purchase. A session that
 *   has run out hides them until the same person is back and finds the cart filled. Confirmed, they go
 *   on to the checkout, and belong to the account as soon as somebody is logged in.
 * - `checkout`: address or place, method, reference, receipt and idempotency key of an account's purchase, for
 *   all tabs, until the order is there: all attempts have one key, so that there is one order. The
 *   receipt is over with the last line of the cart.
 * - `specialOrder`: what an account asks for as a custom piece, as long as the tab, until it is
 *   received. Its key is dropped with a refusal: what is sent then is another request.
 */
export interface PurchaseDraft {
  readonly payment: Store<PaymentChoice>;
  readonly checkout: AccountDraft<CheckoutValues>;
  readonly specialOrder: AccountDraft<SpecialOrderValues>;
}

export const NO_CHOICE: PaymentChoice = {
  metodoPago: null,
  comprobante: null,
  isConfirmed: false,
};

const PAYMENT = 'payment';
const TYPED = ['provincia', 'canton', 'distrito', 'direccionExacta', 'referencia'] as const;
const SPECIAL = ['pieza', 'talla', 'tipoPiedra', 'tipoMaterial', 'descripcion'] as const;

function methodOf(stored: unknown): PaymentMethod | null {
  const { metodoPago } = (stored ?? {}) as { metodoPago?: unknown };
  return PAYMENT_METHODS.find((method) => method === metodoPago) ?? null;
}

function placeOf(stored: unknown): number | null {
  const { idLugar } = (stored ?? {}) as { idLugar?: unknown };
  return isId(idLugar) ? idLugar : null;
}

function paymentStore({ kept, service, environment }: ShopContext): Store<PaymentChoice> {
  const isOpen = () => service(localCartService).get().productos.length > 0;
  const files = draftFiles(environment);
  const fileKey = () => fileKeyOf(kept.readDraft(PAYMENT));
  const metodoPago = isOpen() ? methodOf(kept.readDraft(PAYMENT)) : null;
  const store = createStore<PaymentChoice>({ ...NO_CHOICE, metodoPago });

  /** The receipt that was chosen before a reload, unless something else was chosen meanwhile. */
  const recall = async (key: string) => {
    const comprobante = await files.read(key);
    if (comprobante && fileKey() === key && isOpen()) store.set({ ...store.get(), comprobante });
  };
  const before = isOpen() ? fileKey() : null;
  if (before !== null) void recall(before);

  return {
    ...store,
    set(choice) {
      const { metodoPago: method, comprobante } = choice;
      const isSame = comprobante === store.get().comprobante && choice !== NO_CHOICE;
      const named = fileKey();
      const key = isSame ? named : comprobante && files.keep(comprobante);
      if (key !== named) files.forget(named);
      store.set(choice);
      kept.keepDraft(PAYMENT, method || key ? { metodoPago: method, fileKey: key } : null);
    },
  };
}

/** Ends the choices with the cart that they are for, and brings them back after a new login. */
function followCarts(payment: Store<PaymentChoice>, context: ShopContext): () => void {
  const localCart = context.service(localCartService);
  const cart = context.service(cartService);
  const ended = context.service(endedSession);
  let owner = localCart.get().usuarioInfo?.idUsuario;
  /** Choices of an account whose session has run out, until it is known who logs in. */
  let aside: { readonly idUsuario: number; readonly choice: PaymentChoice } | null = null;

  const check = () => {
    const { productos, usuarioInfo } = localCart.get();
    const before = owner;
    owner = usuarioInfo?.idUsuario;
    if (before !== undefined && owner === undefined && ended.isOver)
      aside = { idUsuario: before, choice: payment.get() };
    if (productos.length === 0 && payment.get() !== NO_CHOICE) payment.set(NO_CHOICE);
    if (owner === undefined || !aside) return;
    const { idUsuario, choice } = aside;
    const { status, isSettled } = cart.get();
    const isOver = owner !== idUsuario || (status === 'empty' && isSettled);
    if (!isOver && productos.length === 0) return;
    aside = null;
    if (isOver) return;
    const { metodoPago, comprobante } = payment.get();
    payment.set({
      metodoPago: metodoPago ?? choice.metodoPago,
      comprobante: comprobante ?? choice.comprobante,
      isConfirmed: false,
    });
  };
  check();
  const stops = [localCart.subscribe(check), cart.subscribe(check)];
  return () => stops.forEach((stop) => stop());
}

export const purchaseDraftService: Service<PurchaseDraft> = {
  create: (context) => ({
    payment: paymentStore(context),
    checkout: accountDraft(context, {
      name: 'checkout',
      keeping: 'browser',
      read: (stored) => ({
        ...textsOf(stored, TYPED),
        metodoPago: methodOf(stored),
        idLugar: placeOf(stored),
      }),
    }),
    specialOrder: accountDraft(context, {
      name: 'special-order',
      keeping: 'tab',
      read: (stored) => textsOf(stored, SPECIAL),
    }),
  }),
  start({ payment, checkout }, context) {
    const cart = context.service(cartService);
    let before = cart.get().status;
    const stops = [
      followCarts(payment, context),
      cart.subscribe(() => {
        const { status } = cart.get();
        // The receipt is of a purchase that will not be made.
        if (before === 'filled' && status === 'empty') checkout.detach();
        before = status;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  },
};
