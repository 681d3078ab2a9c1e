import { decodeToken, type Role, type SessionStore, type User } from '@filigrana/sdk';
import { roleOf } from '@filigrana/sdk/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useShopContext } from '../provider/shop-context.ts';

/** `unknown` on a server and while hydrating: nobody can tell yet. */
export type SessionStatus = 'unknown' | 'anonymous' | 'authenticated';

export interface Session {
  status: SessionStatus;
  /** The stored account; null also when a token is stored without one. */
  usuario: User | null;
  /** Role of the token, or of the account when the token does not say. */
  role: Role | null;
  /** Logs out. With `everything` the anonymous session and its cart are forgotten too. */
  logout(options?: { everything?: boolean }): void;
}

const nobody = () => null;

/** The stored session; null on a server and while hydrating. Follows other tabs. */
export function useStoredSession(): ReturnType<SessionStore['read']> | null {
  const { session } = useShopContext();
  return useSyncExternalStore<ReturnType<SessionStore['read']> | null>(
    session.subscribe,
    session.read,
    nobody,
  );
}

/**
 * Who is using the shop. The login token itself stays hidden.
 *
 * @example const { status, usuario, logout } = useSession();
 */
export function useSession(): Session {
  const { session } = useShopContext();
  const stored = useStoredSession();
  const logout = useCallback<Session['logout']>(
    (options) => session.clear({ sessionToken: options?.everything === true }),
    [session],
  );
  if (stored === null) return { status: 'unknown', usuario: null, role: null, logout };
  const { token, usuario } = stored;
  if (token === null) return { status: 'anonymous', usuario: null, role: null, logout };
  const role = decodeToken(token)?.rol ?? roleOf(usuario);
  return { status: 'authenticated', usuario, role, logout };
}
