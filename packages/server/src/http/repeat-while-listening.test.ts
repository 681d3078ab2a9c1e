import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { repeatWhileListening } from './repeat-while-listening.ts';

afterEach(() => vi.useRealTimers());

async function listening(run: () => Promise<object>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = Fastify();
  const chores = { failed: vi.fn(), succeeded: vi.fn(), idle: () => Promise.resolve() };
  repeatWhileListening(app, chores, { name: 'dust', run, every: 1000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, chores };
}

test('a chore runs when the server listens, again after a while, and not after it closed', async () => {
  const run = vi.fn(() => Promise.resolve({}));
  const { app } = await listening(run);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a chore that failed is tried again, and one under way is not started twice', async () => {
  let end = (): void => undefined;
  const run = vi
    .fn<() => Promise<object>>()
    .mockRejectedValueOnce(new Error('the disk is gone'))
    .mockReturnValueOnce(new Promise((resolve) => (end = () => resolve({}))));
  const { app, chores } = await listening(run);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(chores.failed.mock.calls).toEqual([['dust']]);
  expect(chores.succeeded).not.toHaveBeenCalled();
  const closed = vi.fn();
  const closing = app.close().then(closed);
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).not.toHaveBeenCalled();
  end();
  await closing;
  expect(chores.succeeded.mock.calls).toEqual([['dust']]);
});
