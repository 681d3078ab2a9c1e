import type { ApiError, SpecialOrderReceived } from '@filigrana/sdk';
import type { SpecialOrderValues as Form } from '@filigrana/sdk/schemas';
import { assign, enqueueActions, fromPromise, setup, stateIn } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import {
  attach,
  change,
  checkSpecialOrder,
  counterWarning,
  EMPTY_SPECIAL_ORDER,
  fail,
  isCancelled,
  isReceivedBefore,
  requestOf,
  restore,
  settleSize,
  type SpecialOrderContext,
} from './special-order-request.rules.ts';
import type { SpecialOrderDraft } from './special-order-draft.ts';
import type { SpecialOrderValues } from './special-order-request.types.ts';

export type SpecialOrderRequestEvent =
  /** There is a login token, or there is none. */
  | { type: 'specialOrder.admit' }
  | { type: 'specialOrder.requireLogin' }
  | { type: 'specialOrder.change'; field: keyof SpecialOrderValues; value: string }
  | { type: 'specialOrder.settleSize' }
  | { type: 'specialOrder.attach'; file: File | null }
  /** What an earlier visit of the page has left. */
  | { type: 'specialOrder.restore'; draft: SpecialOrderDraft }
  /** `key`: idempotency key for a new attempt; an attempt without an outcome keeps its own. */
  | { type: 'specialOrder.submit'; key: string };

/** A warning while typing, to be shown as a toast. */
export type SpecialOrderRequestEmitted = { type: 'notice'; notice: StorefrontNotice };

/** What goes to the server. */
export interface SpecialOrderRequest {
  form: Form;
  key: string;
}

/** The call behind the form. The signal tells that the person has left the page. */
export interface SpecialOrderRequestPort {
  send(request: SpecialOrderRequest, left: AbortSignal): Promise<SpecialOrderReceived>;
}

/**
 * Asking for a custom piece: two things side by side.
 *
 * - `access`: unknown → granted | required → (2.5 s) leaving, for the login page.
 * - `form`: editing → checking → sending → received, which is an empty form again. What fails leads
 *   back to editing with everything in its place, and is sent again with the same key unless the
 *   server has refused it. Changes and submits while one is on its way are ignored.
 *
 * Events: `specialOrder.admit`, `.requireLogin`, `.change`, `.settleSize`, `.attach`,
 * `.restore`, `.submit`.
 * Emits: `notice` (counter of the description). Actor: `send`.
 *
 * @example
 * const request = createActor(
 *   provideSpecialOrderRequest({
 *     send: ({ form, key }) => shop.specialOrders.request(form, { idempotencyKey: key }),
 *   }),
 * ).start();
 * request.send({ type: 'specialOrder.admit' });
 * request.send({ type: 'specialOrder.change', field: 'pieza', value: 'Aretes' });
 * request.send({ type: 'specialOrder.submit', key: 'one per attempt' });
 * request.getSnapshot().context.notice?.code; // 'specialOrder.incomplete'
 */
export const specialOrderRequestMachine = setup({
  types: {
    context: {} as SpecialOrderContext,
    events: {} as SpecialOrderRequestEvent,
    emitted: {} as SpecialOrderRequestEmitted,
  },
  actors: { send: fromPromise<SpecialOrderReceived, SpecialOrderRequest>(unprovided) },
  delays: { loginRedirect: timings.specialOrder.loginRedirect },
  guards: {
    isAdmitted: stateIn({ access: 'granted' }),
    isComplete: ({ context }) => context.form !== null,
    isReceivedBefore: (_, error: ApiError) => isReceivedBefore(error),
    isCancelled: (_, error: ApiError) => isCancelled(error),
  },
}).createMachine({
  id: 'specialOrderRequest',
  context: EMPTY_SPECIAL_ORDER,
  type: 'parallel',
  states: {
    access: {
      initial: 'unknown',
      states: {
        unknown: {
          on: { 'specialOrder.admit': 'granted', 'specialOrder.requireLogin': 'required' },
        },
        granted: { on: { 'specialOrder.requireLogin': 'required' } },
        required: {
          on: { 'specialOrder.admit': 'granted' },
          after: { loginRedirect: 'leaving' },
        },
        leaving: { on: { 'specialOrder.admit': 'granted' } },
      },
    },
    form: {
      initial: 'editing',
      on: {
        'specialOrder.change': {
          target: '.editing',
          actions: enqueueActions(({ context, event, enqueue }) => {
            const changed = change(context, event.field, event.value);
            enqueue.assign(changed);
            const warning = event.field === 'descripcion' && counterWarning(changed.counter);
            if (warning) enqueue.emit({ type: 'notice', notice: warning });
          }),
        },
        'specialOrder.settleSize': { actions: assign(({ context }) => settleSize(context)) },
        'specialOrder.attach': {
          target: '.editing',
          actions: assign(({ context, event }) => attach(context, event.file)),
        },
        'specialOrder.restore': {
          target: '.editing',
          actions: assign(({ event }) => restore(event.draft)),
        },
        'specialOrder.submit': {
          guard: 'isAdmitted',
          target: '.checking',
          actions: assign(({ context, event }) => ({
            ...checkSpecialOrder(context),
            key: context.key ?? event.key,
          })),
        },
      },
      states: {
        editing: {},
        checking: { always: [{ guard: 'isComplete', target: 'sending' }, { target: 'editing' }] },
        sending: {
          on: {
            'specialOrder.change': {},
            'specialOrder.settleSize': {},
            'specialOrder.attach': {},
            'specialOrder.restore': {},
            'specialOrder.submit': {},
          },
          invoke: {
            src: 'send',
            input: ({ context }) => requestOf(context),
            onDone: {
              target: 'received',
              actions: assign({ ...EMPTY_SPECIAL_ORDER, notice: notice('specialOrder.sent') }),
            },
            onError: [
              {
                guard: { type: 'isReceivedBefore', params: ({ event }) => asApiError(event.error) },
                target: 'received',
                actions: assign({
                  ...EMPTY_SPECIAL_ORDER,
                  notice: notice('specialOrder.sentBefore'),
                }),
              },
              {
                guard: { type: 'isCancelled', params: ({ event }) => asApiError(event.error) },
                target: 'editing',
              },
              {
                target: 'editing',
                actions: assign(({ context, event }) => fail(context, asApiError(event.error))),
              },
            ],
          },
        },
        received: { exit: assign({ notice: null }) },
      },
    },
  },
});

/** The machine connected to a shop. */
export function provideSpecialOrderRequest(port: SpecialOrderRequestPort) {
  return specialOrderRequestMachine.provide({
    actors: {
      send: fromPromise<SpecialOrderReceived, SpecialOrderRequest>(({ input, signal }) =>
        port.send(input, signal),
      ),
    },
  });
}
