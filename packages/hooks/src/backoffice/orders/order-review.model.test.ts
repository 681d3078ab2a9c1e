import { expect } from 'vitest';
import { httpError, offline } from '../../../test/fixtures.ts';
import { describeWalk } from '../../../test/walk.ts';
import { provideOrderReview } from './order-review.machine.ts';

const orders = (...ids: number[]) => ({ type: 'review.orders', ids }) as const;
const stays = true;

describeWalk('the review of orders', {
  provide: (ask) => provideOrderReview(() => ask('decide')),
  events: [
    orders(),
    orders(1, 2),
    orders(2, 3),
    orders(1, 2, 3),
    { ...orders(2, 3), stays },
    { ...orders(), stays },
    { ...orders(2, 3), taken: true },
    { ...orders(2, 3), taken: true, stays },
    { type: 'review.next' },
    { type: 'review.previous' },
    { type: 'review.show', idPedido: 2 },
    { type: 'review.show', idPedido: 9 },
    { type: 'review.accept' },
    { type: 'review.accept', waits: true },
    { type: 'review.back', idPedido: 1 },
    { type: 'review.back', idPedido: 1, stays },
    { type: 'review.back', idPedido: 2, error: offline() },
    { type: 'review.askReject' },
    { type: 'review.reject' },
    { type: 'review.cancel' },
  ],
  answers: {
    decide: [
      { done: undefined },
      { fail: httpError(409, { code: 'INVALID_STATE' }) },
      { fail: offline() },
    ],
  },
  // How many were reviewed is only counted, without end; how one came to an order is only told.
  key: ({ queue, current, step, error, accepted, isOwn }) => ({
    queue,
    current,
    step,
    isOwn,
    accepted,
    error: error?.message,
  }),
  see(snapshot) {
    const { value, context } = snapshot;
    const { queue, current, error, step } = context;
    expect(queue.length === 0).toBe(value === 'empty');
    // What is looked at has its place in the queue; nothing is looked at when that is empty.
    if (value === 'empty') expect(current).toBeNull();
    else expect(queue).toContain(current);
    expect(new Set(queue).size).toBe(queue.length);
    // What was accepted waits no more, until it comes back.
    expect(queue.filter((id) => context.accepted.includes(id))).toEqual([]);
    // One decision at a time, and a rejection only as the answer to its question.
    expect(snapshot.can({ type: 'review.accept' })).toBe(value === 'looking');
    expect(snapshot.can({ type: 'review.reject' })).toBe(value === 'asking');
    expect(snapshot.can({ type: 'review.next' })).toBe(value === 'looking' || value === 'held');
    if (value === 'deciding')
      expect({ error, isNamed: step !== null }).toEqual({ error: null, isNamed: true });
    if (error !== null) expect(step).not.toBeNull();
    if (context.isOwn) expect(value).toBe('held');
  },
});
