import type { Environment } from './environment.ts';
import { pageClock } from './page-clock.ts';
import { pageStorage } from './page-storage.ts';
import { DEFAULT_PREFIX } from './prefix.ts';

/** The functions of a page that other runtimes may lack one by one. */
interface Page {
  window?: Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
  crypto?: Partial<Pick<Crypto, 'getRandomValues'>>;
  BroadcastChannel?: typeof BroadcastChannel;
  requestIdleCallback?: typeof requestIdleCallback;
  cancelIdleCallback?: typeof cancelIdleCallback;
}

const KEY_BYTES = 16;

/** Where the browser does not tell (Safari, a server): a little in every turn. */
const NO_TIME_LEFT = { timeRemaining: () => 0 };

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
 * const shop = createShop({ host: 'https://shop.example', environment });
 */
export function browserEnvironment(parts: Partial<Environment> = {}): Environment {
  const environment: Environment = {
    prefix: DEFAULT_PREFIX,
    storage: pageStorage('localStorage'),
    tabStorage: pageStorage('sessionStorage'),
    // With the first file: a page without one loads nothing of it.
    openFiles: (prefix) =>
      import('./page-files.ts').then(({ pageFiles }) => pageFiles(prefix, environment.clock)),
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
    clock: pageClock,
    whenIdle(work, timeout) {
      const { requestIdleCallback: request, cancelIdleCallback: cancel } = globalThis as Page;
      const { clock } = environment;
      if (!request) {
        const timer = clock.setTimeout(() => work(NO_TIME_LEFT), 1);
        return () => clock.clearTimeout(timer);
      }
      const id = request(work, timeout === undefined ? {} : { timeout });
      return () => cancel?.(id);
    },
    ...parts,
  };
  return environment;
}
