import type { ApiError, PaymentMethod, Purchase } from '@filigrana/sdk';
import { assign, emit, fromPromise, not, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import type { FormContext } from '../../shared/forms/form-state.ts';
import { notice, type StorefrontCode } from '../texts/storefront-notice.ts';
import {
  checkoutFields,
  checkReceipt,
  isCancelled,
  isMadeBefore,
  isUnresolved,
  unresolved,
  type PurchaseForm as Form,
} from './checkout.rules.ts';
import {
  ADDRESS_FIELDS,
  addressIn,
  type CheckoutFields,
  type ChosenPlace,
  type TypedField,
} from './checkout.types.ts';

/** The form, which follows the rules of every other one, and how the purchase goes. */
export interface CheckoutContext extends FormContext<
  never,
  CheckoutFields,
  Form,
  null,
  StorefrontCode
> {
  /** It was sent, and how that ended is not known: it may be sent whatever the cart holds now. */
  readonly isUnresolved: boolean;
  /** It was refused because a piece is gone: who has paid can send it without the piece. */
  readonly isPieceGone: boolean;
  /** It was refused because too many orders wait for review: who has paid can send it all the same. */
  readonly isOverLimit: boolean;
  readonly idPedido: number | null;
  /** What was bought for, USD, once received; null when the server does not say. */
  readonly montoTotal: number | null;
  /** The same in whole colones; null where the shop has no rate. */
  readonly montoColones: number | null;
}

/** What has to hold besides the form. */
export interface CheckoutConditions {
  /** Somebody is logged in. */
  isLoggedIn: boolean;
  /** The cart has something in it. */
  hasLines: boolean;
  /** The total that the person sees, USD; null or absent where the server is not to compare it. */
  montoTotal?: number | null;
  /** Colones for a dollar that the person sees; null or absent where there are none. */
  tasa?: number | null;
  /** The payment is made: what is gone by now is ordered without its piece, however many orders wait for review. */
  isPaid?: boolean;
  /** Where it is picked up, its address taking the place of the typed one. */
  lugar?: ChosenPlace;
}

export type CheckoutEvent =
  | { type: 'checkout.change'; field: TypedField; value: string }
  | { type: 'checkout.chooseMethod'; method: PaymentMethod }
  /** Picked up at this place; null: sent to the address, which stays as it was typed. */
  | { type: 'checkout.choosePlace'; idLugar: number | null }
  | { type: 'checkout.attach'; file: File | null }
  /** What an earlier visit of the page has left. */
  | { type: 'checkout.restore'; values: CheckoutFields; isUnresolved: boolean }
  | ({ type: 'checkout.submit' } & CheckoutConditions)
  | { type: 'checkout.retry' }
  | { type: 'checkout.restart' };

/** The order is there: what was shown of the purchase can be cleared. */
export type CheckoutEmitted = { type: 'received' };

const BLANK: CheckoutContext = {
  ...checkoutFields.fresh(null),
  isUnresolved: false,
  isPieceGone: false,
  isOverLimit: false,
  idPedido: null,
  montoTotal: null,
  montoColones: null,
};

function check(context: CheckoutContext, conditions: CheckoutConditions): Partial<CheckoutContext> {
  const { isLoggedIn, hasLines, montoTotal = null, tasa = null, isPaid = false } = conditions;
  const { lugar } = conditions;
  if (!isLoggedIn) return { accepted: null, errors: {}, notice: notice('checkout.loginRequired') };
  if (!hasLines && !context.isUnresolved)
    return { accepted: null, errors: {}, notice: notice('checkout.cartEmpty') };
  if (lugar === null) {
    const required = notice('field.required');
    return { accepted: null, errors: { idLugar: required }, notice: required };
  }
  const { values } = context;
  const asked = lugar ? { ...context, values: { ...values, ...addressIn(lugar) } } : context;
  const { accepted = null, values: _typed, ...checked } = checkoutFields.check(asked);
  return {
    ...checked,
    isPieceGone: false,
    isOverLimit: false,
    accepted: accepted && {
      ...accepted,
      ...(montoTotal !== null && { montoTotal }),
      ...(tasa !== null && { tasa }),
      ...(isPaid && { sinPieza: 1 as const }),
      ...(lugar && { idLugar: lugar.idLugar }),
    },
  };
}

const change = (context: CheckoutContext, fields: Partial<CheckoutFields>) =>
  checkoutFields.change(context, fields).context;

/** What is wrong with an address does not count where it is picked up, nor the other way round. */
function choosePlace(context: CheckoutContext, idLugar: number | null): Partial<CheckoutContext> {
  const changed = change(context, { idLugar });
  const settled = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, undefined]));
  return { ...changed, ...checkoutFields.learn({ ...context, ...changed }, { errors: settled }) };
}

function attach(context: CheckoutContext, file: File | null): Partial<CheckoutContext> {
  const wrong = file && checkReceipt(file);
  const changed = change(context, { comprobante: wrong ? null : file });
  const learnt = { notice: wrong, errors: { comprobante: wrong ?? undefined } };
  return { ...changed, ...checkoutFields.learn({ ...context, ...changed }, learnt) };
}

/** The checked form; the machine only sends one that is. */
function formOf({ accepted }: CheckoutContext): Form {
  if (accepted === null) throw new Error('The form has not been checked.');
  return accepted;
}

/**
 * Buying: open (editing | refused | unreachable) → checking → settling → sending → received. What
 * is refused can be changed and sent again; where no answer came, the same purchase can be sent
 * again and never makes a second order. A second submit while one is on its way is ignored. What is
 * cancelled on its way can be changed again.
 *
 * Events: `checkout.change`, `.chooseMethod`, `.choosePlace`, `.attach`, `.restore`, `.submit`, `.retry`,
 * `.restart`. Emits: `received`. Actors: `settle` (waits for the cart), `buy`.
 *
 * @example
 * const checkout = createActor(
 *   provideCheckout({ settle: async () => true, buy: (form) => shop.checkout.placeOrder(form) }),
 * ).start();
 * checkout.send({ type: 'checkout.change', field: 'canton', value: 'Belén' });
 * checkout.send({ type: 'checkout.submit', isLoggedIn: true, hasLines: true });
 * checkout.getSnapshot().context.notice?.code; // what is still missing
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
  },
  actors: {
    settle: fromPromise<boolean>(unprovided),
    buy: fromPromise<Purchase, Form>(unprovided),
  },
  guards: {
    isComplete: ({ context }) => context.accepted !== null,
    isUnresolved: ({ context }) => context.isUnresolved,
    isSettled: (_, hasSettled: boolean) => hasSettled,
    isMadeBefore: (_, error: ApiError) => isMadeBefore(error),
    isCancelled: ({ context }, error: ApiError) => isCancelled(error) && !context.isUnresolved,
    isUnanswered: (_, error: ApiError) => isUnresolved(error),
  },
}).createMachine({
  id: 'checkout',
  context: BLANK,
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'checkout.change': {
          target: '.editing',
          actions: assign(({ context, event }) => change(context, { [event.field]: event.value })),
        },
        'checkout.chooseMethod': {
          target: '.editing',
          actions: assign(({ context, event }) => change(context, { metodoPago: event.method })),
        },
        'checkout.choosePlace': {
          target: '.editing',
          actions: assign(({ context, event }) => choosePlace(context, event.idLugar)),
        },
        'checkout.attach': {
          target: '.editing',
          actions: assign(({ context, event }) => attach(context, event.file)),
        },
        'checkout.restore': {
          target: '.editing',
          actions: assign(({ event: { values, isUnresolved: isOpen } }) => ({
            ...BLANK,
            values,
            isUnresolved: isOpen,
            notice: isOpen ? notice('checkout.unreachable') : null,
          })),
        },
        'checkout.submit': {
          target: 'checking',
          actions: assign(({ context, event }) => check(context, event)),
        },
      },
      states: {
        editing: {},
        refused: {},
        unreachable: { on: { 'checkout.retry': { guard: 'isComplete', target: '#sending' } } },
      },
    },
    checking: {
      always: [
        { guard: not('isComplete'), target: 'open' },
        // Sent before: what the cart holds by now is of no account.
        { guard: 'isUnresolved', target: 'sending' },
        { target: 'settling' },
      ],
    },
    settling: {
      invoke: {
        src: 'settle',
        onDone: [
          { guard: { type: 'isSettled', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'open', actions: assign({ notice: notice('checkout.cartPending') }) },
        ],
        onError: { target: 'open', actions: assign({ notice: notice('checkout.cartPending') }) },
      },
    },
    sending: {
      id: 'sending',
      invoke: {
        src: 'buy',
        input: ({ context }) => formOf(context),
        onDone: {
          target: 'received',
          actions: assign(({ event }) => ({
            ...BLANK,
            notice: notice('checkout.received'),
            idPedido: event.output.idPedido,
            montoTotal: event.output.pedido?.montoTotal ?? null,
            montoColones: event.output.pedido?.montoColones ?? null,
          })),
        },
        onError: [
          {
            guard: { type: 'isMadeBefore', params: ({ event }) => asApiError(event.error) },
            target: 'received',
            actions: assign({ ...BLANK, notice: notice('checkout.receivedBefore') }),
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => asApiError(event.error) },
            target: 'open.editing',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => asApiError(event.error) },
            target: 'open.unreachable',
            actions: assign(({ event }) => ({
              isUnresolved: true,
              notice: unresolved(asApiError(event.error)),
            })),
          },
          {
            target: 'open.refused',
            actions: assign(({ context, event }) => ({
              ...checkoutFields.refused(context, event.error),
              isUnresolved: false,
              isPieceGone: asApiError(event.error).code === 'STOCK_EXCEEDED',
              isOverLimit: asApiError(event.error).code === 'PENDING_LIMIT',
            })),
          },
        ],
      },
    },
    received: {
      entry: emit({ type: 'received' }),
      on: { 'checkout.restart': { target: 'open', actions: assign(BLANK) } },
    },
  },
});

/** What the purchase needs of the world. */
export interface CheckoutPort {
  /** Waits until nothing of the cart is on its way; false when that takes too long. */
  settle(): Promise<boolean>;
  /** Buys what is in the cart, once for all attempts of one purchase. */
  buy(form: Form): Promise<Purchase>;
}

/** The machine connected to a shop. */
export function provideCheckout(port: CheckoutPort) {
  return checkoutMachine.provide({
    actors: {
      settle: fromPromise<boolean>(() => port.settle()),
      buy: fromPromise<Purchase, Form>(({ input }) => port.buy(input)),
    },
  });
}
