import type { ApiError } from '@filigrana/sdk';
import type { OrderEvent } from '@filigrana/sdk/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';

/** What a reviewer decides. */
export type ReviewStep = Exclude<OrderEvent, 'enviar'>;

export interface OrderReviewContext {
  /** Orders that wait, oldest first; one that is `held` keeps its place among them. */
  readonly queue: readonly number[];
  /** The one that is looked at; null when none waits. */
  readonly current: number | null;
  /** It has taken the place of one that was decided, here or elsewhere: nobody chose it. */
  readonly hasFollowed: boolean;
  /** How many have been decided in this visit. */
  readonly reviewed: number;
  /** What was last decided; with `error`, what was not taken. */
  readonly step: ReviewStep | null;
  /** Why the last decision was not taken. */
  readonly error: ApiError | null;
}

export type OrderReviewEvent =
  /**
   * The orders that wait, as they are now. With `stays`, the one that is looked at is not left when
   * it waits no more, for example because something is typed about it: it is `held`.
   */
  | { type: 'review.orders'; ids: readonly number[]; stays?: boolean }
  /** To the next one, and from the last to the first; the same the other way round. */
  | { type: 'review.next' }
  | { type: 'review.previous' }
  /** To one that waits; another one changes nothing. */
  | { type: 'review.show'; idPedido: number }
  | { type: 'review.accept' }
  /** Asks whether to reject. */
  | { type: 'review.askReject' }
  | { type: 'review.reject' }
  | { type: 'review.cancel' };

/** Somebody else has decided the order that was being looked at, and the next one has its place. */
export type OrderReviewEmitted = { type: 'decidedElsewhere'; idPedido: number };

export interface ReviewDecision {
  readonly idPedido: number;
  readonly step: ReviewStep;
}

/** What takes the place of an order that has left the queue: the one after it, or else the last. */
function follower(before: OrderReviewContext, queue: readonly number[]): number | null {
  const place = before.queue.indexOf(before.current ?? 0);
  const after = before.queue.slice(place + 1).find((id) => queue.includes(id));
  return after ?? queue.at(-1) ?? null;
}

/** Whoever goes on knows where they are. */
const chosen = (current: number | null) => ({ current, hasFollowed: false, error: null });

function neighbour({ queue, current }: OrderReviewContext, by: 1 | -1): number | null {
  const place = queue.indexOf(current ?? 0);
  return queue.at((place + by + queue.length) % queue.length) ?? null;
}

/** Going on from an order that waits no more takes it out of the queue. */
function leftFor(context: OrderReviewContext, to: number | null): Partial<OrderReviewContext> {
  const queue = context.queue.filter((id) => id !== context.current);
  return { queue, ...chosen(to === context.current ? null : to) };
}

/** The queue of now, with the order that is looked at still in its place. */
function renewedAround({ queue, current }: OrderReviewContext, ids: readonly number[]): number[] {
  const kept = queue.filter((id) => id === current || ids.includes(id));
  return [...kept, ...ids.filter((id) => !queue.includes(id))];
}

/** The queue without the order that was decided. */
function afterDecision(context: OrderReviewContext): Partial<OrderReviewContext> {
  const queue = context.queue.filter((id) => id !== context.current);
  const reviewed = context.reviewed + 1;
  const current = follower(context, queue);
  return { queue, current, hasFollowed: true, reviewed, error: null };
}

/**
 * Reviewing the orders that wait, one after the other: empty ⇄ looking → asking → deciding. Only a
 * person decides, and rejecting is asked first. A decided order makes way for the next one; one that
 * the server does not take stays, with the reason. One that somebody else decides makes way too, or,
 * when it is asked to stay, is held until one goes on: looking → held.
 *
 * Events: `review.orders`, `review.next`, `review.previous`, `review.show`, `review.accept`,
 * `review.askReject`, `review.reject`, `review.cancel`. Emits: `decidedElsewhere`. Actor: `decide`.
 *
 * @example
 * session.write(mock.signIn('admin'));
 * const waiting = (await shop.orders.list()).filter((order) => order.estadoPedido === 'pendiente');
 * const review = createActor(provideOrderReview(({ idPedido }) => shop.orders.accept(idPedido)));
 * review.start().send({ type: 'review.orders', ids: waiting.map((order) => order.idPedido) });
 * review.send({ type: 'review.accept' });
 * await waitFor(review, (snapshot) => !snapshot.matches('deciding'));
 */
export const orderReviewMachine = setup({
  types: {
    context: {} as OrderReviewContext,
    events: {} as OrderReviewEvent,
    emitted: {} as OrderReviewEmitted,
  },
  actors: { decide: fromPromise<void, ReviewDecision>(unprovided) },
  guards: {
    nothingWaits: ({ context }) => context.queue.length === 0,
    isGone: ({ context, event }) =>
      event.type === 'review.orders' && !event.ids.includes(context.current ?? 0),
    isGoneAndStays: ({ context, event }) =>
      event.type === 'review.orders' &&
      event.stays === true &&
      !event.ids.includes(context.current ?? 0),
    waits: ({ context, event }) =>
      event.type === 'review.show' && context.queue.includes(event.idPedido),
    isOther: ({ context, event }) =>
      event.type === 'review.show' &&
      event.idPedido !== context.current &&
      context.queue.includes(event.idPedido),
  },
  actions: {
    fill: assign(({ event }) =>
      event.type === 'review.orders' ? { queue: event.ids, current: event.ids[0] ?? null } : {},
    ),
    renew: assign(({ event }) => (event.type === 'review.orders' ? { queue: event.ids } : {})),
    renewAround: assign(({ context, event }) =>
      event.type === 'review.orders' ? { queue: renewedAround(context, event.ids) } : {},
    ),
    follow: assign(({ context, event }) =>
      event.type === 'review.orders'
        ? {
            queue: event.ids,
            current: follower(context, event.ids),
            hasFollowed: true,
            error: null,
          }
        : {},
    ),
    sayGone: emit(({ context }) => ({
      type: 'decidedElsewhere' as const,
      idPedido: context.current ?? 0,
    })),
    next: assign(({ context }) => chosen(neighbour(context, 1))),
    previous: assign(({ context }) => chosen(neighbour(context, -1))),
    show: assign(({ event }) => (event.type === 'review.show' ? chosen(event.idPedido) : {})),
    leaveForNext: assign(({ context }) => leftFor(context, neighbour(context, 1))),
    leaveForPrevious: assign(({ context }) => leftFor(context, neighbour(context, -1))),
    leaveFor: assign(({ context, event }) =>
      event.type === 'review.show' ? leftFor(context, event.idPedido) : {},
    ),
    decided: assign(({ context }) => afterDecision(context)),
  },
}).createMachine({
  id: 'orderReview',
  context: {
    queue: [],
    current: null,
    hasFollowed: false,
    reviewed: 0,
    step: null,
    error: null,
  },
  initial: 'empty',
  states: {
    empty: {
      always: { guard: ({ context }) => context.queue.length > 0, target: 'looking' },
      on: { 'review.orders': { actions: 'fill' } },
    },
    looking: {
      always: { guard: 'nothingWaits', target: 'empty' },
      on: {
        'review.orders': [
          { guard: 'isGoneAndStays', target: 'held', actions: 'renewAround' },
          { guard: 'isGone', actions: ['sayGone', 'follow'] },
          { actions: 'renew' },
        ],
        'review.next': { actions: 'next' },
        'review.previous': { actions: 'previous' },
        'review.show': { guard: 'waits', actions: 'show' },
        'review.accept': { target: 'deciding', actions: assign({ step: 'aceptar' }) },
        'review.askReject': 'asking',
      },
    },
    asking: {
      on: {
        'review.orders': [
          { guard: 'isGoneAndStays', target: 'held', actions: 'renewAround' },
          { guard: 'isGone', target: 'looking', actions: ['sayGone', 'follow'] },
          { actions: 'renew' },
        ],
        'review.reject': { target: 'deciding', actions: assign({ step: 'rechazar' }) },
        'review.cancel': 'looking',
      },
    },
    held: {
      on: {
        'review.orders': [
          { guard: 'isGoneAndStays', actions: 'renewAround' },
          { guard: 'isGone', target: 'looking', actions: ['sayGone', 'follow'] },
          // It waits again.
          { target: 'looking', actions: 'renew' },
        ],
        'review.next': { target: 'looking', actions: 'leaveForNext' },
        'review.previous': { target: 'looking', actions: 'leaveForPrevious' },
        'review.show': { guard: 'isOther', target: 'looking', actions: 'leaveFor' },
      },
    },
    deciding: {
      entry: assign({ error: null }),
      // What is on its way decides where it goes on.
      on: { 'review.orders': { actions: 'renewAround' } },
      invoke: {
        src: 'decide',
        input: ({ context: { current, step } }) => ({
          idPedido: current ?? 0,
          step: step ?? 'aceptar',
        }),
        onDone: { target: 'looking', actions: 'decided' },
        onError: {
          target: 'looking',
          actions: assign(({ event }) => ({ error: asApiError(event.error) })),
        },
      },
    },
  },
});

/** The machine connected to what decides. */
export function provideOrderReview(decide: (decision: ReviewDecision) => Promise<unknown>) {
  return orderReviewMachine.provide({
    actors: {
      decide: fromPromise<void, ReviewDecision>(async ({ input }) => void (await decide(input))),
    },
  });
}
