import type { Role, User } from '@filigrana/sdk';
import { useSyncExternalStore } from 'react';
import { useShopContext } from '../provider/shop-context.ts';
import { sessionView, type SessionStatus, type StoredSession } from './session.chart.ts';

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
export function useStoredSession(): StoredSession {
  const { session } = useShopContext();
  return useSyncExternalStore<StoredSession>(session.subscribe, session.read, nobody);
}

/**
 * Who is using the shop. The login token itself stays hidden.
 *
 * @example const { status, usuario, logout } = useSession();
 */
export function useSession(): Session {
  const { logout } = useShopContext();
  return { ...sessionView(useStoredSession()), logout };
}
