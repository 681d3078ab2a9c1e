import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../testing/deferred.test.kit.ts';
import { httpError } from '../../testing/fixtures.test.kit.ts';
import { settleMicrotasks } from '../../testing/virtual-time.test.kit.ts';
import { provideDeletion } from './deletion.machine.ts';

function start() {
  const server = answeredCalls<[unknown], unknown>();
  const actor = createActor(provideDeletion(server.call)).start();
  return { actor, server, state: () => actor.getSnapshot() };
}

test('nothing is deleted without a confirmation', () => {
  const { actor, server, state } = start();
  actor.send({ type: 'deletion.confirm' });
  actor.send({ type: 'deletion.ask', item: 'a' });
  expect(state()).toMatchObject({ value: 'asking', context: { item: 'a' } });
  actor.send({ type: 'deletion.cancel' });
  expect(state()).toMatchObject({ value: 'closed', context: { item: null } });
  expect(server.calls).toHaveLength(0);
});

test('deletes what was asked about, once, and closes', async () => {
  const { actor, server, state } = start();
  actor.send({ type: 'deletion.ask', item: 'a' });
  actor.send({ type: 'deletion.ask', item: 'b' });
  actor.send({ type: 'deletion.confirm' });
  actor.send({ type: 'deletion.confirm' });
  actor.send({ type: 'deletion.ask', item: 'c' });
  expect(server.calls.map(({ args }) => args)).toEqual([['b']]);
  server.last().resolve(undefined);
  await settleMicrotasks();
  expect(state()).toMatchObject({ value: 'closed', context: { item: null } });
});

test('a failure leaves the confirmation open, to try again or to cancel', async () => {
  const { actor, server, state } = start();
  actor.send({ type: 'deletion.ask', item: 'a' });
  actor.send({ type: 'deletion.confirm' });
  server.last().reject(httpError(409));
  await settleMicrotasks();
  expect(state()).toMatchObject({
    value: 'asking',
    context: { item: 'a', error: { status: 409 } },
  });
  actor.send({ type: 'deletion.confirm' });
  expect(server.calls).toHaveLength(2);
});
