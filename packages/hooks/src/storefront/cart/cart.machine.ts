import type { Cart } from '@filigrana/sdk';
import { assign, fromCallback, fromPromise } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
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
import { accept, settle, takeNext } from './cart.settlement.ts';
import { cartSetup, underWay } from './cart.setup.ts';
import { INITIAL_CART } from './cart.state.ts';
import { atMaximum } from './cart.step.ts';

/**
 * The cart: a queue of commands, first in first out, one in flight, absolute quantities.
 * resting → working (locking → taking → sending → deciding → waiting | checking) → pausing →
 * reading → resting. Commands are `cart.command`; how each ended is emitted as `settled`.
 *
 * A command whose answer is lost is sent again, an addition only after a look at the cart; one that
 * got no answer in time is sent once more, and only when that look is answered. What is given up
 * although the server may have done it is found out by reading the cart.
 *
 * @example
 * const cart = createActor(
 *   provideCart({
 *     read: (signal) => shop.cart.get({ signal }),
 *     async send(command) {
 *       if (command.kind === 'empty') await shop.cart.empty();
 *       return { kind: 'done' };
 *     },
 *     lock: (granted) => (granted(), () => undefined),
 *   }),
 *   { input: { now: Date.now } },
 * ).start();
 * cart.send({ type: 'cart.command', id: 1, command: { kind: 'empty' } });
 * cartView(cart.getSnapshot().context).lines; // [], at once
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...INITIAL_CART, now: input.now }),
  initial: 'resting',
  on: {
    'cart.command': {
      actions: assign(({ context, event }) => accept(context, event.id, event.command)),
    },
    'cart.atMaximum': {
      actions: {
        type: 'carryOut',
        params: ({ context, event }) => atMaximum(context, event.line, event.stock),
      },
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
      // Without a lock the tabs are not kept apart; the cart works all the same.
      invoke: { src: 'lock', onError: [{ guard: 'isLocking', target: '.taking' }, {}] },
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

/** The machine connected to the world. */
export function provideCart(port: CartPort) {
  return cartMachine.provide({
    actors: {
      read: fromPromise<Cart>(({ signal }) => port.read(signal)),
      send: fromPromise<CartAnswer, CartCommand>(({ input, signal }) => port.send(input, signal)),
      lock: fromCallback<{ type: 'lock.granted' }>(({ sendBack }) =>
        port.lock(() => sendBack({ type: 'lock.granted' })),
      ),
    },
  });
}
