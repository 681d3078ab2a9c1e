import type { Cart } from '@filigrana/sdk';
import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import { supersede, type CartCommand } from './cart.commands.ts';
import type { CartAnswer, CartPort } from './cart.port.ts';
import {
  abandon,
  applyRead,
  failRead,
  interrupted,
  moveToAccount,
  receive,
} from './cart.reading.ts';
import { failCheck, giveUp, handleFailure, judge } from './cart.recovery.ts';
import { accept, looksFirst, settle, takeNext } from './cart.settlement.ts';
import {
  INITIAL_CART,
  type CartContext,
  type CartEmitted,
  type CartNews,
  type CurrentCommand,
  type Step,
} from './cart.state.ts';

export type CartEvent =
  /** A wish of the person; `id` comes back in the emitted `settled`. */
  | { type: 'cart.command'; id: number; command: CartCommand }
  /** The server's cart may have changed: focus, connection back, another tab, a purchase. */
  | { type: 'cart.refresh' }
  /** Another tab tells what the cart is now. */
  | { type: 'cart.received'; news: CartNews }
  /** Somebody logged in, which moved this cart into the account. */
  | { type: 'cart.merged' }
  /** Somebody logged out, or somebody else logged in: this is no longer their cart. */
  | { type: 'cart.abandoned' }
  | { type: 'lock.granted' }
  | { type: 'cart.warningExpired'; line: number }
  | { type: 'cart.throttleExpired' }
  | { type: 'cart.suspicionExpired'; suspect: number };

/** The command under way; the machine only asks for it in states that have one. */
function underWay({ current }: CartContext): CurrentCommand {
  if (current === null) throw new Error('No command is under way.');
  return current;
}

/** The server says how long to wait, or the table of waits does. */
function retryDelay({ current }: CartContext): number {
  // Before anything is restored the news of other tabs must have had time to come.
  if (current?.failures === 0) return timings.cart.news;
  const wait = timings.cart.retries[Math.max(0, (current?.failures ?? 1) - 1)] ?? 0;
  return Math.max(wait, (current?.error?.retryAfter ?? 0) * 1_000);
}

const machine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as Pick<CartContext, 'now'>,
  },
  actors: {
    read: fromPromise<Cart>(unprovided),
    send: fromPromise<CartAnswer, CartCommand>(unprovided),
    lock: fromCallback<{ type: 'lock.granted' }>(() => undefined),
  },
  delays: {
    settle: timings.cart.settle,
    retry: ({ context }) => retryDelay(context),
    reread: ({ context }) => timings.cart.rereads[Math.max(0, context.readFailures - 1)] ?? 0,
    lockPatience: timings.cart.lockPatience,
    suspicionCheck: timings.cart.suspicionCheck,
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    // The first read of all is what an addition waits for.
    interruptsRead: ({ context }) =>
      context.waiting.length > 0 &&
      (context.settled !== null || context.waiting[0]?.command.kind !== 'add'),
    hasCurrent: ({ context }) => context.current !== null,
    hasSuspects: ({ context }) => context.suspects.length > 0,
    shouldRead: ({ context }) => context.isStale && context.readFailures === 0,
    shouldReread: ({ context }) =>
      context.isStale && context.readFailures <= timings.cart.rereads.length,
    isSuperseded: ({ context }) =>
      context.current !== null && supersede(context.waiting, context.current) !== null,
    checksFirst: ({ context }) => looksFirst(underWay(context)),
    isAdding: ({ context }) => context.current?.command.kind === 'add',
    mustSend: ({ context }) => context.next === 'send',
    mustWait: ({ context }) => context.next === 'wait',
    mustCheck: ({ context }) => context.next === 'check',
  },
  actions: {
    noteTime: assign({ askedAt: ({ context }) => context.now() }),
    carryOut: enqueueActions(({ context, enqueue }, step: Step) => {
      // As a function: an object would have its functions called for values.
      enqueue.assign(() => step.context);
      for (const told of step.emit) enqueue.emit(told);
      if (step.warn !== undefined) {
        const id = `warning:${step.warn}`;
        enqueue.cancel(id);
        enqueue.raise(
          { type: 'cart.warningExpired', line: step.warn },
          { id, delay: timings.cart.maxWarning },
        );
        if (!context.isToastThrottled)
          enqueue.raise({ type: 'cart.throttleExpired' }, { delay: timings.cart.maxToastThrottle });
      }
      for (const { id } of step.context.suspects ?? [])
        if (!context.suspects.some((known) => known.id === id))
          enqueue.raise(
            { type: 'cart.suspicionExpired', suspect: id },
            { delay: timings.cart.suspicion },
          );
    }),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...INITIAL_CART, now: input.now }),
  initial: 'resting',
  on: {
    'cart.command': {
      actions: assign(({ context, event }) => accept(context, event.id, event.command)),
    },
    'cart.refresh': { actions: assign({ isStale: true, readFailures: 0 }) },
    'cart.received': { actions: assign(({ context, event }) => receive(context, event.news)) },
    'cart.merged': { actions: assign(({ context }) => moveToAccount(context)) },
    'cart.abandoned': {
      target: '.resting',
      actions: { type: 'carryOut', params: ({ context }) => abandon(context) },
    },
    'cart.warningExpired': {
      actions: assign(({ context, event }) => {
        const { [event.line]: _gone, ...warnings } = context.warnings;
        return { warnings };
      }),
    },
    'cart.throttleExpired': { actions: assign({ isToastThrottled: false }) },
    'cart.suspicionExpired': {
      actions: assign(({ context, event }) => ({
        suspects: context.suspects.map((suspect) =>
          suspect.id === event.suspect ? { ...suspect, isOver: true } : suspect,
        ),
      })),
    },
  },
  states: {
    resting: {
      always: [
        { guard: 'hasWaiting', target: 'working' },
        { guard: 'shouldRead', target: 'reading' },
        { guard: 'shouldReread', target: 'rereading' },
      ],
      after: {
        suspicionCheck: {
          guard: 'hasSuspects',
          target: 'reading',
        },
      },
    },
    /** Quiet time after the last command: perhaps the person is not done. */
    pausing: {
      always: { guard: 'hasWaiting', target: 'working' },
      after: { settle: 'resting' },
    },
    rereading: {
      always: [
        { guard: 'hasWaiting', target: 'working' },
        { guard: 'shouldRead', target: 'reading' },
      ],
      after: { reread: 'reading' },
    },
    /** A wish interrupts the read: it is done first, and the cart is read after it. */
    reading: {
      entry: assign(({ context }) => ({ isStale: false, askedAt: context.now() })),
      always: {
        guard: 'interruptsRead',
        target: 'working',
        actions: assign({ isStale: true }),
      },
      invoke: {
        src: 'read',
        onDone: {
          target: 'resting',
          actions: {
            type: 'carryOut',
            params: ({ context, event }) => applyRead(context, event.output),
          },
        },
        onError: {
          target: 'resting',
          actions: {
            type: 'carryOut',
            params: ({ context, event }) => failRead(context, asApiError(event.error)),
          },
        },
      },
    },
    /** Commands go out one by one, while no other tab changes the cart. */
    working: {
      initial: 'locking',
      invoke: { src: 'lock' },
      on: { 'lock.granted': { actions: assign({ isAlone: true }) } },
      exit: assign({ isAlone: false }),
      states: {
        locking: {
          on: { 'lock.granted': { target: 'taking', actions: assign({ isAlone: true }) } },
          after: { lockPatience: 'taking' },
        },
        taking: {
          entry: assign(({ context }) => takeNext(context)),
          always: [{ guard: 'hasCurrent', target: 'deciding' }, { target: '#cart.pausing' }],
        },
        sending: {
          entry: 'noteTime',
          invoke: {
            src: 'send',
            input: ({ context }) => underWay(context).command,
            onDone: {
              target: 'deciding',
              actions: {
                type: 'carryOut',
                params: ({ context, event }) => settle(context, underWay(context), event.output),
              },
            },
            onError: {
              target: 'deciding',
              actions: {
                type: 'carryOut',
                params: ({ context, event }) =>
                  handleFailure(context, underWay(context), asApiError(event.error)),
              },
            },
          },
          on: {
            'cart.merged': [
              // Whether it came before or after the move cannot be told: the person is.
              {
                guard: 'isAdding',
                target: 'taking',
                actions: [
                  assign(({ context }) => moveToAccount(context)),
                  {
                    type: 'carryOut',
                    params: ({ context }) => giveUp(context, underWay(context), interrupted()),
                  },
                ],
              },
              {
                target: 'sending',
                reenter: true,
                actions: assign(({ context }) => moveToAccount(context)),
              },
            ],
          },
        },
        deciding: {
          always: [
            { guard: 'mustSend', target: 'sending' },
            { guard: 'mustWait', target: 'waiting' },
            { guard: 'mustCheck', target: 'checking' },
            { target: 'taking' },
          ],
        },
        waiting: {
          always: {
            guard: 'isSuperseded',
            target: 'taking',
            actions: assign(({ context }) => ({
              waiting: supersede(context.waiting, underWay(context)) ?? context.waiting,
              current: null,
            })),
          },
          after: {
            retry: [{ guard: 'checksFirst', target: 'checking' }, { target: 'sending' }],
          },
        },
        /** Looks what became of a command whose answer was lost. */
        checking: {
          entry: 'noteTime',
          invoke: {
            src: 'read',
            onDone: {
              target: 'deciding',
              actions: {
                type: 'carryOut',
                params: ({ context, event }) => judge(context, underWay(context), event.output),
              },
            },
            onError: {
              target: 'deciding',
              actions: {
                type: 'carryOut',
                params: ({ context, event }) =>
                  failCheck(context, underWay(context), asApiError(event.error)),
              },
            },
          },
        },
      },
    },
  },
});

/**
 * The cart: a queue of commands, first in first out, one in flight, absolute quantities.
 * resting → working (locking → taking → sending → deciding → waiting | checking) → pausing →
 * reading → resting. Commands are `cart.command`; how each ended is emitted as `settled`.
 */
export const cartMachine = machine;

/** The machine connected to the world. */
export function provideCart(port: CartPort) {
  return machine.provide({
    actors: {
      read: fromPromise<Cart>(({ signal }) => port.read(signal)),
      send: fromPromise<CartAnswer, CartCommand>(({ input, signal }) => port.send(input, signal)),
      lock: fromCallback<{ type: 'lock.granted' }>(({ sendBack }) =>
        port.lock(() => sendBack({ type: 'lock.granted' })),
      ),
    },
  });
}
