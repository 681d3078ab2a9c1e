import { browserEnvironment, type ApiError, type Cart } from '@filigrana/sdk';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import { timings } from '../../shared/timings.ts';
import type { CartAnswer, CartPort, SentCommand } from './cart-port.ts';
import { enqueue, type CartCommand } from './cart.queue.ts';
import * as state from './cart.state.ts';
import type { CartContext, CurrentCommand } from './cart.context.ts';
import type { CartEmitted, Step } from './cart.state.ts';

export type CartEvent =
  /** A wish of the person; `id` comes back in the emitted `ended`. */
  | {
      type: 'cart.command';
      /** Another one for each wish. */
      id: number;
      command: CartCommand;
    }
  /** One more was asked for, and the line holds the whole stock already. */
  | { type: 'cart.atMaximum'; line: number; stock: number }
  /** The server's cart may have changed, or can be reached again: focus, connection, a purchase. */
  | { type: 'cart.refresh' }
  /** Another tab tells what the cart is now. */
  | { type: 'cart.received'; cart: Cart }
  /** Somebody logged in, which moved this cart into the account. */
  | { type: 'cart.merged' }
  /** Somebody logged out, or somebody else logged in: this is no longer their cart. */
  | { type: 'cart.abandoned' }
  | { type: 'cart.warningExpired'; line: number }
  | { type: 'cart.throttleExpired' };

/** The command in flight; the machine only asks for it where there is one. */
function inFlight({ current }: CartContext): CurrentCommand {
  if (current === null) throw new Error('No command is in flight.');
  return current;
}

/** The server says how long to wait, or the table of waits does. */
function retryDelay({ current }: CartContext): number {
  // After an answer that did not come in time there was a wait already.
  const nth = current?.error?.kind === 'timeout' ? 0 : (current?.failures ?? 1) - 1;
  return Math.max(timings.cart.retries[nth] ?? 0, (current?.error?.retryAfter ?? 0) * 1_000);
}

/** What is about to be sent, under a key of its own. */
const aimed = (
  context: CartContext,
  newKey: CartPort['newKey'] = browserEnvironment().randomKey,
) => ({
  current: state.aim(context, inFlight(context), newKey),
});

const cartSetup = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
  },
  actors: {
    read: fromPromise<Cart, boolean>(unprovided),
    send: fromPromise<CartAnswer, SentCommand>(unprovided),
  },
  delays: {
    retry: ({ context }) => retryDelay(context),
    reread: ({ context }) => timings.cart.rereads[context.readFailures - 1] ?? 0,
    late: timings.cart.late,
  },
  guards: {
    takesNext: ({ context }) => context.current === null && context.waiting.length > 0,
    isNeedless: ({ context }) =>
      context.current !== null && state.isNeedless(context, context.current),
    mustReadFirst: ({ context }) => context.current !== null && state.mustReadFirst(context),
    hasCurrent: ({ context }) => context.current !== null,
    isStale: ({ context }) => context.isStale && context.readFailures === 0,
    mayReread: ({ context }) =>
      context.isStale && context.readFailures <= timings.cart.rereads.length,
    mayArriveLate: ({ context }) => context.lost !== null,
    // The first read of all is one that commands need.
    endsRead: ({ context: { current, waiting, settled, readError } }) =>
      current === null && waiting.length > 0 && (settled !== null || readError !== null),
    isNeeded: ({ context: { current, waiting } }, error: ApiError) =>
      current === null && waiting.length > 0 && state.isPassing(error),
    isNewer: ({ context }, cart: Cart) => state.isNewer(cart, context.settled),
    isOutdated: ({ context }, error: ApiError) => state.isOutdated(inFlight(context), error),
    isClampable: ({ context }, error: ApiError) => state.isClampable(inFlight(context), error),
    isGone: ({ context }, error: ApiError) => state.isGone(inFlight(context), error),
    mayRetry: ({ context: { current } }, error: ApiError) =>
      current !== null && state.mayRetry(current, error),
    isUntellable: ({ context: { current } }) =>
      current?.command.kind === 'add' && current.version === null,
  },
  actions: {
    take: assign(({ context }) => state.takeNext(context)),
    aim: assign(({ context }) => aimed(context)),
    receive: assign(({ context }, cart: Cart) => state.receive(context, cart)),
    move: assign(({ context }) => state.moveToAccount(context)),
    carryOut: enqueueActions(({ context, enqueue: then }, step: Step) => {
      // As a function: an object would have its functions called for values.
      then.assign(() => step.context);
      for (const emitted of step.emit ?? []) then.emit(emitted);
      if (step.warn === undefined) return;
      const id = `warning:${step.warn}`;
      then.cancel(id);
      const delay = timings.cart.maxWarning;
      then.raise({ type: 'cart.warningExpired', line: step.warn }, { id, delay });
      if (!context.isToastThrottled)
        then.raise({ type: 'cart.throttleExpired' }, { delay: timings.cart.maxToastThrottle });
    }),
  },
});

/** What an event makes of the cart. */
const step = <Came>(make: (context: CartContext, came: Came) => Step) => ({
  type: 'carryOut' as const,
  params: ({ context, event }: { context: CartContext; event: Came }) => make(context, event),
});
/** What becomes of the command in flight when its attempt has failed. */
const failed = (make: (context: CartContext, current: CurrentCommand, error: ApiError) => Step) =>
  step((context, { error }: { error: unknown }) =>
    make(context, inFlight(context), asApiError(error)),
  );
/** A guard that looks at the failure. */
const when = <const Guard extends string>(type: Guard) => ({
  type,
  params: ({ event }: { event: { error: unknown } }) => asApiError(event.error),
});

/**
 * The cart: a settled cart and a queue of commands on top, first in first out, one in flight,
 * absolute quantities. Commands are `cart.command`; how each ended is emitted as `ended`.
 *
 * Every command has a key of its own and names the version of the cart that it was made for. A lost
 * one is sent again just as it was; one that came too late for its version goes on top of today's
 * cart. Every answer brings the whole cart, so nothing is read after writing. Hosts that count no
 * versions are asked for their cart after a lost answer, and when nothing waits any more.
 *
 * @example
 * const cart = createActor(
 *   provideCart({
 *     read: (signal) => shop.cart.get({ signal }),
 *     async send({ version, key }) {
 *       const { carrito } = await shop.cart.empty({ version, idempotencyKey: key });
 *       return { cart: carrito, cantidad: null };
 *     },
 *   }),
 * ).start();
 * cart.send({ type: 'cart.command', id: 1, command: { kind: 'empty' } });
 * cartView(cart.getSnapshot().context).lines; // [], at once
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: state.INITIAL_CART,
  initial: 'idle',
  on: {
    'cart.command': {
      actions: assign(({ context, event: { id, command } }) => ({
        waiting: enqueue(context.waiting, { command, ids: [id] }),
      })),
    },
    'cart.atMaximum': {
      actions: step((context, { line, stock }: { line: number; stock: number }) =>
        state.warning(context, line, stock),
      ),
    },
    'cart.refresh': { actions: assign({ isStale: true, readFailures: 0 }) },
    'cart.received': { actions: { type: 'receive', params: ({ event }) => event.cart } },
    'cart.merged': [
      // Without a version nobody can tell whether it was added before the move: the person is told.
      {
        guard: 'isUntellable',
        target: '.idle',
        actions: [
          step((context) => state.fail(context, inFlight(context), state.interrupted())),
          'move',
        ],
      },
      { target: '.idle', actions: 'move' },
    ],
    'cart.abandoned': {
      target: '.idle',
      actions: step(state.abandon),
    },
    'cart.warningExpired': {
      actions: assign(({ context, event }) => {
        const { [event.line]: _gone, ...warnings } = context.warnings;
        return { warnings };
      }),
    },
    'cart.throttleExpired': { actions: assign({ isToastThrottled: false }) },
  },
  states: {
    /** Decides what is next. */
    idle: {
      always: [
        { guard: 'takesNext', target: 'idle', actions: 'take' },
        {
          guard: 'isNeedless',
          target: 'idle',
          actions: step((context) => state.settleDone(context, inFlight(context))),
        },
        { guard: 'mustReadFirst', target: 'reading' },
        { guard: 'hasCurrent', target: 'sending' },
        { guard: 'isStale', target: 'reading' },
      ],
      after: {
        reread: { guard: 'mayReread', target: 'reading' },
        late: { guard: 'mayArriveLate', target: 'reading', actions: assign({ lost: null }) },
      },
    },
    /** A command ends the reading, and so does a newer cart from another tab. */
    reading: {
      entry: assign({ isStale: false }),
      always: { guard: 'endsRead', target: 'idle', actions: assign({ isStale: true }) },
      on: {
        'cart.received': {
          guard: { type: 'isNewer', params: ({ event }) => event.cart },
          target: 'idle',
          actions: { type: 'receive', params: ({ event }) => event.cart },
        },
      },
      invoke: {
        src: 'read',
        // Somebody who has a wish has a cart.
        input: ({ context }) => context.current !== null,
        onDone: {
          target: 'idle',
          actions: step((context, { output }: { output: Cart }) => state.takeCart(context, output)),
        },
        onError: [
          // The first read fails whoever waits for it.
          {
            guard: when('isNeeded'),
            target: 'waiting',
            actions: ['take', failed(state.noteFailure)],
          },
          { guard: when('mayRetry'), target: 'waiting', actions: failed(state.noteFailure) },
          { guard: 'hasCurrent', target: 'idle', actions: failed(state.fail) },
          {
            target: 'idle',
            actions: step((context, { error }: { error: unknown }) =>
              state.failRead(context, asApiError(error)),
            ),
          },
        ],
      },
    },
    sending: {
      entry: 'aim',
      invoke: {
        src: 'send',
        input: ({ context }) => inFlight(context),
        onDone: {
          target: 'idle',
          actions: step((context, { output }: { output: CartAnswer }) =>
            state.settle(context, inFlight(context), output),
          ),
        },
        onError: [
          { guard: when('isOutdated'), target: 'idle', actions: failed(state.rebase) },
          { guard: when('isClampable'), target: 'idle', actions: failed(state.clamp) },
          { guard: when('isGone'), target: 'idle', actions: failed(state.settleDone) },
          { guard: when('mayRetry'), target: 'waiting', actions: failed(state.noteFailure) },
          { target: 'idle', actions: failed(state.fail) },
        ],
      },
    },
    /** Between two attempts. */
    waiting: {
      after: { retry: 'idle' },
      on: { 'cart.refresh': 'idle' },
    },
  },
});

/** The machine connected to the world. */
export function provideCart(port: CartPort) {
  return cartMachine.provide({
    actors: {
      read: fromPromise<Cart, boolean>(({ input, signal }) => port.read(signal, input)),
      send: fromPromise<CartAnswer, SentCommand>(({ input, signal }) => port.send(input, signal)),
    },
    actions: { aim: assign(({ context }) => aimed(context, port.newKey)) },
  });
}
