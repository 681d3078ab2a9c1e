import { decodeToken } from '@filigrana/sdk';
import { useStoredSession } from './use-session.ts';

/**
 * Whose answers to read: the id of the logged-in account, as cache keys need it; null when nobody
 * is logged in, undefined while nobody can tell (server, hydration).
 */
export function useAccountId(): number | null | undefined {
  const stored = useStoredSession();
  if (stored === null) return undefined;
  const { token, usuario } = stored;
  if (token === null) return null;
  // A token that cannot be read and came without an account still opens what is its own.
  return decodeToken(token)?.idUsuario ?? usuario?.idUsuario ?? 0;
}
