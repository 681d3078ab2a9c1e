import { isStaff } from '@filigrana/sdk/domain';
import type { ActivityAction } from '@filigrana/sdk/domain';
import { recordActivity } from '../../activity/activity.ts';
import type { AuthUser } from '../../auth/authenticate.ts';
import { endAllLogins, endLogin, insertLogin } from '../../auth/logins.repository.ts';
import type { TokenClaims } from '../../auth/tokens.ts';
import type { Trx } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';

const ID_BYTES = 16;

/** Begins a login of an account that has proved who it is. @returns its token. */
export async function beginLogin(
  { db, clock, ids, tokens }: Pick<Deps, 'db' | 'clock' | 'ids' | 'tokens'>,
  claims: Omit<TokenClaims, 'jti'>,
): Promise<string> {
  const { idUsuario } = claims;
  const now = clock.now();
  const idSesion = ids.random(ID_BYTES);
  const inicio = now.toISOString();
  const expira = new Date(now.getTime() + tokens.lifetimeMs).toISOString();
  await withTransaction(db, async (trx) => {
    const login = { idSesion, idUsuario, inicio, ultimoUso: inicio, expira, fin: null };
    await insertLogin(trx, login);
    await record(trx, claims, 'sesion.iniciada', inicio);
  });
  return tokens.sign({ ...claims, jti: idSesion });
}

/** Ends the login of the caller's token. One without an id, from before, lives until it expires. */
export async function closeLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: AuthUser,
): Promise<void> {
  const { idSesion } = user;
  if (idSesion === null) return;
  const now = clock.now().toISOString();
  await withTransaction(db, async (trx) => {
    await endLogin(trx, idSesion, now);
    await record(trx, user, 'sesion.cerrada', now);
  });
}

/** Ends every login of the caller's account, on every device. */
export async function closeAllLogins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: AuthUser,
): Promise<void> {
  const now = clock.now().toISOString();
  await withTransaction(db, async (trx) => {
    await endAllLogins(trx, user.idUsuario);
    await record(trx, user, 'sesion.todasCerradas', now);
  });
}

/** Only logins of the staff are recorded, not those of customers. */
async function record(
  trx: Trx,
  { idUsuario, rol }: Pick<AuthUser, 'idUsuario' | 'rol'>,
  accion: ActivityAction,
  fecha: string,
): Promise<void> {
  if (!isStaff(rol)) return;
  await recordActivity(trx, { fecha, idUsuario, accion, objeto: `cuenta ${idUsuario}` });
}
