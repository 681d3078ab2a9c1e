import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/deferred.ts';
import { settleMicrotasks } from '../../../test/virtual-time.ts';
import { createLazyActor } from './lazy-actor.ts';
import type { Running } from './running.ts';

function prepare() {
  const files: ReturnType<typeof deferred<() => Running<string>>>[] = [];
  const running = { send: vi.fn(), stop: vi.fn() };
  const onFailure = vi.fn();
  const actor = createLazyActor<string>({
    load: () => {
      const file = deferred<() => Running<string>>();
      files.push(file);
      return file.promise;
    },
    onFailure,
  });
  const arrive = async () => {
    files.at(-1)?.resolve(() => running);
    await settleMicrotasks();
  };
  const fail = async (error: unknown) => {
    files.at(-1)?.reject(error);
    await settleMicrotasks();
  };
  return { actor, files, running, onFailure, arrive, fail };
}

describe('a machine whose file is loaded on demand', () => {
  test('loads nothing before it is needed, and then once', async () => {
    const { actor, files, arrive } = prepare();
    expect(files).toHaveLength(0);
    actor.load();
    actor.send('a');
    await arrive();
    actor.load();
    expect(files).toHaveLength(1);
  });

  test('gets what came before it in order, and the rest at once', async () => {
    const { actor, running, arrive } = prepare();
    actor.send('a');
    actor.send('b');
    expect(actor.isWaiting()).toBe(true);
    await arrive();
    expect(actor.isWaiting()).toBe(false);
    actor.send('c');
    expect(running.send.mock.calls).toEqual([['a'], ['b'], ['c']]);
  });

  test('drops what waited when its file cannot be loaded, and tries again with the next event', async () => {
    const { actor, running, onFailure, arrive, fail } = prepare();
    actor.send('a');
    await fail('offline');
    expect(onFailure).toHaveBeenCalledWith('offline');
    expect(actor.isWaiting()).toBe(false);
    actor.send('b');
    await arrive();
    expect(running.send.mock.calls).toEqual([['b']]);
  });

  test('starts nothing when it was stopped while loading, and can begin anew', async () => {
    const { actor, running, files, onFailure, arrive } = prepare();
    actor.send('a');
    actor.stop();
    await arrive();
    expect(running.send).not.toHaveBeenCalled();
    actor.send('b');
    expect(files).toHaveLength(2);
    await arrive();
    expect(running.send.mock.calls).toEqual([['b']]);
    actor.stop();
    expect(running.stop).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
