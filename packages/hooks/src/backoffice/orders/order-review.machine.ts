import { assign, emit, fromPromise, setup } from 'xstate';
import { asApiError } from '../../shared/as-api-error.ts';
import { unprovided } from '../../shared/machines/unprovided.ts';
import {
  afterAccepting,
  afterDecision,
  chosen,
  follower,
  isGone,
  isTaken,
  leftFor,
  neighbour,
  putBack,
  renewedAround,
  renewedBeside,
  waitingOf,
} from './order-review.queue.ts';
import type {
  OrderReviewContext,
  OrderReviewEmitted,
  OrderReviewEvent,
  ReviewDecision,
} from './order-review.types.ts';

/**
 * Reviewing the orders that wait, one after the other: empty ⇄ looking → asking → deciding. Only a
 * person decides, and rejecting is asked first. A decided order makes way for the next one; one that
 * the server does not take stays, with the reason; so does one whose answer was lost, until the orders
 * show that the decision was taken: it counts as any other. One that somebody else decides makes way
 * too. What makes way because of what the orders show is held until one goes on when it is asked to
 * stay: looking → held. An accept that waits, so that it can be undone, makes way at once too; the order
 * comes back when it is undone, or when its call fails.
 *
 * Events: `review.orders`, `review.next`, `review.previous`, `review.show`, `review.accept`,
 * `review.askReject`, `review.reject`, `review.cancel`, `review.back`. Emits: `decidedElsewhere`,
 * `foundTaken`, `accepted`. Actor: `decide`.
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
    isGone: ({ context, event }) => isGone(context, event),
    isGoneAndStays: ({ context, event }) => isGone(context, event) && event.stays === true,
    isTaken: ({ context, event }) => isTaken(context, event),
    isTakenAndStays: ({ context, event }) => isTaken(context, event) && event.stays === true,
    isOwnAndGone: ({ context, event }) => context.isOwn && isGone(context, event),
    waitsToBeSent: ({ event }) => event.type === 'review.accept' && event.waits === true,
    isAccepted: ({ context, event }) =>
      event.type === 'review.back' && context.accepted.includes(event.idPedido),
    isAcceptedAndStays: ({ context, event }) =>
      event.type === 'review.back' &&
      context.accepted.includes(event.idPedido) &&
      event.stays === true,
    waits: ({ context, event }) =>
      event.type === 'review.show' && context.queue.includes(event.idPedido),
    isOther: ({ context, event }) =>
      event.type === 'review.show' &&
      event.idPedido !== context.current &&
      context.queue.includes(event.idPedido),
  },
  actions: {
    fill: assign(({ context, event }) => {
      if (event.type !== 'review.orders') return {};
      const waiting = waitingOf(context, event.ids);
      return { ...waiting, current: waiting.queue[0] ?? null };
    }),
    renew: assign(({ context, event }) => {
      if (event.type !== 'review.orders') return {};
      const waiting = waitingOf(context, event.ids);
      return { ...waiting, queue: renewedBeside(context, waiting.queue) };
    }),
    renewAround: assign(({ context, event }) => {
      if (event.type !== 'review.orders') return {};
      const waiting = waitingOf(context, event.ids);
      return { ...waiting, queue: renewedAround(context, waiting.queue) };
    }),
    follow: assign(({ context, event }) => {
      if (event.type !== 'review.orders') return {};
      const waiting = waitingOf(context, event.ids);
      const current = follower(context, waiting.queue);
      return { ...waiting, current, hasFollowed: true, error: null };
    }),
    nameEntries: assign(({ event }) => ({
      entradas: (event.type === 'review.accept' && event.entradas) || null,
    })),
    accept: assign(({ context }) => afterAccepting(context)),
    sayAccepted: emit(({ context }) => ({
      type: 'accepted' as const,
      idPedido: context.accepted.at(-1) ?? 0,
      ...(context.entradas && { entradas: context.entradas }),
    })),
    putBack: assign(({ context, event }) =>
      event.type === 'review.back' ? putBack(context, event.idPedido) : {},
    ),
    // Nobody chose an order that comes back because its call has failed.
    lookAgain: assign(({ event }) =>
      event.type === 'review.back'
        ? {
            current: event.idPedido,
            hasFollowed: (event.error ?? null) !== null,
            step: 'aceptar' as const,
            reason: null,
            error: event.error ?? null,
          }
        : {},
    ),
    count: assign(({ context }) => ({ reviewed: context.reviewed + 1, error: null })),
    own: assign({ isOwn: true }),
    sayTaken: emit(({ context }) => ({
      type: 'foundTaken' as const,
      idPedido: context.current ?? 0,
      step: context.step ?? 'aceptar',
    })),
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
    entradas: null,
    reason: null,
    error: null,
    accepted: [],
    isOwn: false,
  },
  initial: 'empty',
  states: {
    empty: {
      always: { guard: ({ context }) => context.queue.length > 0, target: 'looking' },
      on: {
        'review.orders': { actions: 'fill' },
        'review.back': { guard: 'isAccepted', actions: ['putBack', 'lookAgain'] },
      },
    },
    looking: {
      always: { guard: 'nothingWaits', target: 'empty' },
      on: {
        'review.orders': [
          {
            guard: 'isTakenAndStays',
            target: 'held',
            actions: ['sayTaken', 'count', 'own', 'renewAround'],
          },
          { guard: 'isTaken', actions: ['sayTaken', 'count', 'follow'] },
          { guard: 'isGoneAndStays', target: 'held', actions: 'renewAround' },
          { guard: 'isGone', actions: ['sayGone', 'follow'] },
          { actions: 'renew' },
        ],
        'review.next': { actions: 'next' },
        'review.previous': { actions: 'previous' },
        'review.show': { guard: 'waits', actions: 'show' },
        'review.accept': [
          { guard: 'waitsToBeSent', actions: ['nameEntries', 'accept', 'sayAccepted'] },
          {
            target: 'deciding',
            actions: ['nameEntries', assign({ step: 'aceptar', reason: null })],
          },
        ],
        'review.back': [
          { guard: 'isAcceptedAndStays', actions: 'putBack' },
          { guard: 'isAccepted', actions: ['putBack', 'lookAgain'] },
        ],
        'review.askReject': 'asking',
      },
    },
    asking: {
      on: {
        'review.orders': [
          {
            guard: 'isTakenAndStays',
            target: 'held',
            actions: ['sayTaken', 'count', 'own', 'renewAround'],
          },
          { guard: 'isTaken', target: 'looking', actions: ['sayTaken', 'count', 'follow'] },
          { guard: 'isGoneAndStays', target: 'held', actions: 'renewAround' },
          { guard: 'isGone', target: 'looking', actions: ['sayGone', 'follow'] },
          { actions: 'renew' },
        ],
        'review.reject': {
          target: 'deciding',
          actions: assign(({ event }) => ({
            step: 'rechazar',
            reason: event.reason ?? null,
            entradas: null,
          })),
        },
        'review.cancel': 'looking',
        'review.back': { guard: 'isAccepted', actions: 'putBack' },
      },
    },
    held: {
      exit: assign({ isOwn: false }),
      on: {
        'review.orders': [
          { guard: 'isGoneAndStays', actions: 'renewAround' },
          { guard: 'isOwnAndGone', target: 'looking', actions: 'follow' },
          { guard: 'isGone', target: 'looking', actions: ['sayGone', 'follow'] },
          // It waits again.
          { target: 'looking', actions: 'renew' },
        ],
        'review.next': { target: 'looking', actions: 'leaveForNext' },
        'review.previous': { target: 'looking', actions: 'leaveForPrevious' },
        'review.show': { guard: 'isOther', target: 'looking', actions: 'leaveFor' },
        'review.back': { guard: 'isAccepted', actions: 'putBack' },
      },
    },
    deciding: {
      entry: assign({ error: null }),
      // What is on its way decides where it goes on.
      on: {
        'review.orders': { actions: 'renewAround' },
        'review.back': { guard: 'isAccepted', actions: 'putBack' },
      },
      invoke: {
        src: 'decide',
        input: ({ context: { current, step, reason, entradas } }) => ({
          idPedido: current ?? 0,
          step: step ?? 'aceptar',
          ...(entradas && { entradas }),
          ...(reason && { reason }),
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
