/** What the chart of the cart is drawn with: events, actors, delays, guards and actions. */
import type { Cart } from '@filigrana/sdk';
import { assign, enqueueActions, fromCallback, fromPromise, setup, stateIn } from 'xstate';
import { UNPROVIDED, unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import { supersede, type CartCommand } from './cart.commands.ts';
import type { CartAnswer } from './cart.port.ts';
import { looksFirst } from './cart.settlement.ts';
import type { CartContext, CartEmitted, CartNews, CurrentCommand, Step } from './cart.state.ts';

export type CartEvent =
  /** A wish of the person; `id` comes back in the emitted `settled`. */
  | { type: 'cart.command'; id: number; command: CartCommand }
  /** One more was asked for, and the line holds the whole stock already. */
  | { type: 'cart.atMaximum'; line: number; stock: number }
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
export function underWay({ current }: CartContext): CurrentCommand {
  if (current === null) throw new Error('No command is under way.');
  return current;
}

/** The server says how long to wait, or the table of waits does. */
function retryDelay({ current }: CartContext): number {
  // Before anything is restored the news of other tabs must have had time to come.
  if (current?.failures === 0) return timings.cart.news;
  // After an answer that did not come in time there was a wait already.
  const nth = current?.error?.kind === 'timeout' ? 0 : Math.max(0, (current?.failures ?? 1) - 1);
  const wait = timings.cart.retries[nth] ?? 0;
  return Math.max(wait, (current?.error?.retryAfter ?? 0) * 1_000);
}

export const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    input: {} as Pick<CartContext, 'now'>,
  },
  actors: {
    read: fromPromise<Cart>(unprovided),
    send: fromPromise<CartAnswer, CartCommand>(unprovided),
    lock: fromCallback<{ type: 'lock.granted' }>(() => {
      throw new Error(UNPROVIDED);
    }),
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
    isLocking: stateIn({ working: 'locking' }),
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
});
