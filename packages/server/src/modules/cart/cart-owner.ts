import { HttpProblem } from '@filigrana/sdk/answers';
import type { AuthUser } from '../../auth/authenticate.ts';
import type { SessionTokens } from '../../auth/session-tokens.ts';

/** Whose cart it is: an account's, or the one of an anonymous session. */
export type CartOwner = { idUsuario: number } | { sesionHash: string };

/**
 * Reads the owner from a call. The login takes priority; what else the body says is then ignored.
 *
 * @throws HttpProblem 401 without a login and without a session token that we issued.
 */
export function cartOwner(
  sessionTokens: SessionTokens,
  user: AuthUser | null,
  sessionToken: string | null | undefined,
): CartOwner {
  if (user) return { idUsuario: user.idUsuario };
  const sesionHash = sessionToken ? sessionTokens.hash(sessionToken) : null;
  if (sesionHash === null) throw new HttpProblem('UNAUTHENTICATED');
  return { sesionHash };
}
