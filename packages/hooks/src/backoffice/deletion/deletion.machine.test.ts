import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answeredCalls } from '../../../test/deferred.ts';
import { httpError, offline } from '../../../test/fixtures.ts';
import { settleMicrotasks } from '../../../test/virtual-time.ts';
import { provideDeletion } from './deletion.machine.ts';

function start() {
  const server = answeredCalls<Parameters<Parameters<typeof provideDeletion>[0]>, unknown>();
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
  expect(server.calls.map(({ args: [item] }) => item)).toEqual(['b']);
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

const OVERTAKEN = httpError(409, { code: 'VERSION_CONFLICT' });

test('what a colleague has changed is not deleted, and is asked about anew as it is now', async () => {
  const { actor, server, state } = start();
  actor.send({ type: 'deletion.ask', item: 'a' });
  actor.send({ type: 'deletion.confirm' });
  server.last().reject(OVERTAKEN);
  await settleMicrotasks();
  expect(state()).toMatchObject({
    value: 'overtaken',
    context: { item: 'a', hasChanged: true, error: null },
  });
  actor.send({ type: 'deletion.ask', item: 'a, changed', hasChanged: true });
  expect(state()).toMatchObject({ value: 'asking', context: { item: 'a, changed' } });
  actor.send({ type: 'deletion.gone' });
  expect(state().value).toBe('asking');
});

test('what a colleague has changed and deleted closes the confirmation', async () => {
  const { actor, server, state } = start();
  actor.send({ type: 'deletion.ask', item: 'a' });
  actor.send({ type: 'deletion.confirm' });
  server.last().reject(OVERTAKEN);
  await settleMicrotasks();
  actor.send({ type: 'deletion.gone' });
  expect(state()).toMatchObject({ value: 'closed', context: { item: null, hasChanged: false } });
});

test('after a lost answer the next attempt is a repetition, until something is asked about anew', async () => {
  const { actor, server, state } = start();
  const attempt = async (error: Error) => {
    actor.send({ type: 'deletion.confirm' });
    server.last().reject(error);
    await settleMicrotasks();
    return server.calls.at(-1)?.args[1].isRepeat;
  };
  actor.send({ type: 'deletion.ask', item: 'a' });
  expect(await attempt(offline())).toBe(false);
  expect(await attempt(httpError(500))).toBe(true);
  expect(state()).toMatchObject({ value: 'asking', context: { isUnsure: true } });
  expect(await attempt(OVERTAKEN)).toBe(true);
  // It is still there: the lost attempt has not deleted it.
  expect(await attempt(httpError(500))).toBe(false);
  await attempt(offline());
  actor.send({ type: 'deletion.gone' });
  expect(state()).toMatchObject({ value: 'closed', context: { isUnsure: false } });
});
