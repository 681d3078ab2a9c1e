import type { Database } from '../db/database.ts';
import { findTokenAccount } from './accounts.repository.ts';
import type { Role, Tokens } from './tokens.ts';

/** Who is calling. */
export interface AuthUser {
  idUsuario: number;
  rol: Role;
}

/**
 * The account behind an `Authorization` header; null without one, and null when its token is
 * forged, expired, of a blocked account, or from before its role or password changed.
 */
export async function authenticate(
  { db, tokens }: { db: Database; tokens: Tokens },
  authorization: string | undefined,
): Promise<AuthUser | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? null : await tokens.verify(token);
  if (!claims) return null;
  const account = await findTokenAccount(db, claims.idUsuario);
  const alive =
    account?.estado === 'activo' &&
    account.tokenVersion === claims.tokenVersion &&
    account.rol === claims.rol;
  return alive ? { idUsuario: account.idUsuario, rol: account.rol } : null;
}
