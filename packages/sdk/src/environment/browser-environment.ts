import type { Environment } from './environment.ts';
import { pageStorage } from './page-storage.ts';

/** The functions of a page that other runtimes may lack one by one. */
interface Page {
  window?: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
  crypto?: Partial<Pick<Crypto, 'getRandomValues'>>;
  BroadcastChannel?: typeof BroadcastChannel;
}

const KEY_BYTES = 16;

/**
 * 32 hexadecimal digits. Not `crypto.randomUUID`, which pages without https do not have; without
 * `crypto` the key is guessable, and still its account's own.
 */
function randomKey(): string {
  const { crypto } = globalThis as Page;
  const bytes =
    crypto?.getRandomValues?.(new Uint8Array(KEY_BYTES)) ??
    Array.from({ length: KEY_BYTES }, () => Math.floor(Math.random() * 256));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Firefox refuses it, with a SecurityError, to frames whose storage it blocks. */
function openLine(name: string): BroadcastChannel | null {
  const { BroadcastChannel: Line } = globalThis as Page;
  try {
    return Line ? new Line(name) : null;
  } catch {
    return null;
  }
}

/**
 * The environment of a page, with whatever is given in place of its parts. Each part asks for the
 * function that it calls: where that is missing, nothing is kept beyond the page, other tabs are not
 * heard of, and the rest works.
 *
 * @example
 * const environment = browserEnvironment({ prefix: 'joyas:' });
 * const session = localStorageSession(environment);
 * const shop = createShop({ host: 'https://shop.example', session });
 */
export function browserEnvironment(parts: Partial<Environment> = {}): Environment {
  const environment: Environment = {
    prefix: 'filigrana:',
    storage: pageStorage('localStorage'),
    tabStorage: pageStorage('sessionStorage'),
    // With the first file: a page without one loads nothing of it.
    openFiles: () =>
      import('./page-files.ts').then(({ pageFiles }) =>
        pageFiles(environment.prefix, environment.clock),
      ),
    onStorage(listener) {
      const { window: page } = globalThis as Page;
      const tell = ({ key }: StorageEvent) => listener(key);
      page?.addEventListener?.('storage', tell);
      return () => page?.removeEventListener?.('storage', tell);
    },
    openChannel(name, listener) {
      const line = openLine(name);
      if (!line) return null;
      line.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
      return { post: (message) => line.postMessage(message), close: () => line.close() };
    },
    randomKey,
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
      clearTimeout: (id) => globalThis.clearTimeout(id as ReturnType<typeof setTimeout>),
    },
    ...parts,
  };
  return environment;
}
