import { isStaff } from '@filigrana/sdk/domain';
import type { StaffLogins } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import { findTokenAccount, touchLogin } from './logins.repository.ts';
import type { Role, Tokens } from './tokens.ts';

/** Who is calling. */
export interface AuthUser {
  idUsuario: number;
  rol: Role;
  /** The login that the token belongs to; null for tokens from before logins were kept. */
  idSesion: string | null;
  /** The shop demands a second step that this account has not set up. */
  mustSetUpTwoStep: boolean;
}

export interface AuthDeps {
  db: Database;
  tokens: Tokens;
  clock: Clock;
  staffLogins: StaffLogins;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often the use of a login is noted: a shop that is worked in does not write at every call. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS;

/**
 * The account behind an `Authorization` header; null without one, and null when its token is forged,
 * expired, of a blocked account, from before its role or password changed, of a login that has been
 * ended, or of one of the staff that nobody has used for too long.
 *
 * @param onUnnoted Told when the use of a login could not be noted: a full disk keeps nobody out.
 */
export async function authenticate(
  { db, tokens, clock, staffLogins }: AuthDeps,
  authorization: string | undefined,
  onUnnoted: (error: unknown) => void,
): Promise<AuthUser | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? null : await tokens.verify(token);
  if (!claims) return null;
  const idSesion = claims.jti ?? null;
  const account = await findTokenAccount(db, claims.idUsuario, idSesion ?? '');
  const alive =
    account?.estado === 'activo' &&
    account.tokenVersion === claims.tokenVersion &&
    account.rol === claims.rol;
  if (!alive) return null;
  const { idUsuario, rol, ultimoUso, fin } = account;
  if (idSesion !== null) {
    if (ultimoUso === null || fin !== null) return null;
    if (isStaff(rol)) {
      const now = clock.now();
      const unused = now.getTime() - Date.parse(ultimoUso);
      if (unused >= staffLogins.idleHours * HOUR_MS) return null;
      const noted = { now: now.toISOString(), before: ultimoUso };
      if (unused >= TOUCH_EVERY_MS) await touchLogin(db, idSesion, noted).catch(onUnnoted);
    }
  }
  const mustSetUpTwoStep =
    staffLogins.twoStep === 'required' && isStaff(rol) && account.activo !== 1;
  return { idUsuario, rol, idSesion, mustSetUpTwoStep };
}
