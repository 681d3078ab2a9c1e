import { clearing, EMPTY_SESSION, type SessionState, type SessionStore } from './session-store.ts';

/**
 * A session that lives as long as the object: for tests, scripts and one server-side request.
 *
 * @example createShop({ host, session: memorySession({ token }) })
 */
export function memorySession(initial: Partial<SessionState> = {}): SessionStore {
  let state: SessionState = { ...EMPTY_SESSION, ...initial };
  const listeners = new Set<() => void>();

  const write = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  return {
    read: () => state,
    write,
    clear: (options) => write(clearing(options)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
