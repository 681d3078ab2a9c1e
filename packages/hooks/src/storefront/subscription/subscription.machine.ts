import type { ApiError, Subscription } from '@filigrana/sdk';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';
import { failedNotice, savedNotice } from './subscription-notices.ts';
import type { KnownSubscription } from './subscription.types.ts';

export interface SubscriptionContext {
  /** What the server is asked for. */
  readonly estadoSuscripcion: boolean;
  /** The switch of the profile: shows the new state at once. */
  readonly isSwitch: boolean;
}

export type SubscriptionEvent =
  /** The button of the footer. */
  | { type: 'subscription.subscribe'; known: KnownSubscription }
  /** The switch of the profile. */
  | { type: 'subscription.toggle'; known: KnownSubscription }
  | { type: 'subscription.closeLogin' };

export type SubscriptionEmitted =
  | { type: 'notice'; notice: StorefrontNotice }
  | { type: 'saved'; suscrito: boolean }
  /** The server refused the login token. */
  | { type: 'unauthorized' };

const isLoggedOut = ({ event }: { event: SubscriptionEvent }) =>
  'known' in event && event.known === null;
const isSubscribed = ({ event }: { event: SubscriptionEvent }) =>
  'known' in event && event.known === true;

const machine = setup({
  types: {
    context: {} as SubscriptionContext,
    events: {} as SubscriptionEvent,
    emitted: {} as SubscriptionEmitted,
  },
  actors: {
    save: fromPromise<Subscription, boolean>(unprovided),
  },
  delays: {
    thanks: timings.subscription.thanks,
    loginRedirect: timings.subscription.loginRedirect,
  },
  guards: {
    isLoggedOut,
    isSubscribed,
    isSwitch: ({ context }) => context.isSwitch,
  },
  actions: {
    wantSubscription: assign({ estadoSuscripcion: true, isSwitch: false }),
    wantTheOther: assign(({ event }) => ({
      estadoSuscripcion: !isSubscribed({ event }),
      isSwitch: true,
    })),
    sayAlready: emit({ type: 'notice', notice: notice('subscription.already') }),
    saySaved: enqueueActions(({ enqueue }, { suscrito, message }: Subscription) => {
      enqueue.emit({ type: 'saved', suscrito });
      enqueue.emit({ type: 'notice', notice: savedNotice(suscrito, message) });
    }),
    sayFailed: enqueueActions(({ context, enqueue }, failure: ApiError) => {
      enqueue.emit({ type: 'notice', notice: failedNotice(failure, context.isSwitch) });
      if (failure.status === 401) enqueue.emit({ type: 'unauthorized' });
    }),
  },
});

/**
 * The subscription to the newsletter: resting (idle | thanks) → saving → resting, one change at a
 * time; without a login loginRequired → redirecting. A failed change goes back to idle, which
 * reverts the switch.
 *
 * Events: `subscription.subscribe`, `subscription.toggle`, `subscription.closeLogin`.
 * Emits: `notice`, `saved`, `unauthorized`. Actor: `save`.
 *
 * @example
 * session.write(mock.signIn('otherCustomer'));
 * const subscription = createActor(
 *   provideSubscription({
 *     save: (estadoSuscripcion, signal) => shop.subscription.set({ estadoSuscripcion }, { signal }),
 *   }),
 * );
 * subscription.on('notice', ({ notice }) => console.log(notice.code));
 * subscription.start().send({ type: 'subscription.subscribe', known: false });
 * await waitFor(subscription, (snapshot) => snapshot.matches('resting'));
 */
export const subscriptionMachine = machine.createMachine({
  id: 'subscription',
  context: { estadoSuscripcion: true, isSwitch: false },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'subscription.subscribe': [
          { guard: 'isLoggedOut', target: 'loginRequired' },
          { guard: 'isSubscribed', actions: 'sayAlready' },
          { target: 'saving', actions: 'wantSubscription' },
        ],
        'subscription.toggle': [
          { guard: 'isLoggedOut', target: 'loginRequired' },
          { target: 'saving', actions: 'wantTheOther' },
        ],
      },
      states: {
        idle: {},
        /** '¡Gracias por suscribirte!' */
        thanks: { after: { thanks: 'idle' } },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.estadoSuscripcion,
        onDone: [
          {
            guard: 'isSwitch',
            target: 'resting',
            actions: { type: 'saySaved', params: ({ event }) => event.output },
          },
          {
            target: 'resting.thanks',
            actions: { type: 'saySaved', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'sayFailed', params: ({ event }) => asApiError(event.error) },
        },
      },
    },
    /** The modal is open. */
    loginRequired: {
      on: { 'subscription.closeLogin': 'resting' },
      after: { loginRedirect: 'redirecting' },
    },
    redirecting: { on: { 'subscription.closeLogin': 'resting' } },
  },
});

/** Everything that the machine needs of the world. */
export interface SubscriptionPort {
  save(estadoSuscripcion: boolean, signal: AbortSignal): Promise<Subscription>;
}

/** The machine connected to a shop. */
export function provideSubscription(port: SubscriptionPort) {
  return subscriptionMachine.provide({
    actors: {
      save: fromPromise<Subscription, boolean>(({ input, signal }) => port.save(input, signal)),
    },
  });
}
