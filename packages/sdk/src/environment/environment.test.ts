import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimeLeft } from './environment.ts';
import { nativeFile } from '../domain/native-file.ts';
import { browserEnvironment } from './browser-environment.ts';
import { nativeEnvironment, type AsyncKeyValueStorage } from './native-environment.ts';
import { serverEnvironment } from './server-environment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a new key', () => {
  it('is another one each time, and long enough that nobody meets it by chance', () => {
    const { randomKey } = browserEnvironment();
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomKey()).not.toBe(randomKey());
  });

  it('is made where the runtime has no crypto', () => {
    vi.stubGlobal('crypto', undefined);
    const { randomKey } = browserEnvironment();
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomKey()).not.toBe(randomKey());
  });
});

describe('a page', () => {
  it('tells the other tabs what is posted, and itself nothing', async () => {
    const { openChannel } = browserEnvironment();
    const heard = vi.fn();
    const [one, two] = [openChannel('joyas:cart', vi.fn()), openChannel('joyas:cart', heard)];
    const other = vi.fn();
    const elsewhere = openChannel('otra:cart', other);
    one?.post({ version: 2 });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ version: 2 }));
    expect(other).not.toHaveBeenCalled();
    for (const line of [one, two, elsewhere]) line?.close();
  });

  it('goes without what its runtime lacks', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    const { openChannel, onStorage, tabStorage } = browserEnvironment();
    expect(openChannel('cart', vi.fn())).toBeNull();
    onStorage(vi.fn())();
    tabStorage.setItem('draft', '{}');
    expect(tabStorage.getItem('draft')).toBe('{}');
    tabStorage.removeItem('draft');
    expect(tabStorage.getItem('draft')).toBeNull();
  });

  it('goes without other tabs where its browser refuses them, as for a frame without storage', () => {
    const refuse = class {
      constructor() {
        throw new DOMException('denegado', 'SecurityError');
      }
    };
    vi.stubGlobal('BroadcastChannel', refuse);
    expect(browserEnvironment().openChannel('cart', vi.fn())).toBeNull();
  });
});

it('a page that does not tell when it is idle takes its turn by its clock', () => {
  const waiting = new Map<number, () => void>();
  const clock = {
    now: () => 0,
    setTimeout: (run: () => void) => waiting.set(waiting.size + 1, run).size,
    clearTimeout: (id: unknown) => void waiting.delete(id as number),
  };
  const { whenIdle } = browserEnvironment({ clock });
  const [work, stopped] = [vi.fn(), vi.fn()];
  whenIdle(work);
  whenIdle(stopped)();
  for (const run of waiting.values()) run();
  expect(work.mock.calls.map(([left]: TimeLeft[]) => left?.timeRemaining())).toEqual([0]);
  expect(stopped).not.toHaveBeenCalled();
});

describe('a server', () => {
  it('keeps nothing, even where its runtime has a storage', () => {
    const setItem = vi.fn();
    vi.stubGlobal('window', { localStorage: { getItem: () => 'de otra visita', setItem } });
    const { storage, tabStorage } = serverEnvironment();
    storage.setItem('token', 'a.b.c');
    expect([storage.getItem('token'), tabStorage.getItem('token')]).toEqual([null, null]);
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe('a React Native app', () => {
  let device: Map<string, string>;
  let slow: AsyncKeyValueStorage;
  beforeEach(() => {
    device = new Map([
      ['filigrana:token', 'a.b.c'],
      ['otra', 'cosa'],
    ]);
    slow = {
      getAllKeys: () => Promise.resolve([...device.keys()]),
      getItem: (key) => Promise.resolve(device.get(key) ?? null),
      setItem: (key, value) => Promise.resolve(void device.set(key, value)),
      removeItem: (key) => Promise.resolve(void device.delete(key)),
    };
  });

  it('answers at once what the device has kept, and nothing of other programs', async () => {
    const { storage } = await nativeEnvironment({ storage: slow });
    expect(storage.getItem('filigrana:token')).toBe('a.b.c');
    expect(storage.getItem('otra')).toBeNull();
  });

  it('finds after a restart what was kept last, drafts included', async () => {
    const before = await nativeEnvironment({ storage: slow });
    before.tabStorage.setItem('filigrana:draft:checkout', '{"n":1}');
    before.tabStorage.setItem('filigrana:draft:checkout', '{"n":2}');
    before.storage.removeItem('filigrana:token');
    await vi.waitFor(() => expect(device.has('filigrana:token')).toBe(false));
    const after = await nativeEnvironment({ storage: slow });
    expect(after.tabStorage.getItem('filigrana:draft:checkout')).toBe('{"n":2}');
    expect(after.storage.getItem('filigrana:token')).toBeNull();
  });

  describe('keeps the files that were picked', () => {
    const photo = { uri: 'file:///cache/sinpe.jpg', name: 'sinpe.jpg', type: 'image/jpeg' };
    const filesAt = async (now: number) => {
      const clock = { ...browserEnvironment().clock, now: () => now };
      const { openFiles } = await nativeEnvironment({ storage: slow, clock });
      return (await openFiles('filigrana:'))!;
    };
    const HOUR = 3_600_000;
    const isWritten = (said: string | undefined) =>
      vi.waitFor(() => expect(device.get('filigrana:files')).toBe(said));

    it('by their address over a restart, for a day', async () => {
      const files = await filesAt(0);
      await files.keep('b', nativeFile({ ...photo, name: 'otro.jpg' }));
      await files.keep('a', nativeFile({ ...photo, size: 812_000 }));
      await files.forget('b');
      await isWritten(JSON.stringify({ a: { ...photo, at: 0 } }));
      expect(await (await filesAt(23 * HOUR)).get('a')).toEqual(photo);
      expect(await (await filesAt(23 * HOUR)).get('b')).toBeNull();
      expect(await (await filesAt(24 * HOUR)).get('a')).toBeNull();
      await isWritten(undefined);
    });

    it('until all are forgotten', async () => {
      const files = await filesAt(0);
      await files.keep('a', nativeFile(photo));
      await isWritten(JSON.stringify({ a: { ...photo, at: 0 } }));
      await files.clear();
      expect(await files.get('a')).toBeNull();
      await isWritten(undefined);
    });

    it('but none of bytes without an address, nor what another program wrote there', async () => {
      const files = await filesAt(0);
      await files.keep('a', new File(['x'], 'x.png', { type: 'image/png' }));
      expect(await files.get('a')).toBeNull();
      for (const odd of ['no', 'null', '[1]', '{"a":{"uri":7}}']) {
        device.set('filigrana:files', odd);
        expect(await (await filesAt(0)).get('a')).toBeNull();
      }
    });

    it('unless the app has a keeping of its own', async () => {
      const openFiles = () => Promise.resolve(null);
      const environment = await nativeEnvironment({ storage: slow, openFiles });
      expect(environment.openFiles).toBe(openFiles);
    });
  });

  it('goes on where the device refuses to write', async () => {
    slow.setItem = () => Promise.reject(new Error('lleno'));
    const { storage } = await nativeEnvironment({ storage: slow });
    storage.setItem('filigrana:token', 'd.e.f');
    storage.removeItem('filigrana:token');
    await vi.waitFor(() => expect(device.has('filigrana:token')).toBe(false));
  });

  it('takes a storage that answers at once as it is', async () => {
    const quick = { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() };
    const { storage, tabStorage } = await nativeEnvironment({ storage: quick });
    expect([storage, tabStorage]).toEqual([quick, quick]);
  });
});
