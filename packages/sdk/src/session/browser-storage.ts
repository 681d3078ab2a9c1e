/** The part of the browser's `Storage` that a session needs, for programs that know no DOM too. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const NO_STORAGE: KeyValueStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/**
 * The window's local storage; nothing at all without a window. A browser may forbid it or run out
 * of room: what could not be stored is then kept by the page.
 */
export function browserStorage(): KeyValueStorage {
  if (typeof window === 'undefined') return NO_STORAGE;
  const kept = new Map<string, string | null>();

  const attempt = <T>(action: () => T, otherwise: () => T): T => {
    try {
      return action();
    } catch {
      // SecurityError or QuotaExceededError.
      return otherwise();
    }
  };

  return {
    getItem: (key) => {
      const value = kept.get(key);
      return value === undefined
        ? attempt(
            () => window.localStorage.getItem(key),
            () => null,
          )
        : value;
    },
    setItem: (key, value) =>
      attempt(
        () => {
          window.localStorage.setItem(key, value);
          kept.delete(key);
        },
        () => void kept.set(key, value),
      ),
    removeItem: (key) =>
      attempt(
        () => {
          window.localStorage.removeItem(key);
          kept.delete(key);
        },
        () => void kept.set(key, null),
      ),
  };
}
