import { user } from '../normalize/user.ts';
import { Wire } from '../normalize/wire.ts';
import type { User } from '../entities.ts';
import { browserEnvironment } from '../environment/browser-environment.ts';
import type { Environment } from '../environment/environment.ts';
import { DEFAULT_PREFIX, prefixFor, shopAddress } from '../environment/prefix.ts';
import { clearing, type SessionState, type SessionStore } from './session-store.ts';

/** Names of what is kept, after the prefix. The reference web app has none: other programs of its shop read them. */
const NAMES = ['token', 'usuario', 'auth', 'sessionToken'] as const;
type Names = readonly [token: string, usuario: string, auth: string, sessionToken: string];
const AUTH_VERSION = 1;

const namesUnder = (prefix: string) => NAMES.map((name) => prefix + name) as unknown as Names;

/**
 * A session in the browser's local storage, or in the `storage` of another environment, shared by all
 * tabs of the origin. `token` and `usuario` are the truth; `auth` repeats them in the shape of a
 * persisted store for programs that read that. What cannot be read counts as absent. Without a
 * window it is empty and stays empty, so that a server can never mix up visitors; where a browser
 * refuses storage it lasts as long as the page. Under the default prefix a shop on another host than
 * the page's has names of its own.
 *
 * @param parts The whole environment, or what differs from `browserEnvironment()`.
 * @example
 * localStorageSession().write({ token }); // kept as `filigrana:token`
 * localStorageSession({ prefix: 'joyas:' }); // another shop on the same page
 */
export function localStorageSession(parts: Partial<Environment> = {}): SessionStore {
  const { prefix, storage, onStorage } = browserEnvironment(parts);
  let host: string | null = null;
  let names = namesUnder(prefix);
  const listeners = new Set<() => void>();
  let stop = () => {};
  let seen: (string | null)[] = [];
  let state: SessionState | null = null;

  const read = (): SessionState => {
    const [token, usuario, , sessionToken] = names;
    const now = [token, usuario, sessionToken].map((name) => storage.getItem(name));
    if (state === null || now.some((value, index) => value !== seen[index])) {
      state = {
        token: readToken(now[0]),
        usuario: readUser(now[1]),
        sessionToken: readToken(now[2]),
      };
      seen = now;
    }
    return state;
  };

  const put = (name: string, value: string | null) =>
    value === null ? storage.removeItem(name) : storage.setItem(name, value);

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  /** Leaves the names alone that are not asked for: another tab may just have changed them. */
  const write = (change: Partial<SessionState>) => {
    const [token, usuario, auth, sessionToken] = names;
    if (change.token !== undefined || change.usuario !== undefined) {
      const next = { ...read(), ...change };
      const login = { token: next.token, usuario: next.usuario };
      const persisted = {
        state: { ...login, isAuthenticated: login.token !== null },
        version: AUTH_VERSION,
      };
      put(token, login.token);
      put(usuario, login.usuario && JSON.stringify(login.usuario));
      put(auth, (login.token ?? login.usuario) && JSON.stringify(persisted));
    }
    if (change.sessionToken !== undefined) put(sessionToken, change.sessionToken);
    tell();
  };

  return {
    read,
    write,
    clear: (clearOptions) => write(clearing(clearOptions)),
    subscribe(listener) {
      if (listeners.size === 0)
        stop = onStorage((name) => {
          if (name === null || names.includes(name)) tell();
        });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    openFor(shop) {
      const address = shopAddress(shop);
      if (prefix === DEFAULT_PREFIX && host !== null && host !== address)
        throw new TypeError(`${address} needs a session of its own: this one is kept for ${host}.`);
      host = address;
      names = namesUnder(prefixFor(prefix, address));
      tell();
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
