import { browserEnvironment } from './browser-environment.ts';
import type { Environment, KeyValueStorage } from './environment.ts';
import { nativeFiles } from './native-files.ts';

/** A storage that answers later, as `@react-native-async-storage/async-storage` does. */
export interface AsyncKeyValueStorage {
  getAllKeys(): Promise<readonly string[]>;
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

export interface NativeEnvironmentOptions extends Partial<
  Omit<Environment, 'storage' | 'tabStorage'>
> {
  storage: KeyValueStorage | AsyncKeyValueStorage;
}

/** Reads what there is once, answers at once from then on, and writes behind in the order of the calls. */
async function readAhead(later: AsyncKeyValueStorage, prefix: string): Promise<KeyValueStorage> {
  const kept = new Map<string, string>();
  const names = (await later.getAllKeys()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const value = await later.getItem(name);
    if (value !== null) kept.set(name, value);
  }
  let last: Promise<unknown> = Promise.resolve();
  // What the device does not take lasts as long as the app runs.
  const then = (write: () => Promise<unknown>) => {
    last = last.then(write).catch(() => undefined);
  };
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      kept.set(key, value);
      then(() => later.setItem(key, value));
    },
    removeItem(key) {
      kept.delete(key);
      then(() => later.removeItem(key));
    },
  };
}

/**
 * The environment of a React Native app: what is kept, what is being filled in included, survives
 * its restart. Of a picked file (`nativeFile`) the address is kept, for a day: what is there must stay
 * until then. Wait for it before the first screen.
 *
 * @throws What the storage rejects with, when what it holds cannot be read.
 * @example
 * const environment = await nativeEnvironment({ storage: AsyncStorage });
 * const shop = createShop({ host: 'https://shop.example', environment });
 */
export async function nativeEnvironment(options: NativeEnvironmentOptions): Promise<Environment> {
  const { storage: given, ...parts } = options;
  const environment = browserEnvironment({
    onStorage: () => () => undefined,
    openChannel: () => null,
    ...parts,
  });
  const storage = 'getAllKeys' in given ? await readAhead(given, environment.prefix) : given;
  // An app has no tabs: both are for as long as it is installed.
  return {
    ...environment,
    storage,
    tabStorage: storage,
    openFiles:
      parts.openFiles ??
      ((prefix) => Promise.resolve(nativeFiles(prefix, storage, environment.clock))),
  };
}
