import type { CartHold } from '@filigrana/sdk';
import { assign, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { orSaid } from '../../shared/texts/notice.ts';
import { notice, type StorefrontNotice } from '../texts/storefront-notice.ts';

export interface HoldContext {
  /** The last hold that was told; null before the first. */
  readonly hold: CartHold | null;
  /** Why nothing is held, where a person has to know. */
  readonly notice: StorefrontNotice | null;
}

export type HoldEvent =
  | { type: 'hold.start' }
  | { type: 'hold.prolong' }
  /** What the cart says, whoever has changed it. */
  | { type: 'hold.told'; hold: CartHold | null }
  | { type: 'hold.bought' };

const told = (hold: CartHold | null): HoldContext => ({ hold, notice: null });

/**
 * What somebody who wants to pay has to know: a piece is gone, or held too often, or nothing can be bought until an
 * order of theirs is reviewed. Everything else goes on without.
 */
function whyNot(cause: unknown): StorefrontNotice | null {
  const error = asApiError(cause);
  if (error.code === 'PENDING_LIMIT') return orSaid(notice('hold.notYet'), error);
  return error.code === 'STOCK_EXCEEDED' || error.code === 'HOLD_LIMIT'
    ? orSaid(notice('hold.refused'), error)
    : null;
}

/**
 * The hold of a cart that is paid: holding → prolonged, and then used by the purchase, expired, or released.
 * What has ended can be started once more. Where nothing can be held the purchase goes straight on.
 *
 * Events: `hold.start`, `.prolong`, `.told`, `.bought`. Actors: `start`, `prolong`.
 *
 * @example
 * const hold = createActor(provideHold({ start: async () => null, prolong: async () => null })).start();
 * hold.send({ type: 'hold.start' });
 */
export const holdMachine = setup({
  types: { context: {} as HoldContext, events: {} as HoldEvent },
  actors: {
    start: fromPromise<CartHold | null>(unprovided),
    prolong: fromPromise<CartHold | null>(unprovided),
  },
  delays: { untilEnd: ({ context }) => 1000 * (context.hold?.segundos ?? 0) },
  guards: {
    wasHeld: ({ context }) => context.hold !== null,
    isNone: (_, hold: CartHold | null) => hold === null,
    isProlonged: (_, hold: CartHold | null) => hold?.prolongado === true,
    isHeld: (_, hold: CartHold | null) => hold !== null && hold.segundos > 0,
  },
}).createMachine({
  id: 'hold',
  context: told(null),
  initial: 'free',
  on: {
    'hold.told': [
      {
        guard: { type: 'isProlonged', params: ({ event }) => event.hold },
        target: '.prolonged',
        actions: assign(({ event }) => told(event.hold)),
      },
      {
        guard: { type: 'isHeld', params: ({ event }) => event.hold },
        target: '.holding',
        actions: assign(({ event }) => told(event.hold)),
      },
    ],
  },
  states: {
    // What a cart of before says of a hold counts for nothing until it is asked for.
    free: { on: { 'hold.start': 'starting', 'hold.told': {} } },
    starting: {
      entry: assign({ notice: null }),
      on: { 'hold.told': {} },
      invoke: {
        src: 'start',
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'unheld' },
          {
            guard: { type: 'isProlonged', params: ({ event }) => event.output },
            target: 'prolonged',
            actions: assign(({ event }) => told(event.output)),
          },
          { target: 'holding', actions: assign(({ event }) => told(event.output)) },
        ],
        onError: [
          {
            // Whoever asks once more has pressed a button: what became of it is said in any case.
            guard: 'wasHeld',
            target: 'expired',
            actions: assign(({ event }) => ({
              notice: whyNot(event.error) ?? notice('hold.refused'),
            })),
          },
          {
            target: 'unheld',
            actions: assign(({ event }) => ({ hold: null, notice: whyNot(event.error) })),
          },
        ],
      },
    },
    holding: {
      initial: 'waiting',
      after: { untilEnd: 'expired' },
      on: {
        'hold.told': [
          {
            guard: { type: 'isNone', params: ({ event }) => event.hold },
            target: 'released',
          },
          {
            guard: { type: 'isProlonged', params: ({ event }) => event.hold },
            target: 'prolonged',
            actions: assign(({ event }) => told(event.hold)),
          },
          {},
        ],
        'hold.bought': 'used',
      },
      states: {
        waiting: { on: { 'hold.prolong': 'prolonging' } },
        prolonging: {
          invoke: {
            src: 'prolong',
            onDone: {
              target: '#hold.prolonged',
              actions: assign(({ event }) => told(event.output)),
            },
            // It stays as it is; what the person does meanwhile is not held up.
            onError: 'kept',
          },
        },
        kept: {},
      },
    },
    prolonged: {
      after: { untilEnd: 'expired' },
      on: {
        'hold.told': [
          { guard: { type: 'isNone', params: ({ event }) => event.hold }, target: 'released' },
          {},
        ],
        'hold.bought': 'used',
      },
    },
    /** Nothing could be held: it is not asked for again. */
    unheld: {},
    used: { on: { 'hold.told': {} } },
    expired: { on: { 'hold.start': 'starting', 'hold.bought': 'used' } },
    released: { on: { 'hold.start': 'starting' } },
  },
});

/** What a hold needs of the world. */
export interface HoldPort {
  start(): Promise<CartHold | null>;
  prolong(): Promise<CartHold | null>;
}

/** The machine connected to a shop. */
export function provideHold(port: HoldPort) {
  return holdMachine.provide({
    actors: {
      start: fromPromise<CartHold | null>(() => port.start()),
      prolong: fromPromise<CartHold | null>(() => port.prolong()),
    },
  });
}
