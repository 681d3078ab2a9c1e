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

/** The choices of the payment page. */
export interface PaymentDraft extends Store<PaymentChoice> {
  /** The choices are over. */
  detach(): void;
  /** Takes that back, unless something was set meanwhile. */
  reattach(): void;
}

/**
 * What somebody has begun to buy. A logout forgets all of it; a file is forgotten after a day, too.
 *
 * - `payment`: the choices of the payment page, for the cart of this browser. They last as long
 *   as the tab. They are over with the last line of the cart, and so with the purchase; when the
 *   very lines that were deleted return, as with an undo, so do they. A session that has run out
 *   hides them until the same person is back and finds the cart filled. Confirmed, they go on to
 *   the checkout, and belong to the account as soon as somebody is logged in.
 * - `checkout`: address or place, method, reference, receipt and idempotency key of an account's
 *   purchase, for all tabs, until the order is there: all attempts have one key, so that there is
 *   one order. The receipt is over with the last line of the cart, and returns with it, too.
 * - `specialOrder`: what an account asks for as a custom piece, as long as the tab, until it is
 *   received. Its key is dropped with a refusal: what is sent then is another request.
 */
export interface PurchaseDraft {
  readonly payment: PaymentDraft;
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

function paymentStore({ kept, service, environment }: ShopContext): PaymentDraft {
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

  let detached: PaymentChoice | null = null;
  const set = (choice: PaymentChoice) => {
    const { metodoPago: method, comprobante } = choice;
    const isSame = comprobante === store.get().comprobante && choice !== NO_CHOICE;
    const named = fileKey();
    const key = isSame ? named : comprobante && files.keep(comprobante);
    if (key !== named) files.forget(named);
    detached = null;
    store.set(choice);
    kept.keepDraft(PAYMENT, method || key ? { metodoPago: method, fileKey: key } : null);
  };
  return {
    ...store,
    set,
    detach() {
      const choice = store.get();
      set(NO_CHOICE);
      detached = choice;
    },
    reattach() {
      if (detached) set(detached);
    },
  };
}

/**
 * Follows the lines of a cart. The last of them takes along what is chosen for it; when the very lines that are gone
 * return, their deletion was undone, and what they took along is back.
 *
 * @returns to be told the lines, null when it is another cart from here on or none is known.
 */
function followLines(chosen: Pick<PaymentDraft, 'detach' | 'reattach'>) {
  let now = '';
  let gone = '';
  return (lines: readonly number[] | null): void => {
    const next = [...(lines ?? [])].sort().join();
    if (lines === null) gone = '';
    else if (next === '' && now !== '') {
      gone = now;
      chosen.detach();
    } else if (next !== '' && next === gone) chosen.reattach();
    now = next;
  };
}

/** Ends the choices with the cart that they are for, and brings them back after a new login. */
function followCarts(payment: PaymentDraft, context: ShopContext): () => void {
  const localCart = context.service(localCartService);
  const cart = context.service(cartService);
  const ended = context.service(endedSession);
  let owner = localCart.get().usuarioInfo?.idUsuario;
  /** Choices of an account whose session has run out, until it is known who logs in. */
  let aside: { readonly idUsuario: number; readonly choice: PaymentChoice } | null = null;
  const follow = followLines(payment);

  const check = () => {
    const { productos, usuarioInfo } = localCart.get();
    const before = owner;
    owner = usuarioInfo?.idUsuario;
    if (before !== undefined && owner === undefined && ended.isOver)
      aside = { idUsuario: before, choice: payment.get() };
    if (owner !== before) follow(null);
    follow(productos.map(({ _id }) => _id));
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
    const follow = followLines(checkout);
    const check = () => {
      const { status, lines } = cart.get();
      const isKnown = status === 'filled' || status === 'empty';
      follow(isKnown ? lines.map(({ idProducto_talla }) => idProducto_talla) : null);
    };
    check();
    const stops = [followCarts(payment, context), cart.subscribe(check)];
    return () => stops.forEach((stop) => stop());
  },
};
