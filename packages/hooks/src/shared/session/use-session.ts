import { decodeToken, type Role, type SessionState, type User } from '@filigrana/sdk';
import { roleOf } from '@filigrana/sdk/domain';
import { useSyncExternalStore } from 'react';
import { useShopContext } from '../provider/shop-context.ts';

/** `unknown` on a server and while hydrating: nobody can tell yet. */
export type SessionStatus = 'unknown' | 'anonymous' | 'authenticated';

export interface Session {
  status: SessionStatus;
  /** The stored account; null also when a token is stored without one. */
  usuario: User | null;
  /** Role of the token, or of the account when the token does not say. */
  role: Role | null;
  /**
   * Logs out, here at once; a server that keeps logins ends this one too. With `everything` the
   * anonymous session and its cart are forgotten too.
   */
  logout(options?: { everything?: boolean }): void;
}

const nobody = () => null;

/** The stored session; null on a server and while hydrating. Follows other tabs. */
export function useStoredSession(): SessionState | null {
  const { session } = useShopContext();
  return useSyncExternalStore<SessionState | null>(session.subscribe, session.read, nobody);
}

/**
 * Who is using the shop. The login token itself stays hidden.
 *
 * @example const { status, usuario, logout } = useSession();
 */
export function useSession(): Session {
  const { logout } = useShopContext();
  const stored = useStoredSession();
  if (stored === null) return { status: 'unknown', usuario: null, role: null, logout };
  const { token, usuario } = stored;
  if (token === null) return { status: 'anonymous', usuario: null, role: null, logout };
  // What a token says of its end is left to the server: the clocks of visitors are wrong too often.
  const role = decodeToken(token)?.rol ?? roleOf(usuario);
  return { status: 'authenticated', usuario, role, logout };
}
