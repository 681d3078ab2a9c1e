import { tookEffect } from '../steps/took-effect.ts';
import type { OrderReviewContext, OrderReviewEvent } from './order-review.types.ts';

/** What takes the place of an order that has left the queue: the one after it, or else the last. */
export function follower(before: OrderReviewContext, queue: readonly number[]): number | null {
  const place = before.queue.indexOf(before.current ?? 0);
  const after = before.queue.slice(place + 1).find((id) => queue.includes(id));
  return after ?? queue.at(-1) ?? null;
}

/** Whoever goes on knows where they are. */
export const chosen = (current: number | null) => ({ current, hasFollowed: false, error: null });

export function neighbour({ queue, current }: OrderReviewContext, by: 1 | -1): number | null {
  const place = queue.indexOf(current ?? 0);
  return queue.at((place + by + queue.length) % queue.length) ?? null;
}

/** Going on from an order that waits no more takes it out of the queue. */
export function leftFor(
  context: OrderReviewContext,
  to: number | null,
): Partial<OrderReviewContext> {
  const queue = context.queue.filter((id) => id !== context.current);
  return { queue, ...chosen(to === context.current ? null : to) };
}

/** The orders that wait, without those that were accepted a moment ago. */
export function waitingOf({ accepted }: OrderReviewContext, ids: readonly number[]) {
  return {
    queue: ids.filter((id) => !accepted.includes(id)),
    // What the list knows to be decided need not be kept out of it.
    accepted: accepted.filter((id) => ids.includes(id)),
  };
}

/** The next order takes the place of the one that was accepted and can be undone. */
export function afterAccepting(context: OrderReviewContext): Partial<OrderReviewContext> {
  const accepted = [...context.accepted, context.current ?? 0];
  return { ...afterDecision(context), step: 'aceptar', reason: null, accepted };
}

/** An accepted order has its place in the queue again. */
export function putBack(
  { queue, accepted, reviewed }: OrderReviewContext,
  idPedido: number,
): Partial<OrderReviewContext> {
  return {
    queue: [idPedido, ...queue.filter((id) => id !== idPedido)],
    accepted: accepted.filter((id) => id !== idPedido),
    reviewed: reviewed - 1,
  };
}

/** The queue of now, with the order that is looked at still in its place. */
export function renewedAround(
  { queue, current }: OrderReviewContext,
  ids: readonly number[],
): number[] {
  const kept = queue.filter((id) => id === current || ids.includes(id));
  return [...kept, ...ids.filter((id) => !queue.includes(id))];
}

/** The queue of now, in which the one after the order that is looked at is the one that it was. */
export function renewedBeside(before: OrderReviewContext, ids: readonly number[]): number[] {
  const { queue, current } = before;
  if (current === null || !ids.includes(current)) return [...ids];
  const after = queue.slice(queue.indexOf(current) + 1).find((id) => ids.includes(id));
  const others = ids.filter((id) => id !== current);
  const place = after === undefined ? others.length : others.indexOf(after);
  return [...others.slice(0, place), current, ...others.slice(place)];
}

type NewOrders = Extract<OrderReviewEvent, { type: 'review.orders' }>;

/** The order that is looked at waits no more. */
export function isGone(
  { current }: OrderReviewContext,
  event: OrderReviewEvent,
): event is NewOrders {
  return event.type === 'review.orders' && !event.ids.includes(current ?? 0);
}

/** It has become what was decided about it, in a call whose answer was lost. */
export function isTaken(context: OrderReviewContext, event: OrderReviewEvent): event is NewOrders {
  return isGone(context, event) && tookEffect(context.error, event.taken === true);
}

/** The queue without the order that was decided. */
export function afterDecision(context: OrderReviewContext): Partial<OrderReviewContext> {
  const queue = context.queue.filter((id) => id !== context.current);
  const reviewed = context.reviewed + 1;
  const current = follower(context, queue);
  return { queue, current, hasFollowed: true, reviewed, error: null };
}
