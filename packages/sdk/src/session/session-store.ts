import type { User } from '../entities.ts';

/** Who is calling: a login, an anonymous session, or nobody yet. */
export interface SessionState {
  /** Login token; it takes priority over `sessionToken`. */
  token: string | null;
  /** The account that is logged in; null when none is. */
  usuario: User | null;
  /** Names the cart of an anonymous visitor. */
  sessionToken: string | null;
}

/** What `clear` ends besides the login. */
export interface ClearOptions {
  /** True also forgets the anonymous session and with it its cart. */
  sessionToken?: boolean | undefined;
}

/**
 * Where a session is kept. The SDK reads it at every call and writes it in two places only: a
 * successful login stores `token` and `usuario` and drops the `sessionToken` whose cart has moved,
 * and `shop.session.ensure()` stores a new `sessionToken`. Everything else, logging out and what
 * follows a 401 included, belongs to the program.
 */
export interface SessionStore {
  /** The state now. It is the same object until something changes, as `useSyncExternalStore` needs. */
  read(): SessionState;
  /** Changes the given fields; null removes one. */
  write(change: Partial<SessionState>): void;
  /** Logs out. */
  clear(options?: ClearOptions): void;
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /**
   * Told by `createShop`, before anything is read, whose session it is: a store that keeps several apart
   * by the host of their shop may have it.
   *
   * @throws TypeError when it is another shop's.
   */
  openFor?(host: string): void;
}

export const EMPTY_SESSION: SessionState = Object.freeze({
  token: null,
  usuario: null,
  sessionToken: null,
});

/** The change that `clear` makes. */
export function clearing(options: ClearOptions = {}): Partial<SessionState> {
  return options.sessionToken === true ? EMPTY_SESSION : { token: null, usuario: null };
}
