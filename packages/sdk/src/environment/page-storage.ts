import type { KeyValueStorage } from './environment.ts';

/** Keeps nothing: a server that did would mix up its visitors. */
export const NO_STORAGE: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/**
 * A storage of the page. It may be absent, forbidden or full: what it does not take lasts as long as
 * the page. Without a page nothing is kept at all.
 */
export function pageStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const page = globalThis as { window?: Partial<Record<typeof name, KeyValueStorage>> };
  /** Values that the storage has not taken; null for those that it would not let go. */
  const kept = new Map<string, string | null>();

  const attempt = <T>(action: (storage: KeyValueStorage) => T, otherwise: () => T): T => {
    try {
      const storage = page.window?.[name];
      return storage ? action(storage) : otherwise();
    } catch {
      // SecurityError or QuotaExceededError.
      return otherwise();
    }
  };
  const hold = (key: string, value: string | null) => () => {
    if (page.window) kept.set(key, value);
  };

  return {
    getItem: (key) =>
      kept.get(key) ??
      (kept.has(key)
        ? null
        : attempt(
            (storage) => storage.getItem(key),
            () => null,
          )),
    setItem: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          kept.delete(key);
        },
        hold(key, value),
      ),
    removeItem: (key) =>
      attempt(
        (storage) => {
          storage.removeItem(key);
          kept.delete(key);
        },
        hold(key, null),
      ),
  };
}
