import type { ApiError } from '@filigrana/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { pending } from '../../../test/fake-shop.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { provideOrderReview } from './order-review.machine.ts';
import type { OrderReviewEvent, ReviewDecision } from './order-review.types.ts';

/** A reviewer in front of orders 1, 2 and 3. */
function review(
  decide = vi.fn<(one: ReviewDecision) => Promise<unknown>>(() => Promise.resolve()),
) {
  const actor = createActor(provideOrderReview(decide)).start();
  const gone = vi.fn();
  actor.on('decidedElsewhere', ({ idPedido }) => gone(idPedido));
  const found = vi.fn();
  actor.on('foundTaken', ({ idPedido, step }) => found({ idPedido, step }));
  const send = (
    type: Exclude<OrderReviewEvent['type'], 'review.orders' | 'review.show' | 'review.back'>,
  ) => actor.send({ type });
  const orders = (...ids: number[]) => actor.send({ type: 'review.orders', ids });
  orders(1, 2, 3);
  const now = () => actor.getSnapshot().context;
  return { actor, decide, gone, found, send, orders, now };
}

it('begins with the order that has waited longest', () => {
  expect(review().now().current).toBe(1);
});

it.each<[string, ('review.next' | 'review.previous')[], number]>([
  ['to the next one', ['review.next'], 2],
  ['from the last to the first', ['review.next', 'review.next', 'review.next'], 1],
  ['from the first to the last', ['review.previous'], 3],
  ['and back', ['review.next', 'review.previous'], 1],
])('goes %s', (_what, steps, current) => {
  const { send, now } = review();
  for (const step of steps) send(step);
  expect(now().current).toBe(current);
});

it('shows an order that is asked for, when it waits', () => {
  const { actor, now } = review();
  actor.send({ type: 'review.show', idPedido: 3 });
  expect(now().current).toBe(3);
  actor.send({ type: 'review.show', idPedido: 9 });
  expect(now().current).toBe(3);
});

it('accepts, and goes on with the next one', async () => {
  const { actor, decide, send, now } = review();
  send('review.next');
  send('review.accept');
  await waitFor(actor, (state) => state.matches('looking'));
  expect(decide).toHaveBeenCalledExactlyOnceWith({ idPedido: 2, step: 'aceptar' });
  expect(now()).toMatchObject({ queue: [1, 3], current: 3, reviewed: 1 });
});

it('rejects only after it was asked', async () => {
  const { actor, decide, send, now } = review();
  send('review.reject');
  expect(decide).not.toHaveBeenCalled();
  send('review.askReject');
  send('review.cancel');
  expect(actor.getSnapshot().matches('looking')).toBe(true);
  expect(now().current).toBe(1);
  send('review.askReject');
  send('review.reject');
  await waitFor(actor, (state) => state.matches('looking'));
  expect(decide).toHaveBeenCalledExactlyOnceWith({ idPedido: 1, step: 'rechazar' });
});

it('ignores everything else while a decision is on its way', () => {
  const { decide, send, now } = review(vi.fn(() => pending<void>().promise));
  send('review.accept');
  send('review.accept');
  send('review.next');
  expect(decide).toHaveBeenCalledOnce();
  expect(now().current).toBe(1);
});

it('stays with an order whose decision was not taken, and says why', async () => {
  const { actor, send, now } = review(vi.fn(() => Promise.reject(httpError(500))));
  send('review.accept');
  await waitFor(actor, (state) => state.matches('looking'));
  expect(now()).toMatchObject({ current: 1, reviewed: 0, error: { status: 500 } });
  send('review.next');
  expect(now().error).toBeNull();
});

it('goes on when somebody else has decided the order, and says so', () => {
  const { gone, orders, send, now } = review();
  send('review.next');
  orders(1, 3);
  expect(now().current).toBe(3);
  expect(gone).toHaveBeenCalledExactlyOnceWith(2);
});

describe('an order that somebody else has decided, and that is asked to stay', () => {
  const held = (...ids: number[]) => {
    const all = review();
    all.send('review.next');
    all.actor.send({ type: 'review.orders', ids, stays: true });
    return all;
  };

  it('stays where it was, and cannot be decided', () => {
    const { decide, actor, gone, send, now } = held(1, 3);
    expect(actor.getSnapshot().matches('held')).toBe(true);
    expect(now()).toMatchObject({ queue: [1, 2, 3], current: 2 });
    for (const step of ['review.accept', 'review.askReject', 'review.reject'] as const) send(step);
    expect(decide).not.toHaveBeenCalled();
    expect(gone).not.toHaveBeenCalled();
  });

  it.each<['review.next' | 'review.previous', number]>([
    ['review.next', 3],
    ['review.previous', 1],
  ])('is left behind by %s', (step, current) => {
    const { actor, send, now } = held(1, 3);
    send(step);
    expect(actor.getSnapshot().matches('looking')).toBe(true);
    expect(now()).toMatchObject({ queue: [1, 3], current, hasFollowed: false });
  });

  it('is left behind for one that is asked for', () => {
    const { actor, now } = held(1, 3);
    actor.send({ type: 'review.show', idPedido: 2 });
    expect(now().current).toBe(2);
    actor.send({ type: 'review.show', idPedido: 1 });
    expect(now()).toMatchObject({ queue: [1, 3], current: 1 });
  });

  it('leaves nothing to look at when it was the last', () => {
    const { actor, send, now } = held();
    expect(now()).toMatchObject({ queue: [2], current: 2 });
    send('review.next');
    expect(actor.getSnapshot().matches('empty')).toBe(true);
    expect(now().current).toBeNull();
  });

  it('makes way, and that is said, once it need not stay', () => {
    const { gone, orders, now } = held(1, 3);
    orders(1, 3, 4);
    expect(now()).toMatchObject({ queue: [1, 3, 4], current: 3 });
    expect(gone).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('can be decided again when it waits again', () => {
    const { actor, orders } = held(1, 3);
    orders(1, 2, 3);
    expect(actor.getSnapshot().can({ type: 'review.accept' })).toBe(true);
  });

  it('closes the question whether to reject it', () => {
    const { decide, actor, send, now } = review();
    send('review.askReject');
    actor.send({ type: 'review.orders', ids: [2, 3], stays: true });
    send('review.reject');
    expect(decide).not.toHaveBeenCalled();
    expect(now().current).toBe(1);
  });
});

describe('a decision whose answer was lost', () => {
  async function lost(error: unknown = offline()) {
    const all = review(vi.fn(() => Promise.reject(error)));
    all.send('review.next');
    all.send('review.accept');
    await waitFor(all.actor, (state) => state.matches('looking'));
    const reread = (change: { taken?: boolean; stays?: boolean }) =>
      all.actor.send({ type: 'review.orders', ids: [1, 3], ...change });
    return { ...all, reread };
  }

  it('counts as taken when the orders show it, and makes way for the next one', async () => {
    const { found, gone, reread, now } = await lost();
    reread({ taken: true });
    expect(now()).toMatchObject({ queue: [1, 3], current: 3, reviewed: 1, error: null });
    expect(now().hasFollowed).toBe(true);
    expect(found).toHaveBeenCalledExactlyOnceWith({ idPedido: 2, step: 'aceptar' });
    expect(gone).not.toHaveBeenCalled();
  });

  it('does so too while it is asked whether to reject', async () => {
    const { actor, reread, send, now } = await lost();
    send('review.askReject');
    reread({ taken: true });
    expect(actor.getSnapshot().matches('looking')).toBe(true);
    expect(now()).toMatchObject({ current: 3, reviewed: 1 });
  });

  it('is somebody else’s when the orders show another one', async () => {
    const { found, gone, reread, now } = await lost();
    reread({ taken: false });
    expect(now()).toMatchObject({ current: 3, reviewed: 0 });
    expect(gone).toHaveBeenCalledExactlyOnceWith(2);
    expect(found).not.toHaveBeenCalled();
  });

  it('is somebody else’s when the server had refused one’s own', async () => {
    const { found, gone, reread, now } = await lost(httpError(409, { code: 'INVALID_STATE' }));
    reread({ taken: true });
    expect(now().reviewed).toBe(0);
    expect(gone).toHaveBeenCalledExactlyOnceWith(2);
    expect(found).not.toHaveBeenCalled();
  });

  it('is counted once when its order is asked to stay, and nobody else is named', async () => {
    const { actor, found, gone, reread, now } = await lost();
    reread({ taken: true, stays: true });
    expect(actor.getSnapshot().matches('held')).toBe(true);
    expect(now()).toMatchObject({ current: 2, reviewed: 1, isOwn: true, error: null });
    reread({ taken: true, stays: true });
    reread({ taken: true });
    expect(now()).toMatchObject({ queue: [1, 3], current: 3, reviewed: 1, isOwn: false });
    expect(found).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('whether an order has come by itself', () => {
  it('is so of one that takes the place of what was decided here or elsewhere', async () => {
    const { actor, orders, send, now } = review();
    expect(now().hasFollowed).toBe(false);
    send('review.accept');
    await waitFor(actor, (state) => state.matches('looking'));
    expect(now()).toMatchObject({ current: 2, hasFollowed: true });
    send('review.next');
    expect(now()).toMatchObject({ current: 3, hasFollowed: false });
    orders(2);
    expect(now()).toMatchObject({ current: 2, hasFollowed: true });
  });

  it('is so of one that comes in after the last was decided', async () => {
    const { actor, orders, send, now } = review();
    orders(1);
    send('review.accept');
    await waitFor(actor, (state) => state.matches('empty'));
    orders(8);
    expect(now()).toMatchObject({ current: 8, hasFollowed: true });
  });
});

it('closes the question about an order that somebody else has decided', () => {
  const { actor, orders, send } = review();
  send('review.askReject');
  orders(2, 3);
  expect(actor.getSnapshot().matches('looking')).toBe(true);
});

it('keeps its place when the list changes under a decision', async () => {
  const answer = pending<void>();
  const { actor, gone, orders, send, now } = review(vi.fn(() => answer.promise));
  send('review.next');
  send('review.accept');
  orders(1, 3, 4);
  answer.resolve();
  await waitFor(actor, (state) => state.matches('looking'));
  expect(now()).toMatchObject({ queue: [1, 3, 4], current: 3 });
  expect(gone).not.toHaveBeenCalled();
});

it('is done when none is left, and begins again when one comes in', async () => {
  const { actor, orders, send, now } = review();
  orders(1);
  send('review.accept');
  await waitFor(actor, (state) => state.matches('empty'));
  expect(now()).toMatchObject({ current: null, reviewed: 1 });
  orders(8);
  expect(now().current).toBe(8);
});

it('accepts with the entries of the bank that pay the order, and the next one without', async () => {
  const { actor, decide, send } = review();
  actor.send({ type: 'review.accept', entradas: [31] });
  await waitFor(actor, (state) => state.matches('looking'));
  send('review.accept');
  expect(decide.mock.calls).toEqual([
    [{ idPedido: 1, step: 'aceptar', entradas: [31] }],
    [{ idPedido: 2, step: 'aceptar' }],
  ]);
});

describe('an accept that can be undone', () => {
  const accepted = () => {
    const all = review();
    const said = vi.fn();
    all.actor.on('accepted', ({ idPedido }) => said(idPedido));
    all.actor.send({ type: 'review.accept', waits: true });
    const back = (change: { error?: ApiError; stays?: boolean } = {}) =>
      all.actor.send({ type: 'review.back', idPedido: 1, ...change });
    return { ...all, said, back };
  };

  it('makes way for the next order at once, and leaves the call to whoever is told', () => {
    const { decide, said, now } = accepted();
    expect(now()).toMatchObject({ queue: [2, 3], current: 2, hasFollowed: true, reviewed: 1 });
    expect(said).toHaveBeenCalledExactlyOnceWith(1);
    expect(decide).not.toHaveBeenCalled();
  });

  it('stays away although the list still says that it waits', () => {
    const { orders, now } = accepted();
    orders(1, 2, 3, 4);
    expect(now()).toMatchObject({ queue: [2, 3, 4], current: 2 });
    orders(2, 3);
    expect(now().accepted).toEqual([]);
  });

  it('brings its order back when it is undone', () => {
    const { back, orders, now } = accepted();
    back();
    expect(now()).toMatchObject({ queue: [1, 2, 3], current: 1, reviewed: 0, error: null });
    expect(now().hasFollowed).toBe(false);
    orders(1, 2, 3);
    expect(now()).toMatchObject({ queue: [1, 2, 3], current: 1 });
  });

  it('brings the last order back too', () => {
    const { actor, back, now, orders } = accepted();
    orders(1);
    expect(actor.getSnapshot().matches('empty')).toBe(true);
    back();
    expect(actor.getSnapshot().matches('looking')).toBe(true);
    expect(now().current).toBe(1);
  });

  it('brings its order back with the reason when its call fails, as one that nobody chose', () => {
    const { back, now } = accepted();
    back({ error: httpError(500) });
    expect(now()).toMatchObject({ current: 1, step: 'aceptar', error: { status: 500 } });
    expect(now().hasFollowed).toBe(true);
  });

  it.each<[string, (all: ReturnType<typeof accepted>) => void]>([
    ['something is typed', ({ back }) => back({ stays: true })],
    [
      'it is asked whether to reject another one',
      ({ send, back }) => (send('review.askReject'), back()),
    ],
  ])('only queues up again while %s', (_what, comeBack) => {
    const all = accepted();
    comeBack(all);
    expect(all.now()).toMatchObject({ queue: [1, 2, 3], current: 2, reviewed: 0 });
  });
});
