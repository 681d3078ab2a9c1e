import { user } from '../normalize/user.ts';
import { Wire } from '../normalize/wire.ts';
import type { User } from '../entities.ts';
import { browserStorage, type KeyValueStorage } from './browser-storage.ts';
import { clearing, type SessionState, type SessionStore } from './session-store.ts';

/** The keys of the browser's storage. Other programs of the shop read them, so they are fixed. */
const KEYS = { token: 'token', usuario: 'usuario', auth: 'auth', sessionToken: 'sessionToken' };
const AUTH_VERSION = 1;

export interface LocalStorageSessionOptions {
  /** Replaces `window.localStorage`. */
  storage?: KeyValueStorage | undefined;
}

/**
 * A session in the browser's local storage, shared by all tabs of the origin. `token` and `usuario`
 * are the truth; `auth` repeats them in the shape of a persisted store for programs that read that.
 * What cannot be read counts as absent. Without a window it is empty and stays empty, so that a
 * server can never mix up visitors; where a browser refuses storage it lasts as long as the page.
 */
export function localStorageSession(options: LocalStorageSessionOptions = {}): SessionStore {
  const storage = options.storage ?? browserStorage();
  const listeners = new Set<() => void>();
  let seen: (string | null)[] = [];
  let state: SessionState | null = null;

  const read = (): SessionState => {
    const now = [KEYS.token, KEYS.usuario, KEYS.sessionToken].map((key) => storage.getItem(key));
    if (state === null || now.some((value, index) => value !== seen[index])) {
      const [token, usuario, sessionToken] = now;
      state = {
        token: readToken(token),
        usuario: readUser(usuario),
        sessionToken: readToken(sessionToken),
      };
      seen = now;
    }
    return state;
  };

  const put = (key: string, value: string | null) =>
    value === null ? storage.removeItem(key) : storage.setItem(key, value);

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  /** Leaves the keys alone that are not asked for: another tab may just have changed them. */
  const write = (change: Partial<SessionState>) => {
    if (change.token !== undefined || change.usuario !== undefined) {
      const { token, usuario } = { ...read(), ...change };
      const auth = { token, usuario, isAuthenticated: token !== null };
      put(KEYS.token, token);
      put(KEYS.usuario, usuario && JSON.stringify(usuario));
      put(KEYS.auth, (token ?? usuario) && JSON.stringify({ state: auth, version: AUTH_VERSION }));
    }
    if (change.sessionToken !== undefined) put(KEYS.sessionToken, change.sessionToken);
    tell();
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key === null || Object.values(KEYS).includes(event.key)) tell();
  };

  return {
    read,
    write,
    clear: (clearOptions) => write(clearing(clearOptions)),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.window?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.window?.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Programs that store a missing value by mistake leave its name behind. */
function readToken(text: string | null | undefined): string | null {
  const token = text?.trim() ?? '';
  return token === '' || token === 'null' || token === 'undefined' ? null : token;
}

function readUser(text: string | null | undefined): User | null {
  if (text == null) return null;
  try {
    return user(new Wire(JSON.parse(text), ''));
  } catch {
    // Not JSON or not an account: the visitor is then treated as not logged in.
    return null;
  }
}
